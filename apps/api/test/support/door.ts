import { exports } from "cloudflare:workers";
import { expectDescribed } from "./described.js";

/** Through the Worker's own door, with its own clock, store and secret. Every answer is held to the description. */
export const call = async (path: string, init?: RequestInit): Promise<Response> => {
  const url = `https://example.com${path}`;
  const response = await exports.default.fetch(url, init);
  await expectDescribed(init?.method ?? "GET", new URL(url).pathname, response);
  return response;
};

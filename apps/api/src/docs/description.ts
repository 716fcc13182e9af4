import type { OpenAPIHono } from "@hono/zod-openapi";

const ABOUT = `The daily deals of four patience games, and a judge that replays logs of them. JSON, days in UTC, no cookies, no accounts; pages of any origin may call it.

Errors are problem details (RFC 9457). Rely on their \`code\`. Beside the statuses of a route there are 404 and 405 for addresses and methods that do not exist, and 500 for a mistake of the service.`;

const TAGS = [
  { name: "Games", description: "What can be played." },
  { name: "Dailies", description: "The deals of a day, which open at midnight UTC and close 48 hours later." },
  { name: "Verdicts", description: "What a log comes to, for any deal." },
  { name: "Results", description: "Verified wins of dailies." },
  { name: "Service", description: "How the service is, and how it is described." },
];

export type Description = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** Describes the routes of the API, from the schemas that validate what they take and answer (OpenAPI 3.1). */
export const describeApi = (app: OpenAPIHono): Description =>
  app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Solitaire",
      version: "1",
      description: ABOUT,
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT" },
    },
    servers: [{ url: "/" }],
    tags: TAGS,
    security: [],
  });

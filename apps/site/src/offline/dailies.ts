import { dayAt } from "@solitaire/widget/days";
import { networkFirst } from "./network-first.js";
import type { FileCache } from "./precache.js";

/** Today's deals, those of a day, one of them: what is the same for everybody. Results of players are not among them. */
const DAILY = /^\/v1\/daily(?:\/\d{4}-\d{2}-\d{2}(?:\/[a-z-]+)?)?$/;
const TODAY = "/v1/daily";
/** The most answers that are kept; the oldest go first. */
const MOST = 24;
/** A network that is slower than this, in milliseconds, is not waited for where an answer is kept. */
const PATIENCE_MS = 4000;

/** Whether an address is one of those whose answers may be kept. */
export const isDaily = (path: string): boolean => DAILY.test(path);

/** Keeps the last answers about dailies, for when the API cannot be reached. */
export class Dailies {
  /** @param now Milliseconds since 1970. */
  constructor(
    private readonly open: () => Promise<FileCache>,
    private readonly fetch: (request: Request) => Promise<Response>,
    private readonly now: () => number,
  ) {}

  /** Asks the network first. What is kept is answered where that fails, and only for the day that it is about. */
  async answer(request: Request): Promise<Response> {
    const kept = await this.find(request);
    return networkFirst(this.ask(request), kept, PATIENCE_MS);
  }

  /** Asks for today's deals, so that they are there without a network. */
  async prepare(origin: string): Promise<void> {
    await this.ask(new Request(new URL(TODAY, origin)));
  }

  private async ask(request: Request): Promise<Response> {
    const response = await this.fetch(request);
    if (response.status === 200) await this.keep(request.url, response.clone());
    return response;
  }

  private async keep(url: string, response: Response): Promise<void> {
    const cache = await this.open();
    await cache.delete(url);
    await cache.put(url, undated(response));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  }

  /** What is kept, if it is about the day that is asked for: "today" is another day tomorrow. */
  private async find({ url }: Request): Promise<Response | undefined> {
    const kept = await (await this.open()).match(url);
    if (!kept || new URL(url).pathname !== TODAY) return kept;
    const { date } = (await kept.clone().json()) as { date?: unknown };
    return date === dayAt(this.now()) ? kept : undefined;
  }
}

/** An answer that is kept tells what day it is, and not how late. */
const undated = ({ body, headers }: Response): Response => {
  const kept = new Headers(headers);
  kept.delete("Date");
  return new Response(body, { headers: kept });
};

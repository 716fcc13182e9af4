import { Agent, request } from "node:http";

export interface Sent {
  readonly method: string;
  readonly path: string;
  /** Is sent as JSON. */
  readonly body?: unknown;
}

export interface Answered {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly text: string;
}

export interface Load {
  readonly url: URL;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly next: (i: number) => Sent;
  /** Is told of every answer. */
  readonly answered?: (answer: Answered, i: number) => void;
  /** Stops it before the time. */
  readonly signal?: AbortSignal;
}

export interface Loaded {
  /** Of the requests that were answered, in milliseconds. */
  readonly latencies: readonly number[];
  /** How many answers had which status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** More than that is a mistake, not a measurement. */
const MOST_REQUESTS = 1_000_000;
const MOST_CONNECTIONS = 100;
const TIMEOUT = 30_000;

/**
 * Sends requests to a server on this machine at a constant rate. Each is due at its time, whether or not those before it
 * have been answered, and its latency counts from then: a service that is slow for a moment is not asked less. (The known
 * load generators do the same or correct for it, but keep no book of what each answer has acknowledged.)
 */
export const sendPaced = async ({ url, rate, seconds, next, answered, signal }: Load): Promise<Loaded> => {
  const count = Math.round(rate * seconds);
  if (url.hostname !== "127.0.0.1") throw new RangeError(`Loads are for this machine alone, not for ${url.hostname}.`);
  if (!(count <= MOST_REQUESTS)) throw new RangeError(`${count} requests are more than ${MOST_REQUESTS}.`);
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const open = new Set<Promise<void>>();
  const sendOne = async (due: number, i: number): Promise<void> => {
    const { status, text } = await send(agent, url, next(i));
    if (status > 0) latencies.push(performance.now() - due);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    answered?.({ status, text }, i);
  };
  const begin = performance.now();
  for (let i = 0; i < count; i++) {
    const due = begin + (i * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    if (signal?.aborted) break;
    const answer = sendOne(due, i).finally(() => open.delete(answer));
    open.add(answer);
  }
  await Promise.all(open);
  agent.destroy();
  return { latencies, statuses };
};

const send = (agent: Agent, url: URL, { method, path, body }: Sent): Promise<Answered> =>
  new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, text: "" });
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers =
      text === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
    const sending = request(new URL(path, url).href, { method, agent, headers, timeout: TIMEOUT }, (response) => {
      let received = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (received += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: received }));
      response.on("error", lost);
      response.on("close", lost);
    });
    sending.on("timeout", () => sending.destroy());
    sending.on("error", lost);
    sending.end(text);
  });

import type { Move } from "@solitaire/engine";
import type { Outcome } from "@solitaire/engine/solver";

/** Can this game be won from where it stands? A question takes the place of the one before it. */
export interface Question {
  /** Counts upwards. */
  readonly id: number;
  /** The variant: `penguin`. */
  readonly game: string;
  /** The number of the deal. */
  readonly deal: string;
  /** The moves from the deal to the position. */
  readonly log: string;
}

/** Takes the place of a question whose answer is no longer wanted. */
export interface Drop {
  readonly id: number;
  readonly game?: undefined;
}

export interface Answer {
  /** The question's. */
  readonly id: number;
  readonly verdict: Outcome;
  /** Where it is won: moves that win. */
  readonly moves?: readonly Move[] | undefined;
  /** Why there is no better answer, where something went wrong. */
  readonly failure?: string | undefined;
}

/** A worker, a worker's own scope, or an end of a channel of messages. */
export interface Port {
  postMessage(message: unknown, transfer: []): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  start?(): void;
}

/** One end of the way between a table and its solver. */
export interface Channel {
  send(message: Question | Drop | Answer): void;
}

/** @param hear Told every message that comes. */
export const openChannel = (port: Port, hear: (message: unknown) => void): Channel => {
  port.addEventListener("message", ({ data }) => hear(data));
  port.start?.();
  return { send: (message) => port.postMessage(message, []) };
};

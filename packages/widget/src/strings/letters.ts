import { RANKS } from "@solitaire/engine";

/** A rank, 0 = ace, as it stands in the corner of a card: A, 2, 10, K. */
export type Letter = (rank: number) => string;

export const latin: Letter = (rank) => (RANKS[rank] === "T" ? "10" : RANKS[rank]!);

import { RANKS } from "@solitaire/engine";

/** A rank, 0 = ace, as it stands in the corner of a card: A, 2, 10, K. */
export type Letter = (rank: number) => string;

export const latin: Letter = (rank) => (RANKS[rank] === "T" ? "10" : RANKS[rank]!);

/** Туз, валет, дама, король. */
const CYRILLIC: Readonly<Record<number, string>> = { 0: "Т", 10: "В", 11: "Д", 12: "К" };

export const cyrillic: Letter = (rank) => CYRILLIC[rank] ?? latin(rank);

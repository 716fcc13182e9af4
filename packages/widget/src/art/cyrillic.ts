import { latin, type Letter } from "../strings/letters.js";

/** Т, В, Д, К: туз, валет, дама, король. */
const LETTERS: Readonly<Record<number, string>> = { 0: "Т", 10: "В", 11: "Д", 12: "К" };

export const cyrillic: Letter = (rank) => LETTERS[rank] ?? latin(rank);

/** Index glyphs by rank, drawn as wide as the Latin ones, so that the pips stay where they are. К is K. */
export const CYRILLIC_GLYPHS: Readonly<Record<number, string>> = {
  0: "M.4 1.1h9.2M5 1.1V20",
  10: "M1.2 20V0m0 1.1h2.9C6 1.1 7.1 2.7 7.1 5.2S6 9.3 4.1 9.3H1.2m2.9 0c2.2 0 3.5 1.8 3.5 4.8s-1.3 4.8-3.5 4.8H1.2",
  11: "M1 22.4v-3.5h8.4v3.5M2.2 18.9C3.2 14 3.4 8 3.4 1.1h4.4v17.8",
};

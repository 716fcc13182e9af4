import { findVariant, type Rules, rulesFor, rulesTag } from "@solitaire/engine";

/** What is surveyed: a game, or a game with its first move made. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly rules: Rules;
  /** The rules with their version, such as `penguin@1`. */
  readonly tag: string;
  /** An action by its text, made before the deal is looked at. */
  readonly begin?: string;
  /** Deals are numbered from 1; so many of them are surveyed by default, and for each question. */
  readonly deals: Readonly<Record<Question, number>>;
  /** The most positions that the solver looks at; without it, its own budget. */
  readonly nodes?: number;
  /** How many of their moves the players of `checked` make without checking, from 0 to 1. */
  readonly slips: number;
  /** Whether the deals without a win are few enough to be listed. */
  readonly lists: boolean;
}

/** Can it be won? How do careful random players fare, and how those who check most moves? What is the shortest win? */
export const questions = ["verdict", "careful", "checked", "par"] as const;
export type Question = (typeof questions)[number];

interface Options {
  readonly id?: string;
  readonly title?: string;
  readonly begin?: string;
  readonly deals: Subject["deals"];
  readonly nodes?: number;
  readonly slips?: number;
  readonly lists?: boolean;
}

const subject = (
  game: string,
  { id = game, title, begin, deals, nodes, slips = 0, lists = false }: Options,
): Subject => {
  const variant = findVariant(game);
  if (!variant.ok) throw new Error(variant.error.message);
  return {
    id,
    title: title ?? variant.value.name,
    rules: rulesFor(variant.value),
    tag: rulesTag(variant.value),
    deals,
    slips,
    lists,
    ...(begin === undefined ? {} : { begin }),
    ...(nodes === undefined ? {} : { nodes }),
  };
};

/** In the order of the report. */
export const subjects: readonly Subject[] = [
  subject("penguin", { deals: { verdict: 100_000, careful: 2000, checked: 300, par: 1000 }, slips: 0.3, lists: true }),
  subject("stalactites", { deals: { verdict: 20_000, careful: 2000, checked: 300, par: 1000 }, slips: 0.2 }),
  subject("stalactites", {
    id: "stalactites-by-ones",
    title: "Stalactites by ones",
    begin: "by1",
    deals: { verdict: 20_000, careful: 0, checked: 0, par: 1000 },
  }),
  subject("stalactites", {
    id: "stalactites-by-twos",
    title: "Stalactites by twos",
    begin: "by2",
    deals: { verdict: 20_000, careful: 0, checked: 0, par: 1000 },
  }),
  subject("zodiac", { deals: { verdict: 20_000, careful: 4000, checked: 300, par: 0 }, slips: 0.03 }),
  subject("zodiac-classic", { deals: { verdict: 10_000, careful: 1000, checked: 0, par: 0 } }),
  subject("rouge-et-noir", {
    deals: { verdict: 2000, careful: 2000, checked: 0, par: 0 },
    nodes: 40_000_000,
    lists: true,
  }),
];

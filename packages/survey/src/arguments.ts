import { parseArgs } from "node:util";
import { type Question, questions, type Subject, subjects } from "./subjects.ts";

export interface Arguments {
  readonly subjects: readonly Subject[];
  readonly questions: readonly Question[];
  /** Deals for every question instead of each subject's own number. */
  readonly deals: number | undefined;
  readonly workers: number;
  /** Where data and report go; the repository's `docs` unless told otherwise. */
  readonly out: string | undefined;
  /** Draws plots and tables from the data that are there. */
  readonly drawOnly: boolean;
}

export const usage = `Measures how often the games can be won.

  npm run survey -- [--games penguin,zodiac] [--questions ${questions.join(",")}] [--deals 1000] [--workers 2] [--out folder] [--draw-only]

Games: ${subjects.map(({ id }) => id).join(", ")}.`;

/** Reads the command line; throws an Error that says what is wrong with it. */
export const parseArguments = (args: readonly string[], cores: number): Arguments => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: "string" },
      questions: { type: "string" },
      deals: { type: "string" },
      workers: { type: "string" },
      out: { type: "string" },
      "draw-only": { type: "boolean", default: false },
    },
  });
  return {
    subjects: chosen("game", subjects, ({ id }) => id, values.games),
    questions: chosen("question", questions, (id) => id, values.questions),
    deals: values.deals === undefined ? undefined : count("--deals", values.deals),
    workers: values.workers === undefined ? cores : count("--workers", values.workers),
    out: values.out,
    drawOnly: values["draw-only"],
  };
};

const chosen = <T>(what: string, all: readonly T[], idOf: (each: T) => string, text: string | undefined): T[] => {
  if (text === undefined) return [...all];
  const ids = text.split(",");
  const unknown = ids.find((id) => all.every((each) => idOf(each) !== id));
  if (unknown !== undefined) {
    throw new Error(`There is no ${what} "${unknown}" here. There are ${all.map(idOf).join(", ")}.`);
  }
  return all.filter((each) => ids.includes(idOf(each)));
};

const count = (option: string, text: string): number => {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`${option} expects a whole number from 1 on, not "${text}".`);
  return Number(text);
};

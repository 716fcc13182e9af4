import { parseArgs } from "node:util";

export const USAGE = `Usage: soak [--minutes 30] [--check TEXT] [--first 1] [--last N]

  --minutes   stops after so many minutes, and says what was left out
  --check     only the checks whose names contain the text, such as "penguin" or "simulation"
  --first     the first deal, seed or position of each check, instead of 1
  --last      the last one, instead of the check's own`;

export interface Options {
  readonly minutes: number;
  readonly check: string;
  readonly first: number;
  readonly last: number | undefined;
}

/** Reads the arguments; a sentence if they cannot be read. */
export const readOptions = (args: readonly string[]): Options | string => {
  const text = { type: "string" } as const;
  try {
    const options = { minutes: text, check: text, first: text, last: text };
    const { values } = parseArgs({ args: args.filter((each) => each !== "--"), options });
    const { minutes = "30", check = "", first = "1", last } = values;
    if (!(Number(minutes) > 0)) return `--minutes is a number above 0, not ${minutes}.`;
    for (const number of [first, last ?? "1"]) {
      if (!/^[1-9]\d{0,8}$/.test(number)) return `--first and --last are whole numbers from 1, not ${number}.`;
    }
    return {
      minutes: Number(minutes),
      check: check.toLowerCase(),
      first: Number(first),
      last: last === undefined ? undefined : Number(last),
    };
  } catch (error) {
    return (error as Error).message;
  }
};

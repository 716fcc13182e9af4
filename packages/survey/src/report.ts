import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCS, readAllFindings, writeData } from "./folder.ts";
import { carefulPlot } from "./plots/careful-plot.ts";
import { effortPlot } from "./plots/effort-plot.ts";
import { lengthsPlot } from "./plots/lengths-plot.ts";
import { type Plot, renderSvg } from "./plots/render.ts";
import { winnabilityPlot } from "./plots/winnability-plot.ts";
import { zodiacPlot } from "./plots/zodiac-plot.ts";
import { type AllFindings, sharesIn } from "./shares.ts";
import { tables } from "./tables.ts";

/** The games as they are dealt, without a move made. */
const GAMES = ["penguin", "stalactites", "zodiac", "zodiac-classic", "rouge-et-noir"];

export const plotsOf = (all: AllFindings): Plot[] => [
  winnabilityPlot(sharesIn(all)),
  lengthsPlot(all, GAMES),
  effortPlot(all, GAMES),
  carefulPlot(all, GAMES),
  zodiacPlot(all),
];

/**
 * Puts the tables into a report, each between its marks: `<!-- table: effort -->` and `<!-- end -->`. Everything else
 * is left as it is. A mark without a table is an error.
 */
export const fillIn = (report: string, all: AllFindings): string =>
  report.replaceAll(
    /(<!-- table: ([a-z]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const table = tables[name];
      if (!table)
        throw new Error(`The report asks for a table "${name}". There are ${Object.keys(tables).join(", ")}.`);
      return `${begin}\n${table(all)}\n\n${end}`;
    },
  );

/** Draws the plots and fills in the tables, of the folder's report or of a copy of the project's, from the folder's data. */
export const drawReport = async (docs: string): Promise<void> => {
  const all = readAllFindings(docs);
  for (const plot of plotsOf(all)) writeData(docs, `${plot.name}.svg`, await renderSvg(plot));
  const file = join(docs, "winnability.md");
  const text = readFileSync(existsSync(file) ? file : join(DOCS, "winnability.md"), "utf8");
  writeFileSync(file, fillIn(text, all));
};

import { type AllFindings, type Share, sharesIn } from "./shares.ts";
import { total, within } from "./statistics.ts";
import { type Question, type Subject, subjects } from "./subjects.ts";
import { countsIn, figures, numberOf, type Row } from "./table.ts";
import { markdownTable, percent, tenth, whole } from "./words.ts";

/** The report's tables, by the name that marks their place. */
export const tables: Readonly<Record<string, (all: AllFindings) => string>> = {
  winnable: (all) =>
    markdownTable(
      ["game", "deals from 1", "won", "lost", "open", "winnable", "95 % interval"],
      sharesIn(all).map((share) => [
        share.subject.title,
        ...[share.deals, share.won, share.lost, share.unknown].map(whole),
        share.text,
        interval(share),
      ]),
    ),
  zodiac: (all) => {
    const rows = all.get("zodiac")?.verdict;
    const [won, lost] = (["won", "lost"] as const).map((verdict) => countsIn(rows, `bound-${verdict}`));
    const ranges = [
      ["at most 6", 0, 6],
      ["7", 7, 7],
      ["8", 8, 8],
      ["9 and more", 9, Number.POSITIVE_INFINITY],
    ] as const;
    return markdownTable(
      ["places needed at least", "deals", "won", "lost"],
      ranges.map(([text, low, high]) => {
        const [winnable, not] = [within(won!, low, high), within(lost!, low, high)];
        return [text, ...[winnable + not, winnable, not].map(whole)];
      }),
    );
  },
  effort: (all) =>
    markdownTable(
      ["game", "mean", "median", "90 %", "99 %", "most"],
      asked(all, "verdict").map(([{ title }, rows]) => [title, ...figuresOf(rows, "effort", whole)]),
    ),
  lengths: (all) =>
    markdownTable(
      ["game", "wins", "mean", "median", "90 %", "99 %", "longest"],
      asked(all, "verdict").map(([{ title }, rows]) => [
        title,
        whole(numberOf(rows, "verdict", "won")!),
        ...figuresOf(rows, "moves", whole, tenth),
      ]),
    ),
  par: (all) =>
    markdownTable(
      ["game", "winnable", "proved", "mean", "median", "90 %", "99 %", "longest"],
      asked(all, "par").map(([{ title }, rows]) => [
        title,
        whole(numberOf(rows, "verdict", "won")!),
        whole(numberOf(rows, "proved", "won")!),
        ...figuresOf(rows, "moves", whole, tenth),
      ]),
    ),
  careful: (all) =>
    markdownTable(
      ["game", "winnable deals", "won by the players, mean", "median", "deals that none of them wins"],
      asked(all, "careful").map(([{ title }, rows]) => {
        const counts = countsIn(rows, "permille");
        const deals = total(counts);
        const share = (value: string): string => percent(numberOf(rows, "wins", value)!, 0);
        return [title, whole(deals), share("mean"), share("median"), percent(within(counts, 0, 0) / deals, 0)];
      }),
    ),
  checked: (all) =>
    markdownTable(
      ["game", "winnable deals", "careful players that win", "score of the level", "solver's effort"],
      asked(all, "checked").map(([{ title }, rows]) => [
        title,
        whole(numberOf(rows, "verdict", "won")!),
        ...["careful", "score", "effort"].map((value) => numberOf(rows, "rank-correlation", value)!.toFixed(2)),
      ]),
    ),
  levels: (all) =>
    markdownTable(
      ["game", "gentle", "easy", "medium", "hard", "expert"],
      asked(all, "careful").map(([{ title }, rows]) => {
        const counts = countsIn(rows, "level");
        return [title, ...[1, 2, 3, 4, 5].map((level) => percent((counts.get(level) ?? 0) / total(counts), 0))];
      }),
    ),
};

const asked = (all: AllFindings, question: Question): [Subject, readonly Row[]][] =>
  subjects.flatMap((subject) => {
    const rows = all.get(subject.id)?.[question];
    return rows ? [[subject, rows] as [Subject, readonly Row[]]] : [];
  });

const figuresOf = (rows: readonly Row[], measure: string, text: typeof whole, meanText = text): string[] =>
  figures.map((figure) => {
    const number = numberOf(rows, measure, figure);
    return number === undefined ? "–" : (figure === "mean" ? meanText : text)(number);
  });

const interval = ({ low, high, deals }: Share): string =>
  `${percent(low, deals).replace(" %", "")} – ${percent(high, deals)}`;

/** `20,000` */
export const whole = (number: number): string => number.toLocaleString("en-GB", { maximumFractionDigits: 0 });

/** `73.7` */
export const tenth = (number: number): string =>
  number.toLocaleString("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `99.88 %`: two places after the point where there are so many deals that they mean something, otherwise one. */
export const percent = (share: number, deals: number): string => `${(share * 100).toFixed(places(deals))} %`;

/** The same, rounded down. */
export const percentAtLeast = (share: number, deals: number): string => {
  const unit = 10 ** (2 + places(deals));
  return percent(Math.floor(share * unit + 1e-6) / unit, deals);
};

const places = (deals: number): number => (deals >= 2000 ? 2 : 1);

/** A table in Markdown; the first column is text, the others are figures. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(" | ")} |`;
  const rule = widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
};

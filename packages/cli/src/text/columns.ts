/** Rows of cells as lines of text, each column as wide as its widest cell and two spaces apart. */
export const alignColumns = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

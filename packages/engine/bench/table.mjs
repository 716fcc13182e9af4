// Figures and goals as text.

/** @param {number} value */
export const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** @param {number} share */
export const percent = (share) => `${(100 * share).toFixed(2)} %`;

/**
 * Rows of cells, the first column to the left, the others to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const printTable = (head, rows) => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])));
    console.log(cells.join("  ").trimEnd());
  }
};

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {string} value
 * @property {string} bound
 * @property {boolean} missed
 */

/** @param {string} name @param {number} value @param {number} most @param {string} [unit] @returns {Goal} */
export const atMost = (name, value, most, unit = "ms") => ({
  name,
  value: `${number(value, 2)} ${unit}`.trim(),
  bound: `at most ${most}`,
  missed: !(value <= most),
});

/** @param {string} name @param {number} value @param {number} least A share. @returns {Goal} */
export const shareAtLeast = (name, value, least) => ({
  name,
  value: percent(value),
  bound: `at least ${percent(least)}`,
  missed: !(value >= least),
});

/** What has to be exactly so. @param {string} name @param {string} value @param {string} expected @returns {Goal} */
export const exactly = (name, value, expected) => ({ name, value, bound: expected, missed: value !== expected });

/** @param {readonly Goal[]} goals */
export const printGoals = (goals) => {
  printTable(
    ["", "is", "goal", ""],
    goals.map(({ name, value, bound, missed }) => [name, value, bound, missed ? "MISSED" : ""]),
  );
};

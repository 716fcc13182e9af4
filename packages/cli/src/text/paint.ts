/** Marks up a text for a terminal. */
export type Paint = (text: string) => string;

export interface Paints {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
}

const sequence =
  (on: number, off: number): Paint =>
  (text) =>
    `\u001b[${on}m${text}\u001b[${off}m`;

const plain: Paint = (text) => text;

/** Text attributes of ECMA-48, or none. */
export const paints = (colours: boolean): Paints =>
  colours
    ? { bold: sequence(1, 22), dim: sequence(2, 22), red: sequence(31, 39) }
    : { bold: plain, dim: plain, red: plain };

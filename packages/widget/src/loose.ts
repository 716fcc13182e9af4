/** What a text property may hold all the same, where a framework or a script without types sets it. */
export type Loose = string | number | bigint | null | undefined;

/** The text that was given. `undefined`: none was. */
export const givenText = (value: Loose): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** The text, or an empty one. */
export const textOf = (value: Loose): string => givenText(value) ?? "";

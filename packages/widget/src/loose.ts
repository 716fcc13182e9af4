/**
 * The text that was given where a text was meant. A framework, or a script without types, may set anything at all;
 * `undefined`: nothing.
 */
export const givenText = (value: unknown): string | undefined => {
  try {
    return (value ?? undefined) === undefined ? undefined : String(value);
  } catch {
    // An object that makes no text.
    return "{}";
  }
};

/** What may be set for a value: a framework that has nothing to set may set nothing, which is as if it had not been set. */
export type OrNone<Value> = Value | null | undefined;

/** Its beginning, for a sentence that tells of it. */
export const beginningOf = (text: string): string => text.replace(/^(.{60}).+/su, "$1…");

/** The text, or an empty one. */
export const textOf = (value: unknown): string => givenText(value) ?? "";

/** What a parser answers: the value, or what was wrong with the input. Parsers never throw on bad input. */
export type Result<T, E = InputError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** What is wrong with a text or a value that came from outside. */
export interface InputError {
  /** Stable, for programs: `bad-deal`, `bad-log`, … */
  readonly code: string;
  /** An English sentence that says what was wrong. */
  readonly message: string;
  /** Where: the index, from 0, of the log's entry. */
  readonly at?: number;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const bad = (
  code: string,
  message: string,
  at?: number,
): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: at === undefined ? { code, message } : { code, message, at },
});

/**
 * What came from outside for a text, quoted and shortened, to be named at the beginning of a message. Programs without
 * types may hand in anything: `5`, `null`, or what is told no more of than that it is an object.
 */
export const quote = (text: unknown): string => {
  if (typeof text === "string") return JSON.stringify(text.replace(/^(.{24}).+/su, "$1…"));
  return Object(text) === text ? "An object" : String(text);
};

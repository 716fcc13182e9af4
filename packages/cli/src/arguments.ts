import { parseArgs } from "node:util";
import type { Result } from "@solitaire/engine";
import type { Args, Command } from "./command.js";

/** Reads a command's arguments. The error is a sentence about the first thing that does not fit. */
export const readArguments = (command: Command, argv: readonly string[]): Result<Args, string> => {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    // No option is a digit, so this is a number that was meant as an operand.
    const signed = argv.find((arg) => /^-\d/.test(arg));
    if (signed !== undefined) return { ok: false, error: `${signed} is no option, and no number here has a sign.` };
    return { ok: false, error: sentence(error.message) };
  }
  const wrong = wrongOperands(command.operands, parsed.positionals);
  if (wrong !== undefined) return { ok: false, error: wrong };

  const values = Object.entries(parsed.values);
  return {
    ok: true,
    value: {
      operands: parsed.positionals,
      flags: new Set(values.filter(([, value]) => value === true).map(([name]) => name)),
      values: new Map(values.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    },
  };
};

const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");

/** Node's own message without its advice on operands that begin with a dash: there are none here. */
const sentence = (message: string): string => {
  const [first = ""] = message.split(/\. To specify|\n/);
  return first.endsWith(".") ? first : `${first}.`;
};

const wrongOperands = (wanted: readonly string[], given: readonly string[]): string | undefined => {
  const missing = wanted.find((name, i) => i >= given.length && !name.startsWith("["));
  if (missing !== undefined) return `${missing.replace("...", "")} is missing.`;
  const takesMore = wanted.at(-1)?.endsWith("...") ?? false;
  const extra = takesMore ? undefined : given[wanted.length];
  return extra === undefined ? undefined : `${JSON.stringify(extra)} is one argument too many.`;
};

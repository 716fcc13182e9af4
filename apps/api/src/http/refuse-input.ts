import type { InputError } from "@solitaire/engine";
import { fail, type Failure } from "../problem.js";

/** What the engine refuses to read, as the API's own failure. */
export const refuseInput = ({ code, message, at }: InputError): Failure<400 | 413 | 422> => {
  switch (code) {
    case "bad-deal":
    case "bad-log":
    case "too-many-moves":
    case "unknown-rules":
      return fail(code, message, { at });
    case "log-too-long":
      return fail("too-large", message);
    default:
      throw new Error(`the engine refused a game with a code that is not known here: ${code}`);
  }
};

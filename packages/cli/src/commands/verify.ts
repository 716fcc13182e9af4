import { findVariant, rulesFor, type Submission, verify as verifyLog } from "@solitaire/engine";
import { type Command, EXIT, refuse } from "../command.js";
import { readLog } from "../input/log.js";

/** `solitaire verify`: what a log of a game comes to. */
export const verify: Command = {
  name: "verify",
  operands: ["GAME", "DEAL", "[LOGFILE|-]"],
  options: { rules: { value: "RULES", help: "the version of the rules it was played by, such as penguin@1" } },
  summary: "judge a log of a game",
  details: `Replays the log of a game and prints one line of JSON:

  {"outcome":"won","moves":118}
  {"outcome":"unfinished","moves":37}
  {"outcome":"illegal","moves":3,"at":3,"reason":"R2 is empty."}

moves are those made, at is the index, from 0, of the first entry that is not legal. The log is read from LOGFILE, or
from stdin without one or with -. It is one line: T3-F1 W-T12 T4-T9:5 S S*37 by1.

Exit codes: 0 won, 1 not won, 2 bad input.`,
  run: async ({ operands: [game = "", deal = "", file = "-"], values }, io) => {
    const variant = findVariant(game);
    if (!variant.ok) return refuse(io, variant.error.message);
    const rules = rulesFor(variant.value);
    const submission: Submission = { deal, log: "", rules: values.get("rules") };
    // Whatever is wrong besides the log is said before anybody waits for the log.
    const early = verifyLog(rules, submission);
    if (!early.ok) return refuse(io, early.error.message);

    const log = await readLog(file, io);
    if (!log.ok) return refuse(io, log.error);
    const verdict = verifyLog(rules, { ...submission, log: log.value });
    if (!verdict.ok) return refuse(io, verdict.error.message);
    io.stdout.write(`${JSON.stringify(verdict.value)}\n`);
    return verdict.value.outcome === "won" ? EXIT.ok : EXIT.no;
  },
};

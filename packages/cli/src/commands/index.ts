import type { Command } from "../command.js";
import { conform } from "./conform.js";
import { deal } from "./deal.js";
import { games } from "./games.js";
import { solve } from "./solve.js";
import { verify } from "./verify.js";

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [games, deal, verify, solve, conform];

import type { Command, Option } from "./command.js";
import { alignColumns } from "./text/columns.js";

const HELP: Option = { help: "show this help" };

/** The first line of a command's help, also shown with a mistake in its arguments. */
export const usageOf = (command: Command): string => {
  const options = Object.entries(command.options).map(([name, option]) => `[${spelled(name, option)}]`);
  return ["Usage: solitaire", command.name, ...command.operands, ...options].join(" ");
};

/** The help of one command. */
export const commandHelp = (command: Command): string => {
  const options = Object.entries({ ...command.options, help: HELP });
  const table = alignColumns(options.map(([name, option]) => [`  ${spelled(name, option)}`, option.help]));
  return `${usageOf(command)}\n\n${command.details.trim()}\n\nOptions:\n${table}\n`;
};

/** The help of the program. */
export const programHelp = (commands: readonly Command[]): string => {
  const table = alignColumns(
    commands.map(({ name, operands, summary }) => [`  ${[name, ...operands].join(" ")}`, summary]),
  );
  return `Usage: solitaire COMMAND

Deals patience games by number, judges logs of games, solves them, and checks the rules against traces.

Commands:
${table}

Options:
  --help     show this help; after a command, the help of that command
  --version  show the version

Exit codes: 0 yes, 1 no (not won, or mismatches), 2 bad input, 130 stopped by Ctrl+C.
`;
};

const spelled = (name: string, { value }: Option): string => (value === undefined ? `--${name}` : `--${name} ${value}`);

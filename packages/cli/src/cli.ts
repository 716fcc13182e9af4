import manifest from "../package.json" with { type: "json" };
import { readArguments } from "./arguments.js";
import { type Command, EXIT, type ExitCode, refuse } from "./command.js";
import { commands } from "./commands/index.js";
import { commandHelp, programHelp, usageOf } from "./help.js";
import type { Io } from "./io.js";

/** Runs the program: finds the command, reads its arguments, answers with the exit code. */
export const runCli = (argv: readonly string[], io: Io): ExitCode | Promise<ExitCode> => {
  const [first, ...rest] = argv;
  if (first === undefined) return misuse(io, "no command was given.");
  if (first === "--help" || first === "-h") return print(io, programHelp(commands));
  if (first === "--version") return print(io, `${manifest.version}\n`);
  const command = commands.find(({ name }) => name === first);
  if (command) return runCommand(command, rest, io);
  return misuse(io, `${JSON.stringify(first)} is no ${first.startsWith("-") ? "option" : "command"} here.`);
};

const runCommand = (command: Command, argv: readonly string[], io: Io): ExitCode | Promise<ExitCode> => {
  if (argv.includes("--help") || argv.includes("-h")) return print(io, commandHelp(command));
  const args = readArguments(command, argv);
  if (args.ok) return command.run(args.value, io);
  return refuse(io, `${args.error}\n${usageOf(command)}\nMore: solitaire ${command.name} --help`);
};

const misuse = (io: Io, message: string): ExitCode => refuse(io, `${message}\n\n${programHelp(commands).trimEnd()}`);

const print = (io: Io, text: string): ExitCode => {
  io.stdout.write(text);
  return EXIT.ok;
};

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { solitaire } from "./front-door.js";

const GAMES = "zodiac, zodiac-classic, stalactites, rouge-et-noir, penguin";

test.each<[args: string, message: string]>([
  ["", "no command was given."],
  ["shuffle", '"shuffle" is no command here.'],
  ["--json", '"--json" is no option here.'],
  ["games all", '"all" is one argument too many.'],
  ["games --yaml", "Unknown option '--yaml'."],
  ["deal", "GAME is missing."],
  ["deal penguin", "DEAL is missing."],
  ["deal penguin 1 2", '"2" is one argument too many.'],
  ["deal penguin 1 --json=yes", "Option '--json' does not take an argument."],
  ["deal penguin -5", "-5 is no option, and no number here has a sign."],
  ["verify penguin", "DEAL is missing."],
  ["verify penguin 1 a.log b.log", '"b.log" is one argument too many.'],
  ["verify penguin 1 --rules", "Option '--rules <value>' argument missing."],
  ["solve penguin", "DEAL|FROM-TO is missing."],
  ["solve penguin 1 a.log b.log", '"b.log" is one argument too many.'],
  ["solve penguin 1 --nodes", "Option '--nodes <value>' argument missing."],
  ["conform", "FILE is missing."],
])("solitaire %s: says what is wrong and how it is used", (args, message) => {
  const { code, stdout, stderr } = solitaire(args.split(" ").filter(Boolean));
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^solitaire: /);
  expect(stderr).toContain(message);
  expect(stderr).toContain(`Usage: solitaire ${/^(games|deal|verify|solve|conform)/.exec(args)?.[0] ?? "COMMAND"}`);
  expect(stderr).not.toMatch(/^ +at /m);
});

test.each<[args: string, message: string]>([
  ["deal canfield 1", `"canfield" is no game here. The games are ${GAMES}.`],
  ["deal Penguin 1", `"Penguin" is no game here. The games are ${GAMES}.`],
  ["verify canfield 1", `"canfield" is no game here. The games are ${GAMES}.`],
  ["deal penguin 0", '"0" is no deal number: numbers begin at 1.'],
  ["deal penguin 007", '"007" is no deal number: numbers have no leading zeros.'],
  ["deal penguin 1e5", '"1e5" is no deal number: only the digits 0 to 9 are expected, or ms in front of them.'],
  ["deal penguin ms8589934592", '"ms8589934592" is no deal number: ms numbers end at 8589934591.'],
  ["deal penguin 123456789012345678901", '"123456789012345678901" is no deal number: it has more than 20 digits.'],
  ["verify penguin MS5", '"MS5" is no deal number: only digits follow a small ms.'],
  ["verify penguin 1 --rules penguin@2", '"penguin@2" names no rules known here; this game\'s are penguin@1.'],
  ["verify penguin 1 no.log", "cannot read no.log: there is no such file."],
  ["verify penguin 1 .", "cannot read .: it is a folder."],
  ["conform no.jsonl", "cannot read no.jsonl: there is no such file."],
])("solitaire %s: says what is wrong with the input", (args, message) => {
  expect(solitaire(args.split(" "))).toEqual({ code: 2, stdout: "", stderr: `solitaire: ${message}\n` });
});

test("the help names every command", () => {
  const { code, stdout, stderr } = solitaire(["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const command of ["games", "deal GAME DEAL", "verify GAME DEAL", "solve GAME DEAL|FROM-TO", "conform FILE"]) {
    expect(stdout).toContain(`  ${command}`);
  }
});

test.each(["games", "deal", "verify", "solve", "conform"])("%s has its own help, whatever else is said", (command) => {
  const { code, stdout, stderr } = solitaire([command, "x", "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`Usage: solitaire ${command}`);
  expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
});

test("the version is the package's", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  expect(solitaire(["--version"])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
});

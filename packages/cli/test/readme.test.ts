import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PROGRAM } from "./front-door.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What readers have to bring first: a server, a build, a file of their own. */
const NEEDS_MORE = /^(curl|npm) |sample\.jsonl/;

/** A page's commands, each with what it says below them that they print; the status is that of the command before. */
const examplesIn = (page: string): [command: string, printed: string][] =>
  Array.from(readFileSync(join(root, page), "utf8").matchAll(/^```(?:sh)?\n\$ (.*?)^```/gms), ([, block = ""]) => block)
    .flatMap((block) => {
      const examples = block.split(/^\$ /m).map((each) => each.split(/\n(.*)/s) as [string, string]);
      return examples.map(([command, printed], i): [string, string] => [
        command === "echo $?" ? `${examples[i - 1]![0]} >/dev/null 2>&1; ${command}` : command,
        printed,
      ]);
    })
    .filter(([command, printed]) => printed.trim() !== "" && !NEEDS_MORE.test(command));

/** Without the times, which are the machine's. */
const timeless = (text: string): string => text.replaceAll(/ +\d+\.\d\d$|"ms":[\d.]+/gm, " ms").trim();

const pages = ["README.md", "packages/cli/README.md"].map((page) => [page, examplesIn(page)] as const);

test.each(pages)("%s has examples", (_, examples) => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(pages.flatMap(([, examples]) => examples))("$ %s: prints what its page says", (command, printed) => {
  const shell = `exec 2>&1; node() { "$NODE" "$@"; }; solitaire() { node "$PROGRAM" "$@"; }\n${command}`;
  const env = { ...process.env, NODE: process.execPath, NODE_OPTIONS: "", PROGRAM };
  const { stdout } = spawnSync("sh", ["-c", shell], { cwd: root, env, encoding: "utf8" });
  expect(timeless(stdout)).toBe(timeless(printed));
});

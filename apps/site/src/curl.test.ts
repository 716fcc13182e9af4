import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlOf } from "./curl.js";

test("the command reaches curl as it is meant, whatever stands in the log", () => {
  const body = { game: "penguin", deal: "1", log: `T7-R1 'x' "y" $(z) \\` };
  const command = curlOf("https://solitaire.example/v1/verify", body);
  const words = execFileSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }; ${command}`], { encoding: "utf8" }).split(
    "\0",
  );
  expect(words.slice(0, 4)).toEqual([
    "-s",
    "https://solitaire.example/v1/verify",
    "-H",
    "content-type: application/json",
  ]);
  expect(JSON.parse(words[5]!)).toEqual(body);
});

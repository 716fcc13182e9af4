import { expect, test } from "vitest";
import { solitaire, solitaireUnread } from "./front-door.js";
import { inTerminal } from "./terminal.js";

test("a table to read, headed by the game and the number", () => {
  const { code, stdout, stderr } = solitaire(["deal", "penguin", "ms617"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  // One deal, one name: numbers below 32000 need no ms.
  expect(stdout).toMatch(/^Penguin, deal 617\n\n/);
  expect(stdout).toMatch(/[^\n]\n$/);
});

test("a position for programs, as one line of JSON", () => {
  const { code, stdout } = solitaire(["deal", "penguin", "1", "--json"]);
  expect(code).toBe(0);
  expect(stdout.split("\n")).toHaveLength(2);
  expect(JSON.parse(stdout)).toEqual({
    T: [
      "JD KD 3H 3C 4D 2C 3D",
      "2D KC 2S 4C 7S 7D 8C",
      "9H 9S KS 5C 3S 6D TC",
      "5D 5S 9D TS TD 8S 6S",
      "7H AD QD QH 4S 8D 9C",
      "7C QC AS 4H TH QS 2H",
      "5H KH AH AC 8H 6C 6H",
    ],
    R: ["", "", "", "", "", "", ""],
    F: ["JC", "JS", "JH", ""],
    beak: "JD",
  });
});

test("cards face down are marked for programs", () => {
  const { stdout } = solitaire(["deal", "rouge-et-noir", "1", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ T: expect.arrayContaining(["#3D 7D", "8S", "9H", ""]) });
});

test("colours only where the terminal has them", async () => {
  expect(solitaire(["deal", "penguin", "1"]).stdout).not.toContain("\u001b");
  const { stdout } = await inTerminal(["deal", "penguin", "1"], { colours: true });
  expect(stdout).toContain("\u001b[31mJD\u001b[39m");
  expect(stdout).not.toContain("\u001b[31mJC");
});

test("a reader that ends early is no mistake", async () => {
  expect(await solitaireUnread(["deal", "rouge-et-noir", "1"])).toEqual({ code: 0, stdout: "", stderr: "" });
  // What the exit code tells stays true.
  expect(await solitaireUnread(["verify", "penguin", "1"])).toEqual({ code: 1, stdout: "", stderr: "" });
});

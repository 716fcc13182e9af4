// Freecell Solver beside ours, on the same deals of Penguin: its library in a process of python3's (peer.py).
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { rankOf, RANKS, suitOf, SUITS } from "../dist/index.js";
import { rulesOf } from "./deals.mjs";

const penguin = rulesOf("penguin");

/**
 * @typedef {object} PeerRun
 * @property {string} name
 * @property {readonly number[]} totals CPU time of each round in ms.
 * @property {string} verdicts A letter a deal, w or l, or ? where it gave up.
 */

/**
 * Starts it with the deals that it is to solve. What it lacks is said by `missing`; then its runs do nothing.
 * @param {readonly import("../dist/index.js").Position[]} positions
 */
export const startPeer = async (positions) => {
  const program = fileURLToPath(new URL("peer.py", import.meta.url));
  const child = spawn("python3", [program], { stdio: ["pipe", "pipe", "inherit"] });
  const failed = new Promise((resolve) => child.once("error", () => resolve("missing: there is no python3")));
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () =>
    (await Promise.race([failed, lines.next().then(({ value }) => value)])) ?? "missing: it ended";
  child.stdin.write(`${JSON.stringify(positions.map(boardOf))}\n`);

  const [state, what] = (await nextLine()).split(": ");
  const totals = [];
  let verdicts = "";
  return {
    /** Solves all of the deals. */
    run: async () => {
      if (state !== "ready") return;
      child.stdin.write("\n");
      const round = JSON.parse(await nextLine());
      totals.push(round.times.reduce((sum, time) => sum + time, 0));
      verdicts = round.verdicts;
    },
    end: () => {
      child.stdin.end();
      return state === "ready" ? { name: what, totals, verdicts } : { missing: what };
    },
  };
};

/**
 * A deal as Freecell Solver reads it. It builds from the ace, so all ranks are turned round until the beak's is the ace.
 * @param {import("../dist/index.js").Position} position
 */
const boardOf = (position) => {
  const card = (each) => RANKS[(rankOf(each) - position.base + 13) % 13] + SUITS[suitOf(each)];
  const piles = (letter) =>
    penguin.pileNames.flatMap((name, i) => (name.startsWith(letter) ? [position.cards(i)] : []));
  const foundations = piles("F")
    .flat()
    .map((each) => `${SUITS[suitOf(each)]}-A`);
  const columns = piles("T").map((cards) => cards.map(card).join(" "));
  return `Foundations: ${foundations.join(" ")}\n${columns.map((column) => `${column}\n`).join("")}`;
};

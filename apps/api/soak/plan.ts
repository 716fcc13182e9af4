import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "./random.js";
import { nodeGround, withOrderlyCrypto } from "./simulation/node-ground.js";
import { type Simulated, simulate } from "./simulation/simulate.js";
import { checkFact, checkSolution, factCount, solutionCount } from "./verdicts/by-facts.js";
import { checkMutations } from "./verdicts/by-generator.js";
import { Count } from "./verdicts/verdict.js";
import { Crashes } from "./worker/crash.js";
import { Memory } from "./worker/memory.js";

/** A check that is under way. */
export interface Trial {
  /** Looks at one case. Rejects if something is wrong with it. */
  run(number: number): Promise<void>;
  /** Looks at what must hold in the end. */
  end?(): Promise<void>;
  /** Is called whatever has happened. */
  close?(): Promise<void>;
  /** What was done so far, in words. */
  describe(): string;
}

/** Something that must hold for each of many cases. */
export interface Check {
  readonly name: string;
  /** The cases by default: from 1 to this. */
  readonly cases: number;
  /** What the number of a case is. */
  readonly unit: "seed" | "position" | "game" | "round" | "minute";
  open(): Promise<Trial>;
}

/** All that the soak checks, what matters most first. */
export const plan: readonly Check[] = [
  { name: "Simulation", cases: 20_000, unit: "seed", open: async () => simulation() },
  { name: "Killed under load", cases: 50, unit: "round", open: () => inFolder(openCrashes) },
  { name: "Verdicts, PySolFC's games", cases: factCount, unit: "position", open: async () => verdicts(checkFact) },
  { name: "Verdicts, known wins", cases: solutionCount, unit: "game", open: async () => verdicts(checkSolution) },
  { name: "Memory", cases: 10, unit: "minute", open: () => inFolder(openMemory) },
  { name: "Verdicts, mutated games", cases: 4_000, unit: "seed", open: async () => verdicts(checkMutations) },
];

/** The lines of a trace that are shown: the last ones. */
const SHOWN = 100;

const simulation = (): Trial => {
  let [requests, faults, results] = [0, 0, 0];
  return {
    async run(seed) {
      const simulated = await withOrderlyCrypto(() => simulate(seed, nodeGround));
      requests += simulated.requests;
      faults += simulated.faults;
      results += simulated.results;
      failIfWrong(simulated);
    },
    describe: () => `${requests} requests, ${faults} faults of the store, ${results} results at the end`,
  };
};

const failIfWrong = ({ wrong, trace }: Simulated): void => {
  if (wrong === undefined) return;
  throw new Error(`${wrong.message}\n\n${trace.slice(-SHOWN).join("\n")}`, { cause: wrong });
};

const verdicts = (check: (number: number, count: Count) => Promise<void>): Trial => {
  const count = new Count();
  return {
    run: (number) => check(number, count),
    describe: () => `${count.won} won, ${count.unfinished} unfinished, ${count.illegal} illegal logs`,
  };
};

const openCrashes = async (folder: string): Promise<Trial> => {
  const crashes = await Crashes.open(folder, randomFrom(Date.now()));
  return {
    run: () => crashes.round(),
    end: () => crashes.settleAccounts(),
    close: () => crashes.close(),
    describe: () => `${crashes.kills} kills, ${crashes.acknowledged} acknowledged, ${crashes.lost} without an answer`,
  };
};

const openMemory = async (folder: string): Promise<Trial> => {
  const memory = await Memory.open(folder);
  return {
    run: () => memory.step(),
    end: async () => memory.settleAccounts(),
    close: () => memory.close(),
    describe: () => `${memory.answers} answers, by the minute ${memory.describe()}`,
  };
};

/** A check with a folder of its own, which goes with it. */
const inFolder = async (open: (folder: string) => Promise<Trial>): Promise<Trial> => {
  const folder = await mkdtemp(join(tmpdir(), "solitaire-soak-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const trial = await open(folder);
    const close = async (): Promise<void> => {
      await trial.close?.();
      await remove();
    };
    return { ...trial, close };
  } catch (error) {
    await remove();
    throw error;
  }
};

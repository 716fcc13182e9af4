import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build, type Rollup } from "vite";
import { beforeAll, expect, test } from "vitest";
import { solutions } from "./fixtures.js";

// The engine runs wherever the language does: bundled, it is taken to a place that has nothing else.

let code = "";

beforeAll(async () => {
  const entry = fileURLToPath(new URL("../src/index.ts", import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "engine" } },
  })) as Rollup.RolldownOutput[];
  code = output[0]!.output[0].code;
});

test("imports nothing, and needs no clock, no chance, no page and no server", () => {
  const forbidden = (): never => {
    throw new Error("The engine is to be told this.");
  };
  const context = createContext({ solutions: JSON.stringify(solutions), Math: Object.create(Math) as Math });
  runInContext("Date = undefined; Intl = undefined; WebAssembly = undefined;", context);
  (context as { Math: Math }).Math.random = forbidden;
  const verdicts: unknown = runInContext(
    `${code}
     JSON.parse(solutions).map(({ game, deal, log }) => {
       const { value } = engine.findVariant(game);
       return engine.verify(engine.rulesFor(value), { deal, log }).value.outcome;
     }).join(" ")`,
    context,
  );
  expect(verdicts).toBe(solutions.map(() => "won").join(" "));
});

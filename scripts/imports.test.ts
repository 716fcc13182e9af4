import { describe, expect, test } from "vitest";
import { checkDependencies, checkImports } from "./imports.mjs";

describe("an import", () => {
  test.each([
    ["packages/widget/src/table.ts", 'import { deal } from "@solitaire/engine";'],
    ["packages/widget/src/table.ts", 'import { html } from "lit";'],
    ["packages/widget/src/table.ts", 'const courts = await import("./courts.js");'],
    ["packages/engine/src/rules.ts", 'import type { Card } from "./card.js";'],
    ["packages/engine/src/index.ts", 'export { variants } from "./variants/index.js";'],
    ["packages/engine/src/index.ts", 'export { findRules } from "./variants/find-rules.js";'],
    ["packages/engine/src/variants/penguin.ts", 'import { numbered } from "../variant.js";'],
    ["packages/engine/src/rules.test.ts", 'import { penguin } from "./variants/penguin.js";'],
    ["packages/engine/test/deal.test.ts", 'import { test } from "vitest";'],
    ["packages/widget/web-test-runner.config.mjs", 'import { findChrome } from "../../scripts/chrome.mjs";'],
    ["apps/site/src/main.ts", 'import "@solitaire/widget/define";'],
  ])("%s: %s", (file, source) => {
    expect(checkImports(file, source)).toEqual([]);
  });

  test.each([
    ["packages/engine/src/rules.ts", 'import { penguin } from "./variants/penguin.js";', "do not know the games"],
    ["packages/engine/src/rules.ts", 'import type { Id } from "./variants/index.js";', "do not know the games"],
    ["packages/engine/src/index.ts", 'export * from "./variants/penguin.js";', "do not know the games"],
    ["packages/engine/src/deep/a.ts", 'await import("../variants/penguin.js");', "do not know the games"],
    ["packages/engine/src/deal.ts", 'import { readFileSync } from "node:fs";', "depends on nothing"],
    ["packages/engine/src/deal.ts", 'import type { Table } from "@solitaire/widget";', "depends on nothing"],
    ["packages/widget/src/table.ts", 'import { app } from "@solitaire/api";', "widget may use engine"],
    ["packages/widget/src/table.ts", "await import(`@solitaire/cli`);", "widget may use engine"],
    ["packages/widget/test/table.test.ts", 'import "@solitaire/site/src/main.js";', "widget may use engine"],
    ["packages/widget/src/table.ts", 'import { deal } from "../../engine/src/index.js";', "outside the package"],
    [
      "packages/widget/src/table.ts",
      'import { findChrome } from "../../../scripts/chrome.mjs";',
      "outside the package",
    ],
    ["apps/api/src/index.ts", 'export { html } from "@solitaire/widget";', "api may use engine"],
  ])("%s: not %s", (file, source, reason) => {
    expect(checkImports(file, source)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("a dependency", () => {
  test("runs one way", () => {
    expect(checkDependencies({ name: "@solitaire/cli", dependencies: { "@solitaire/engine": "*", lit: "3" } })).toEqual(
      [],
    );
    expect(checkDependencies({ name: "@solitaire/engine", devDependencies: { "@solitaire/widget": "*" } })).toEqual([
      "@solitaire/engine's package.json: may not depend on @solitaire/widget",
    ]);
  });

  test("is refused for a package that nobody has placed", () => {
    expect(checkDependencies({ name: "@solitaire/new" })).toEqual([expect.stringContaining("say there")]);
  });
});

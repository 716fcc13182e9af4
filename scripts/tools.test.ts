import { expect, test } from "vitest";
import { nodeIsNewEnough } from "./tools.mjs";

test.each([
  ["18.20.8", false],
  ["20.20.2", false],
  ["22.18.0", false],
  ["22.19.0", true],
  ["23.11.1", false],
  ["24.10.0", false],
  ["24.11.0", true],
  ["25.9.0", false],
  ["26.0.0", true],
  ["27.1.0", true],
])("Node.js %s: %s", (version, enough) => {
  expect(nodeIsNewEnough(version)).toBe(enough);
});

import { expect, test } from "vitest";
import { keptStorage } from "./kept-storage.js";

test("there is no storage where the browser lets nobody look at it", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new Error("The operation is insecure.");
    },
  });
  expect(keptStorage()).toBeUndefined();
});

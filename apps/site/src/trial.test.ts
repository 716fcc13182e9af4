import type { Environment } from "@solitaire/widget";
import { expect, test } from "vitest";
import { memoryStorage } from "./memory-storage.js";
import { onTrial } from "./trial.js";

const environment = (kept: Storage | undefined): Environment => ({
  now: () => 0,
  date: () => 0,
  random: () => 0,
  fetch: () => Promise.reject(new Error("offline")),
  kept,
  tab: memoryStorage(),
  isReturn: true,
  languages: [],
});

test("a table on trial finds the player's settings and nothing else, and what it keeps is gone with it", () => {
  const kept = Object.assign(Object.create(memoryStorage()) as Storage, {
    "solitaire-table/1/setting/felt": "pine",
    "solitaire-table/1/game/penguin@1/12345/0": "{}",
  });
  const { kept: own, tab } = onTrial(environment(kept));
  expect(own?.length).toBe(1);
  expect(own?.getItem(own.key(0)!)).toBe("pine");
  own!.setItem("solitaire-table/1/setting/felt", "linen");
  expect(kept["solitaire-table/1/setting/felt"]).toBe("pine");
  expect(tab).toBeUndefined();
});

test("a table on trial has no deal to itself", async () => {
  const { leases } = onTrial(environment(undefined));
  const name = "solitaire-table/1/game/penguin@1/12345/0";
  expect(await Promise.all([leases!.lease(name), leases!.lease(name)])).not.toContain(undefined);
});

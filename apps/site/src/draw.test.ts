import { parseDealNumber } from "@solitaire/engine";
import { expect, test } from "vitest";
import { drawDeal } from "./draw.js";

test("a drawn deal lies between 1 and 999,999,999", () => {
  expect(drawDeal(() => 0)).toBe("1");
  expect(drawDeal(() => 1 - Number.EPSILON / 2)).toBe("999999999");
  expect(parseDealNumber(drawDeal(() => 0.5)).ok).toBe(true);
});

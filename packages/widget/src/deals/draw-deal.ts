import { type DealNumber, parseDealNumber } from "@solitaire/engine";
import { draw } from "../draw.js";
import type { Environment } from "../environment.js";

/** The most that a new deal's number may be. */
const MOST = 999_999_999;

/** A number for a new deal, from 1 to 999,999,999. */
export const drawDeal = ({ random }: Pick<Environment, "random">): DealNumber => {
  const parsed = parseDealNumber(String(draw(random, MOST)));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

import { type Variant, variants } from "@solitaire/engine";

/** The games that have a daily, in the order in which they are offered. */
export const dailyGames: readonly Variant[] = variants.filter(({ daily }) => daily);

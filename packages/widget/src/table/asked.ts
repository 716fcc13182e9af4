import { textOf } from "../loose.js";

/** The attributes that say what lies on the table. */
export const ASKED = ["game", "deal", "daily", "date", "api"] as const;

/** What a page asks a table for, as the attributes say it. */
export interface Asked {
  readonly game: string;
  readonly deal: string;
  readonly daily: boolean;
  readonly date: string;
  readonly api: string;
}

/** What a page asks for by its element's properties, whatever is in them. */
export const readAsked = ({ game, deal, daily, date, api }: { readonly [Name in keyof Asked]: unknown }): Asked => ({
  game: textOf(game),
  deal: textOf(deal),
  daily: Boolean(daily),
  date: textOf(date),
  api: textOf(api),
});

/** What tells one request from another: a daily is not asked for by its number. */
export const keyOf = ({ game, deal, daily, date, api }: Asked): string =>
  (daily ? [game, "daily", date, api] : [game, deal]).join("/");

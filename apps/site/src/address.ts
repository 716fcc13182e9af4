// The site's addresses: /penguin is today's daily, /penguin?date=2026-11-30 that of a day, /penguin?deal=12345 a deal by number, /practice where one is chosen,
// /results?game=penguin&date=2026-11-30 the verified wins of a day.
import { type DealNumber, parseDealNumber, type Result, type Variant } from "@solitaire/engine";

/** What the address of a game's page asks for. */
export type Wanted =
  /** Of a day as it was written, or of today. */
  | { readonly what: "daily"; readonly date?: string }
  | { readonly what: "deal"; readonly deal: DealNumber }
  /** A deal that is still to be drawn. */
  | { readonly what: "random" }
  /** A deal number that is none, as it was written. */
  | { readonly what: "mistake"; readonly text: string };

/** Stands where a number may stand, and asks for a deal that is drawn: by the table, which says the same by this word. */
export const RANDOM = "random";

/** Reads a deal number as somebody types it, spaces around it left aside. */
export const readDeal = (text: string): Result<DealNumber> => parseDealNumber(text.trim());

/** Reads the query of a game's page. A game without a daily is dealt at random where no number is given. */
export const readAddress = ({ daily }: Variant, query: string): Wanted => {
  const asked = new URLSearchParams(query);
  const [text, date] = [asked.get("deal")?.trim() ?? "", asked.get("date")?.trim() ?? ""];
  if (text === "" && !daily) return { what: "random" };
  if (text === "") return date === "" ? { what: "daily" } : { what: "daily", date };
  if (text === RANDOM) return { what: "random" };
  const deal = readDeal(text);
  return deal.ok ? { what: "deal", deal: deal.value } : { what: "mistake", text };
};

/**
 * The address of a game's page: of one of its deals, or of its daily.
 * @param date The day of the daily; without it, today.
 */
export const gameAddress = (game: string, deal?: string, date?: string): string => {
  if (deal !== undefined) return `/${game}?${new URLSearchParams({ deal })}`;
  return date === undefined ? `/${game}` : `/${game}?${new URLSearchParams({ date })}`;
};

/** The address of the form where a deal is chosen, filled in. */
export const practiceAddress = (game: string, deal: string): string =>
  `/practice?${new URLSearchParams({ game, deal })}`;

/** The address of the verified wins of a day's deal. @param date `YYYY-MM-DD`. */
export const resultsAddress = (game: string, date: string): string => `/results?${new URLSearchParams({ game, date })}`;

/** Reads the query of the page of verified wins: a game's id and a day, as they stand there. */
export const readResultsAddress = (query: string): { game: string | undefined; date: string | undefined } => {
  const asked = new URLSearchParams(query);
  return { game: asked.get("game") ?? undefined, date: asked.get("date") ?? undefined };
};

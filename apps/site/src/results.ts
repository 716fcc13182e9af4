// The verified wins of a day's deal: how many moves they have, where one's own stands, and, later, the best game.
import { addDays } from "@solitaire/widget/days";
import {
  type ApiError,
  type Daily,
  type DayResults,
  drawStarChart,
  type PlayerResult,
  Receipts,
} from "@solitaire/widget/wins";
import { findVariant, type Variant } from "@solitaire/engine";
import { api, client } from "./api.js";
import { gameAddress, readResultsAddress, resultsAddress } from "./address.js";
import { find } from "./find.js";
import { lastGame } from "./last-game.js";
import { keptStorage } from "./kept-storage.js";
import { strings, to } from "./here.js";

const { resultsPage: texts } = strings;

const receipts = new Receipts(keptStorage());

const problem = ({ code, detail }: ApiError): string => strings.problem(code, detail, texts.failed);

const say = (selector: string, text: string): void => {
  find(selector).textContent = text;
};

const showCount = ({ closed, wins, distribution }: DayResults, { par }: Daily): void => {
  const [fewest] = distribution;
  say("#count", fewest ? texts.count(wins, fewest.moves) : texts.none(closed));
  say("#par", par === undefined ? "" : texts.par(par));
};

const showChart = (
  { wins, distribution }: DayResults,
  par: number | undefined,
  own: PlayerResult | undefined,
): void => {
  const [fewest] = distribution;
  if (!fewest) return;
  const words = { ...texts.chart, label: texts.chart.label(wins, fewest.moves) };
  find("#chart").replaceChildren(drawStarChart(distribution, { own: own?.moves, par, words }));
  const rows = distribution.map((tally) => {
    const row = document.createElement("tr");
    for (const value of [tally.moves, tally.wins])
      row.append(Object.assign(document.createElement("td"), { textContent: String(value) }));
    return row;
  });
  find("#numbers tbody").replaceChildren(...rows);
  find("#numbers").hidden = false;
};

const showPlace = (own: PlayerResult | undefined, remove: () => Promise<void>): void => {
  find("#own").hidden = own === undefined;
  if (!own) return;
  const { moves, place } = own;
  say("#place", texts.place(moves, place.rank, place.wins, place.percent));
  find("#remove").addEventListener("click", () => void remove());
};

/** The best game, played back on a table. */
const showBest = async (variant: Variant, deal: string, best: NonNullable<DayResults["best"]>): Promise<void> => {
  say("#best-about", best.from === "player" ? texts.best(best.moves) : texts.certificate(best.moves));
  find("#best").hidden = false;
  await import("@solitaire/widget/define");
  const table = document.createElement("solitaire-table");
  Object.assign(table, { game: variant.id, deal, replay: best.log });
  find("#replay").replaceChildren(table);
};

const showLinks = (variant: Variant, date: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#games a")) {
    const game = link.dataset["game"]!;
    link.href = to(resultsAddress(game, date));
    if (game === variant.id) link.setAttribute("aria-current", "page");
  }
  const before = addDays(date, -1);
  find("#before", HTMLAnchorElement).href = to(resultsAddress(variant.id, before));
  find("#play", HTMLAnchorElement).href = to(gameAddress(variant.id));
};

const show = async (variant: Variant, asked: string | undefined): Promise<void> => {
  const daily = await client.daily(variant.id, asked);
  if (!daily.ok) return say("#news", problem(daily.error));
  const { date, deal, par } = daily.value;
  const of = { date, game: variant.id };
  const name = strings.nameOf(variant);
  document.title = texts.titleOf(name, date);
  say("#about", texts.about(name, date));
  showLinks(variant, date);
  const all = await client.results(of);
  if (!all.ok) return say("#news", problem(all.error));
  const receipt = receipts.find(api.href, of);
  const found = receipt && (await client.result(of, receipt.id));
  const own = found?.ok ? found.value : undefined;
  showCount(all.value, daily.value);
  showChart(all.value, par, own);
  showPlace(own, async () => {
    const removed = await client.remove(of, receipt!.id);
    if (!removed.ok) return say("#news", problem(removed.error));
    receipts.remove(api.href, of);
    location.reload();
  });
  say("#closing", all.value.closed ? texts.closed : texts.open);
  if (all.value.closed && all.value.best) void showBest(variant, deal, all.value.best);
};

const { game, date } = readResultsAddress(location.search);
const named = findVariant(game ?? lastGame().id);
if (named.ok && named.value.daily) await show(named.value, date);
else say("#news", named.ok ? texts.noDaily(strings.nameOf(named.value)) : strings.wrong(named.error));
// All at once: what comes bit by bit pushes the rest down.
find("#wins").hidden = false;

// A page with a table: it shows what the address asks for, and the address follows what the player deals.
import "@solitaire/widget/define";
import { findVariant } from "@solitaire/engine";
import type { SolitaireDealEvent, SolitaireUndoEvent } from "@solitaire/widget";
import { gameAddress, practiceAddress, readAddress } from "./address.js";
import { drawDeal } from "./draw.js";
import { lastGame, rememberGame } from "./last-game.js";
import { strings } from "./strings/en.js";

/** The API lies beside the site. */
const API = "/";

const main = document.querySelector<HTMLElement>("main")!;
const named = findVariant(main.dataset["game"] ?? "");
const variant = named.ok ? named.value : lastGame();
const table = document.createElement("solitaire-table");
/** The number of the deal that the address asks for, or nothing for the daily. */
let asked: string | undefined;

const note = (deal: string | undefined): void => {
  asked = deal;
  document.title = deal === undefined ? strings.game.daily(variant.name) : strings.game.deal(variant.name, deal);
};

const show = (deal: string | undefined): void => {
  note(deal);
  table.deal = deal ?? "";
  table.daily = deal === undefined;
};

/** Shows what the address asks for. */
const followAddress = (): void => {
  const wanted = readAddress(variant, location.search);
  switch (wanted.what) {
    case "daily":
      return show(undefined);
    case "deal":
      return show(wanted.deal);
    case "mistake":
      return location.replace(practiceAddress(variant.id, wanted.text));
    case "random": {
      const deal = drawDeal(Math.random);
      history.replaceState(null, "", gameAddress(variant.id, deal));
      return show(deal);
    }
  }
};

/** Lets the address name the deal that lies on the table, after the player took another or took that back. */
const followTable = ({ deal, date }: SolitaireDealEvent | SolitaireUndoEvent): void => {
  const there = date === undefined ? deal : undefined;
  if (there === asked) return;
  history.pushState(null, "", gameAddress(variant.id, there));
  note(there);
};

document.querySelector(`.bar [data-page="${variant.id}"]`)?.setAttribute("aria-current", "page");
rememberGame(variant);
table.game = variant.id;
table.api = API;
followAddress();
main.append(table);
addEventListener("popstate", followAddress);
table.addEventListener("solitaire-deal", followTable);
table.addEventListener("solitaire-undo", followTable);

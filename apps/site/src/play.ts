// A page with a table: it shows what the address asks for, and the address follows what the player deals.
import "@solitaire/widget/define";
import { findVariant, type Variant } from "@solitaire/engine";
import { gameAddress, practiceAddress, readAddress } from "./address.js";
import { drawDeal } from "./draw.js";
import { lastGame, rememberGame } from "./last-game.js";
import { strings } from "./strings/en.js";

const main = document.querySelector<HTMLElement>("main")!;
const named = findVariant(main.dataset["game"] ?? "");
const variant = named.ok ? named.value : lastGame();
const table = document.createElement("solitaire-table");

/** Shows a deal, or the daily where there is no number. */
const show = ({ id, name }: Variant, deal: string | undefined): void => {
  table.game = id;
  table.deal = deal ?? "";
  table.daily = deal === undefined;
  title(name, deal);
};

const title = (name: string, deal: string | undefined): void => {
  document.title = deal === undefined ? strings.game.daily(name) : strings.game.deal(name, deal);
};

/** Goes where the address points. */
const follow = (): void => {
  const wanted = readAddress(variant, location.search);
  switch (wanted.what) {
    case "daily":
      return show(variant, undefined);
    case "deal":
      return show(variant, wanted.deal);
    case "mistake":
      return location.replace(practiceAddress(variant.id, wanted.text));
    case "random": {
      const deal = drawDeal(Math.random);
      history.replaceState(null, "", gameAddress(variant.id, deal));
      return show(variant, deal);
    }
  }
};

document.querySelector(`.bar [data-page="${variant.id}"]`)?.setAttribute("aria-current", "page");
rememberGame(variant.id);
table.api = "";
follow();
main.append(table);
addEventListener("popstate", follow);
table.addEventListener("solitaire-deal", ({ deal }) => {
  history.pushState(null, "", gameAddress(variant.id, deal));
  title(variant.name, deal);
});

// A page with a table: it shows what the address asks for, and the address follows what the player deals.
import "@solitaire/widget/define";
import { findVariant, rulesTag } from "@solitaire/engine";
import type { SolitaireDealEvent, SolitaireUndoEvent } from "@solitaire/widget";
import { isDay } from "@solitaire/widget/days";
import { readReplayLink } from "@solitaire/widget/links";
import { gameAddress, practiceAddress, RANDOM, readAddress } from "./address.js";
import { noteBegun } from "./begun.js";
import { find } from "./find.js";
import { lastGame, rememberGame } from "./last-game.js";
import { strings, to } from "./here.js";

/** The API lies beside the site. */
const API = "/";

const main = find("main");
const told = find("#told");
const named = findVariant(main.dataset["game"] ?? "");
const variant = named.ok ? named.value : lastGame();
const name = strings.nameOf(variant);
const table = document.createElement("solitaire-table");
/** The number of the deal that the address asks for, `random` until one is drawn, or nothing for the daily. */
let asked: string | undefined;
/** The day of that daily, or nothing for today's. */
let day: string | undefined;
/** Whether the replay on the table comes from the address. */
let isLinked = false;

const note = (deal: string | undefined): void => {
  asked = deal;
  // A deal has a title when it has a number.
  if (deal === RANDOM) return;
  const { daily, dailyOf, deal: dealOf } = strings.game;
  if (deal !== undefined) document.title = dealOf(name, deal);
  // What is no day has no name; the table says so.
  else document.title = day !== undefined && isDay(day) ? dailyOf(name, day) : daily(name);
};

const show = (deal: string | undefined): void => {
  note(deal);
  table.deal = deal ?? "";
  table.daily = deal === undefined;
  table.date = day ?? "";
};

/** Shows what the address asks for. */
const followAddress = (): void => {
  const wanted = readAddress(variant, location.search);
  day = wanted.what === "daily" ? wanted.date : undefined;
  followLink();
  switch (wanted.what) {
    case "daily":
      return show(undefined);
    case "deal":
      return show(wanted.deal);
    case "mistake":
      return location.replace(to(practiceAddress(variant.id, wanted.text)));
    case "random":
      return show(RANDOM);
  }
};

/** Plays back what the address has behind its number sign, or says why that cannot be done. */
const followLink = (): void => {
  const link = readReplayLink(location.hash, rulesTag(variant));
  if (link?.ok) table.replay = link.value;
  else if (isLinked) table.replay = "";
  isLinked = link?.ok === true;
  const { cutLink, otherRules } = strings.game;
  tell(link && !link.ok ? (link.error.code === "cut-link" ? cutLink : otherRules(link.error.message)) : "");
};

/** Says something over the table's foot, until the player has read it. */
const tell = (text: string): void => {
  told.hidden = text === "";
  find("#told p").textContent = text;
};

/** Whoever leaves a replay plays the deal: the address then names it alone. */
const leaveLink = (): void => {
  if (!isLinked || table.replay) return;
  isLinked = false;
  history.replaceState(null, "", location.pathname + location.search);
};

/** Lets the address name the deal that lies on the table, after the player took another or took that back. */
const followTable = ({ deal, date }: SolitaireDealEvent | SolitaireUndoEvent): void => {
  const there = date === undefined ? deal : undefined;
  const thatDay = date === undefined ? undefined : table.date || undefined;
  if (there === asked && thatDay === day) return;
  day = thatDay;
  const address = to(gameAddress(variant.id, there, day));
  if (asked === RANDOM) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  note(there);
};

document.querySelector(`.bar [data-page="${variant.id}"]`)?.setAttribute("aria-current", "page");
// The address that names no game has the heading of the day.
find("h1").textContent = name;
rememberGame(variant);
table.game = variant.id;
table.api = API;
table.shareUrl = to("/");
followAddress();
main.append(table);
// Without this script the link leads to what is around the table.
find(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  table.focus();
});
find("#told button").addEventListener("click", () => tell(""));
addEventListener("popstate", followAddress);
new MutationObserver(leaveLink).observe(table, { attributeFilter: ["replay"] });
table.addEventListener("solitaire-deal", followTable);
table.addEventListener("solitaire-undo", followTable);
for (const type of ["solitaire-move", "solitaire-undo"] as const)
  table.addEventListener(type, (event) => noteBegun(event, false));
table.addEventListener("solitaire-win", (event) => noteBegun(event, true));

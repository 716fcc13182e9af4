// Today's deals: tells of each how hard it is, and its par; when the next ones come; and that they have come.
import { inHours, isUtc, ServerClock } from "@solitaire/widget/days";
import { lozenges } from "@solitaire/widget/drawings";
import { gameAddress } from "./address.js";
import { askToday, type Day } from "./ask-today.js";
import { readBegun } from "./begun.js";
import { find } from "./find.js";
import { strings, to } from "./here.js";
import { followMarks, showMarks } from "./marks.js";

const { todayPage } = strings;
const SVG = "http://www.w3.org/2000/svg";

/** How often the time to the next deals is looked at, */
const TICK_MS = 1000;
/** and, once they should be there or where nobody knows, how often they are asked for: the API's clock may be behind this one. */
const RETRY_MS = 30_000;

const clock = new ServerClock(() => Date.now());
let shown = "";
let askedAt = 0;

/** @param level From 1 to 5. */
const makeDifficulty = (level: number): HTMLElement => {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 50 10");
  picture.setAttribute("class", "lozenges");
  picture.setAttribute("aria-hidden", "true");
  for (const [data, paint = ""] of lozenges(level)) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", data);
    path.setAttribute("class", paint);
    picture.append(path);
  }
  return makeFact(todayPage.level(level), picture);
};

const makeFact = (text: string, picture?: Element): HTMLElement => {
  const fact = document.createElement("span");
  fact.append(...(picture ? [picture] : []), text);
  return fact;
};

const say = (selector: string, text: string): void => {
  const element = find(selector);
  if (element.textContent !== text) element.textContent = text;
};

const show = ({ date, deals }: Day): void => {
  say("#day", todayPage.dayOf(date));
  for (const { game, par, difficulty } of deals) {
    const facts = [
      ...(difficulty === null ? [] : [makeDifficulty(difficulty)]),
      ...(par === null ? [] : [" ", makeFact(todayPage.par(par))]),
    ];
    document.querySelector(`.facts[data-game="${game}"]`)?.replaceChildren(...facts);
  }
};

const ask = async (): Promise<void> => {
  askedAt = Date.now();
  const { day, said } = await askToday();
  clock.learn(said);
  if (day.date === shown) return;
  show(day);
  showMarks(day.date);
  say("#news", shown && todayPage.newDay);
  shown = day.date;
};

/** Tells how long it is to the next deals. Those that have come take the place of the day that is over. */
const look = (): void => {
  const { nextDayAt, remaining, today } = clock;
  const isKnown = remaining !== undefined;
  if (!isKnown) say("#next", todayPage.midnight);
  else if (today === shown) {
    say("#next", todayPage.next(inHours(remaining, todayPage.units), nextDayAt, isUtc(nextDayAt)));
  }
  if ((!isKnown || today !== shown) && Date.now() - askedAt >= RETRY_MS) {
    ask().then(look, () => undefined); // asked again after a while
  }
};

/** Leads back to the deals that were begun on this device. */
const showBegun = (): void => {
  for (const [game, deals] of Object.entries(readBegun())) {
    const item = document.querySelector(`[data-begun="${CSS.escape(game)}"]`);
    item?.replaceWith(...deals.map((deal) => makeBegun(item, game, deal)));
    if (item) find("#begun").hidden = false;
  }
};

/** @param item The line of the game, which names no deal. */
const makeBegun = (item: Element, game: string, deal: string): HTMLElement => {
  const line = item.cloneNode(true) as HTMLElement;
  const link = line.querySelector("a")!;
  link.href = to(gameAddress(game, deal));
  link.querySelector("span")!.append(todayPage.begunDeal(deal));
  line.hidden = false;
  return line;
};

showBegun();
showMarks(clock.today);
followMarks(() => clock.today);
try {
  await ask();
  look();
  setInterval(look, TICK_MS);
} catch {
  say("#news", todayPage.failed);
}

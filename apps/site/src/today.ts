// Today's deals: tells of each how hard it is, and its par.
import { lozenges } from "@solitaire/widget/drawings";
import { strings } from "./here.js";

const { todayPage } = strings;
const SVG = "http://www.w3.org/2000/svg";

/** What the API says of a day. A deal that nobody has certified has neither par nor difficulty. */
interface Day {
  readonly date: string;
  readonly deals: readonly { readonly game: string; readonly par: number | null; readonly difficulty: number | null }[];
}

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

const show = ({ date, deals }: Day): void => {
  document.querySelector("#day")!.textContent = todayPage.dayOf(date);
  for (const { game, par, difficulty } of deals) {
    const facts = document.querySelector(`.facts[data-game="${game}"]`);
    if (difficulty !== null) facts?.append(makeDifficulty(difficulty));
    if (par !== null) facts?.append(" ", makeFact(todayPage.par(par)));
  }
};

try {
  const response = await fetch("/v1/daily");
  if (!response.ok) throw new Error(`the API answered ${response.status}`);
  show((await response.json()) as Day);
} catch {
  document.querySelector("#news")!.textContent = todayPage.failed;
}

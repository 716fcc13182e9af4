// The lines that put a table on another page, and that table: what the form says is at once in the lines and on the table.
import type { SolitaireDealEvent, SolitaireUndoEvent } from "@solitaire/widget";
import { readDeal } from "./address.js";
import { copyWith } from "./copy-button.js";
import { find } from "./find.js";
import { strings } from "./here.js";
import { openForm } from "./open-form.js";
import { SOME_ORIGIN } from "./origin.js";
import { onTrial } from "./trial.js";

const form = find("#example", HTMLFormElement);
const field = find("#deal", HTMLInputElement);

for (const { childNodes } of document.querySelectorAll("pre .line"))
  for (const part of childNodes) part.nodeValue = part.nodeValue?.replaceAll(SOME_ORIGIN, location.origin) ?? null;
copyWith(find("#copy", HTMLButtonElement), find("pre code"));

await import("@solitaire/widget/define");
const table = document.createElement("solitaire-table");

/** Gives the table an attribute, or takes it away. */
const set = (attribute: string, value: string): void => {
  if (value === "") table.removeAttribute(attribute);
  else table.setAttribute(attribute, value);
};

/** Says what is wrong with the number, if anything. */
const say = (text: string): void => {
  find("#deal-mistake").textContent = text;
  field.setAttribute("aria-invalid", String(text !== ""));
};

/** Deals what the field says as soon as that is a number. @param isWritten Whether it is to be one: then it is told that it is none. */
const followField = (isWritten: boolean): void => {
  const deal = readDeal(field.value);
  if (deal.ok) set("deal", deal.value);
  if (deal.ok || isWritten) say(deal.ok ? "" : strings.wrong(deal.error));
};

/** The lines are those of the table. */
const showLines = (): void => {
  find("#tag").textContent = table.outerHTML;
};

/** The field follows a deal that was drawn on the table, or taken back. */
const followDeal = ({ deal }: SolitaireDealEvent | SolitaireUndoEvent): void => {
  field.value = deal;
  say("");
};

form.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLSelectElement) set(target.name, target.value);
  else followField(false);
});
field.addEventListener("change", () => followField(true));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  followField(true);
});
table.addEventListener("solitaire-deal", followDeal);
table.addEventListener("solitaire-undo", followDeal);
new MutationObserver(showLines).observe(table, { attributes: true });

table.environment = onTrial(table.environment);
for (const { name, value } of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"))
  set(name, value);
find("#table").replaceChildren(table);
openForm(form);

// The form where a deal is chosen by number.
import { findVariant } from "@solitaire/engine";
import { gameAddress, practiceAddress, RANDOM, readDeal } from "./address.js";
import { find } from "./find.js";
import { strings, to } from "./here.js";
import { lastGame } from "./last-game.js";
import { openForm } from "./open-form.js";

const form = find("#practice", HTMLFormElement);
const field = find("#deal", HTMLInputElement);
const any = find("#any", HTMLButtonElement);
const mistake = find("#deal-mistake");

const choices = [...form.querySelectorAll<HTMLInputElement>("[name=game]")];

const say = (text: string): void => {
  mistake.textContent = text;
  field.setAttribute("aria-invalid", String(text !== ""));
};

/** Shows what is wrong with the number, and puts the cursor there. */
const refuse = (text: string): void => {
  say(text);
  field.focus();
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const game = choices.find(({ checked }) => checked)?.value ?? lastGame().id;
  if (event.submitter === any) {
    location.assign(to(gameAddress(game, RANDOM)));
    return;
  }
  // Whoever comes back finds the form as it was.
  history.replaceState(null, "", to(practiceAddress(game, field.value)));
  const deal = readDeal(field.value);
  if (deal.ok) location.assign(to(gameAddress(game, deal.value)));
  else refuse(strings.wrong(deal.error));
});
field.addEventListener("input", () => say(""));

const asked = new URLSearchParams(location.search);
const game = findVariant(asked.get("game") ?? lastGame().id);
const chosen = game.ok ? game.value.id : lastGame().id;
for (const choice of choices) choice.checked = choice.value === chosen;
field.value = asked.get("deal") ?? "";
openForm(form);
if (!game.ok) say(strings.wrong(game.error));
else if (field.value !== "") {
  const deal = readDeal(field.value);
  if (!deal.ok) refuse(strings.wrong(deal.error));
}

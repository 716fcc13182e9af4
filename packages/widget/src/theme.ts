import { Choices } from "./settings/choices.js";
import { type Choice, SETTINGS } from "./settings/definition.js";

/**
 * Lets a page be as light or dark as its player has chosen at a table: what that is now, and again whenever another tab
 * changes it. @param storage Where the choice is kept, if anywhere.
 */
export const followTheme = (storage: Storage | undefined, show: (theme: Choice<"theme">) => void): void => {
  const choices = Choices.in(storage);
  const look = (): void => show(choices.get("theme") ?? SETTINGS.theme[0]);
  choices.watch(look);
  // A page that the browser has kept for Back hears nothing meanwhile.
  addEventListener("pageshow", look);
  look();
};

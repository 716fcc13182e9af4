import { keep } from "../storage/keep.js";
import { PREFIXES } from "../storage/names.js";
import type { Choices } from "./choices.js";
import { ALL_SETTINGS, type Choice, type Setting } from "./definition.js";

/** Choices by the setting. */
export type Chosen = { readonly [S in Setting]?: Choice<S> | undefined };

/** All that the player has chosen. */
export const chosenIn = (choices: Choices): Chosen =>
  Object.fromEntries(
    ALL_SETTINGS.map((setting) => [setting, choices.get(setting)]).filter(([, choice]) => choice !== undefined),
  ) as Chosen;

/** Notes choices; `undefined` takes one back. All tables hear of it. */
export const choose = (choices: Choices, chosen: Chosen): void => {
  for (const setting of ALL_SETTINGS) if (Object.hasOwn(chosen, setting)) write(choices, setting, chosen[setting]);
  choices.tell();
};

/** Whether all that has been chosen outlives the page. */
export const areKept = ({ storage, unkept }: Choices): boolean => storage !== undefined && unkept.size === 0;

const write = ({ storage, unkept }: Choices, setting: Setting, choice: Choice | undefined): void => {
  const name = PREFIXES.settings + setting;
  unkept.delete(setting);
  if (choice === undefined) return storage?.removeItem(name);
  if (!keep(storage, name, choice)) unkept.set(setting, choice);
};

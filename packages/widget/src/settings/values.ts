import { textOf } from "../loose.js";
import { ALL_SETTINGS, isChoice, isFlag, SETTINGS, type Valued } from "./definition.js";

/** Settings with an attribute that has a value. */
export const VALUED: readonly Valued[] = ALL_SETTINGS.filter((setting): setting is Valued => !isFlag(setting));

/** All values of a setting's attribute; absent is the first. */
export const valuesOf = (setting: Valued): readonly string[] => [...new Set(["auto", ...SETTINGS[setting]])];

/** Whether an attribute, or a property, may have a value. None at all, or an empty text, is as good as the first. */
export const isValue = (setting: Valued, value: unknown): boolean =>
  textOf(value) === "" || value === "auto" || isChoice(setting, value);

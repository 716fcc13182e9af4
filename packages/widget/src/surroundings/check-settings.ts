import { beginningOf, textOf } from "../loose.js";
import type { PageSettings, Valued } from "../settings/definition.js";
import { isValue, VALUED, valuesOf } from "../settings/values.js";
import type { Speech } from "../strings/speech.js";
import type { Notices } from "./notices.js";

/** The attribute of a setting. */
const attributeOf = (setting: Valued): string => setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A value that a changed setting does not have is told, in the language on its way, and decides nothing. What was told is
 * gone when all of them are put right.
 * @param changed The properties that are something else than before, the settings among them.
 */
export const checkSettings = (
  page: PageSettings,
  changed: ReadonlyMap<PropertyKey, unknown>,
  notices: Notices,
  speech: Speech,
): void => {
  const isWrong = (setting: Valued): boolean => !isValue(setting, page[setting]);
  const sentence = (setting: Valued): string =>
    speech.strings.badSetting(attributeOf(setting), beginningOf(textOf(page[setting])), valuesOf(setting));
  const check = (setting: Valued): void => {
    if (!isWrong(setting)) return;
    const { ready } = speech;
    if (ready) return void ready.then(() => check(setting));
    notices.fail({ code: "bad-setting", message: sentence(setting) }, "setting");
  };
  const asked = VALUED.filter((setting) => changed.has(setting));
  if (asked.length === 0) return;
  asked.forEach(check);
  if (asked.some(isWrong) || notices.notice?.about !== "setting") return;
  const wrong = VALUED.find(isWrong);
  if (wrong) notices.tell(sentence(wrong), "setting");
  else notices.settle("setting");
};

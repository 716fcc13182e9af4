import { beginningOf, textOf } from "../loose.js";
import type { PageSettings, Valued } from "../settings/definition.js";
import { isValue, VALUED, valuesOf } from "../settings/values.js";
import type { Speech } from "../strings/speech.js";
import type { Notices } from "./notices.js";

/** The attribute of a setting. */
const attributeOf = (setting: Valued): string => setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A value that a changed setting does not have is told, in the language on its way, and decides nothing. Of several the
 * first shows until it is right, and then the next.
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
  const asked = VALUED.filter((setting) => changed.has(setting));
  const wrong = asked.filter(isWrong);
  const { ready } = speech;
  if (wrong.length > 0 && ready) return void ready.then(() => checkSettings(page, changed, notices, speech));
  for (const setting of wrong) notices.fail({ code: "bad-setting", message: sentence(setting) }, "setting");
  if (asked.length === 0 || notices.notice?.about !== "setting") return;
  const [first = VALUED.find(isWrong)] = wrong;
  if (first) notices.tell(sentence(first), "setting");
  else notices.settle("setting");
};

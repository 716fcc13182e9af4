import { beginningOf, textOf } from "../loose.js";
import type { PageSettings, Valued } from "../settings/definition.js";
import { isValue, VALUED, valuesOf } from "../settings/values.js";
import type { Speech } from "../strings/speech.js";
import type { Notices } from "./notices.js";

/** The attribute of a setting. */
const attributeOf = (setting: Valued): string => setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isWrong = (page: PageSettings, setting: Valued): boolean => !isValue(setting, page[setting]);

const sentenceOf = (page: PageSettings, setting: Valued, { strings }: Speech): string =>
  strings.badSetting(attributeOf(setting), beginningOf(textOf(page[setting])), valuesOf(setting));

/**
 * Tells in place of what was told of a setting which one is wrong, or takes that back where none is.
 * @param first The one; by itself, the first.
 */
export const tellSetting = (
  page: PageSettings,
  notices: Notices,
  speech: Speech,
  first: Valued | undefined = VALUED.find((setting) => isWrong(page, setting)),
): void => {
  if (first) notices.tell(sentenceOf(page, first, speech), "setting");
  else notices.settle("setting");
};

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
  const asked = VALUED.filter((setting) => changed.has(setting));
  const wrong = asked.filter((setting) => isWrong(page, setting));
  const { ready } = speech;
  if (wrong.length > 0 && ready) return void ready.then(() => checkSettings(page, changed, notices, speech));
  for (const setting of wrong) {
    notices.fail({ code: "bad-setting", message: sentenceOf(page, setting, speech) }, "setting");
  }
  if (asked.length > 0 && notices.notice?.about === "setting") tellSetting(page, notices, speech, wrong[0]);
};

import type { FirstStrings } from "./en.js";
import type { AdviceStrings } from "./en-advice.js";
import type { CalendarStrings } from "./en-calendar.js";
import type { DailyStrings } from "./en-daily.js";
import type { DialogStrings } from "./en-dialogs.js";
import type { ElsewhereStrings } from "./en-elsewhere.js";
import type { ReplayStrings } from "./en-replay.js";
import type { Said } from "./en-said.js";
import type { SettingsStrings } from "./en-settings.js";
import type { ShareStrings } from "./en-share.js";
import type { StatisticsStrings } from "./en-statistics.js";
import type { Strings } from "./en-table.js";
import type { TransferStrings } from "./en-transfer.js";

/** All texts, in the parts that load one by one. English comes with the code that uses it. */
export interface Texts {
  /** What a deal is painted with, and what is there before anything can be played. */
  readonly first: FirstStrings;
  readonly table: Strings;
  readonly said: Said;
  readonly advice: AdviceStrings;
  readonly dialogs: DialogStrings;
  readonly daily: DailyStrings;
  readonly elsewhere: ElsewhereStrings;
  readonly replay: ReplayStrings;
  readonly share: ShareStrings;
  readonly statistics: StatisticsStrings;
  readonly calendar: CalendarStrings;
  readonly transfer: TransferStrings;
  readonly settings: SettingsStrings;
}

export type Part = keyof Texts;

/** Loads a part in Russian, with others that are wanted at about the same time. */
export const loadRussian = async (part: Part): Promise<Partial<Texts>> => {
  if (part === "first") return { first: (await import("./ru.js")).ru };
  return part === "table" || part === "said" || part === "advice" ? import("./ru-play.js") : import("./ru-pages.js");
};

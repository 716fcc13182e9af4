/** Attributes that have a few values; absent, or the first of them, is the table's own choice. */
export const SETTINGS = {
  /** Light or dark; `auto` is as the visitor's system has it. */
  theme: ["auto", "light", "dark"],
  /** Whether cards glide. `auto` asks the visitor's system. */
  motion: ["auto", "off"],
  /** Colours of suits; `auto` is the game's own: two in Rouge et Noir, else four. */
  colours: ["auto", "two", "four"],
  /** The letters of ranks on the cards: A K Q J or Т К Д В. */
  indices: ["latin", "cyrillic"],
  /** Whether cards go to foundations by themselves; `auto`: where that never hurts. */
  autoMove: ["auto", "off"],
  /** Which deals are drawn: such as can be won, which is the table's own choice, or any. */
  deals: ["auto", "winnable", "any"],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Theme = (typeof SETTINGS.theme)[number];
export type Motion = (typeof SETTINGS.motion)[number];
export type AutoMove = (typeof SETTINGS.autoMove)[number];
export type DealsDrawn = (typeof SETTINGS.deals)[number];
export type Indices = (typeof SETTINGS.indices)[number];
export type Colours = (typeof SETTINGS.colours)[number];

/** The attribute of a setting. */
export const attributeOf = (setting: Setting): string =>
  setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a value, which may come from an attribute, is one of a setting's, or none at all. */
export const isValid = (setting: Setting, value: unknown): boolean =>
  value === null || value === undefined || (SETTINGS[setting] as readonly unknown[]).includes(value);

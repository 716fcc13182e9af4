import type { OrNone } from "../loose.js";

/** All settings, with what a player may choose; the first is the table's own choice. Attributes, dialog and storage read them here. */
export const SETTINGS = {
  /** Colours of suits; `auto` is the game's own: two in Rouge et Noir, else four. */
  colours: ["auto", "four", "two"],
  /** What is drawn on large cards: one pip or hat, or as decks have it since long. */
  faces: ["plain", "classic"],
  /** The letters of ranks on the cards: A K Q J or Т К Д В. */
  indices: ["latin", "cyrillic"],
  /** The size of cards and what is written beside them. */
  print: ["fit", "large"],
  /** The backs of cards. */
  back: ["indigo", "madder", "lichen", "heather"],
  felt: ["sage", "linen", "slate", "pine"],
  /** `auto` is as the visitor's system has it. */
  theme: ["auto", "light", "dark"],
  /** Left for right. */
  mirrored: ["off", "on"],
  /** Whether cards go to foundations by themselves, where that can never hurt. */
  autoMove: ["on", "off"],
  /** Whether the table tells if the game can be won. */
  verdict: ["on", "off"],
  /** Which deals are drawn: those that are known to be winnable, or any. */
  deals: ["winnable", "any"],
  timer: ["on", "off"],
  /** How cards glide. All of it is less where the visitor's system asks for less motion. */
  motion: ["calm", "brisk", "off"],
  /** Whether what is played can be heard. */
  sound: ["off", "on"],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Choice<S extends Setting = Setting> = (typeof SETTINGS)[S][number];

export const ALL_SETTINGS = Object.keys(SETTINGS) as Setting[];

/** Settings that a page decides by a property that is true: which one, and what it decides then. */
const FLAGS = {
  mirrored: ["mirrored", "on"],
  verdict: ["noVerdict", "off"],
  timer: ["noTimer", "off"],
  sound: ["sound", "on"],
} as const;

type Flag = keyof typeof FLAGS;

/** Settings with an attribute that has a value. */
export type Valued = Exclude<Setting, Flag>;

/** What an attribute may hold: `auto` leaves it to the player. */
export type Value<S extends Valued> = "auto" | Choice<S>;

/** What a page says of the settings, as properties. */
export type PageSettings = { readonly [S in Valued]: OrNone<Value<S>> } & {
  readonly [F in Flag as (typeof FLAGS)[F][0]]: OrNone<boolean>;
};

/** Whether something is one of a setting's values. */
export const isChoice = <S extends Setting>(setting: S, value: unknown): value is Choice<S> =>
  (SETTINGS[setting] as readonly unknown[]).includes(value);

/** Whether a page decides a setting by a property that is true. */
export const isFlag = (setting: Setting): setting is Flag => Object.hasOwn(FLAGS, setting);

/** What a page decides; `undefined` leaves it to the player, as a value does that is none. */
export const decidedBy = <S extends Setting>(page: PageSettings, setting: S): Choice<S> | undefined => {
  const value: unknown = isFlag(setting) ? page[FLAGS[setting][0]] && FLAGS[setting][1] : page[setting as Valued];
  return value !== "auto" && isChoice(setting, value) ? value : undefined;
};

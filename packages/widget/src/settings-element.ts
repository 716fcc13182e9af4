import { LitElement, type PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import {
  attributeOf,
  type AutoMove,
  type Colours,
  type DealsDrawn,
  type Indices,
  isValid,
  type Motion,
  type Setting,
  SETTINGS,
  type Theme,
} from "./settings.js";
import type { Speech } from "./strings/speech.js";
import type { Notices } from "./table/notices.js";

/** The settings of a table: how it looks, what it tells, what it does by itself. */
export class SettingsElement extends LitElement {
  /** `light`, `dark`, or `auto`: as the visitor's system has it. */
  @property({ reflect: true, useDefault: true }) theme: Theme = "auto";

  /** `off`: cards do not glide. `auto`: they do, unless the visitor's system asks for less motion. */
  @property({ reflect: true, useDefault: true }) motion: Motion = "auto";

  /** `two` or `four` colours of suits, or `auto`: two in Rouge et Noir, else four. */
  @property({ reflect: true, useDefault: true }) colours: Colours = "auto";

  /** The letters of the ranks on the cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). */
  @property({ reflect: true, useDefault: true }) indices: Indices = "latin";

  /** Does not show the time. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-timer" }) noTimer = false;

  /** `off`: no card goes to a foundation by itself. `auto`: cards do, where that can never hurt. */
  @property({ reflect: true, useDefault: true, attribute: "auto-move" }) autoMove: AutoMove = "auto";

  /** Which deals are drawn: `winnable`, or `any`. `auto`: such as can be won. */
  @property({ reflect: true, useDefault: true }) deals: DealsDrawn = "auto";

  /** Does not tell whether the game can be won. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-verdict" }) noVerdict = false;

  /** Gives no hints. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-hints" }) noHints = false;

  /** A value that a changed setting does not have is told, in the language on its way, and taken as the first one. */
  protected checkSettings(changed: PropertyValues<SettingsElement>, speech: Speech, notices: Notices): void {
    const check = (setting: Setting): void => {
      const value = this[setting];
      if (isValid(setting, value)) return;
      if (speech.ready) return void speech.ready.then(() => check(setting));
      const message = speech.strings.badSetting(attributeOf(setting), value, SETTINGS[setting]);
      notices.fail({ code: "bad-setting", message });
    };
    for (const setting of Object.keys(SETTINGS) as Setting[]) if (changed.has(setting)) check(setting);
  }
}

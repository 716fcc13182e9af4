import { type PropertyValues, ReactiveElement } from "@lit/reactive-element";
import { property } from "./property.js";
import { isValue, type PageSettings, VALUED, type Value, type Valued, valuesOf } from "./settings/definition.js";
import type { Stage } from "./stage/stage.js";

/** The attribute of a setting. */
const attributeOf = (setting: Valued): string => setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What a page says of the settings of a table: how it looks, what it tells, what it does by itself. Each is left to the
 * player, who may choose in a dialog, until the page gives it another value than its first.
 */
export class SettingsElement extends ReactiveElement implements PageSettings {
  /** `light` or `dark`. Left to the player, it is as the visitor's system has it, until a choice is made. */
  @property({ reflect: true, useDefault: true }) theme: Value<"theme"> = "auto";

  /** The felt: `sage`, `linen`, `slate` or `pine`. */
  @property({ reflect: true, useDefault: true }) felt: Value<"felt"> = "auto";

  /** The backs of cards: `indigo`, `madder`, `lichen` or `heather`. */
  @property({ reflect: true, useDefault: true }) back: Value<"back"> = "auto";

  /** `two` or `four` colours of suits; the table's own choice is two in Rouge et Noir, else four. */
  @property({ reflect: true, useDefault: true }) colours: Value<"colours"> = "auto";

  /**
   * The faces of cards: `plain`, with a large index and one pip, or `classic`, with pips in their traditional places and
   * pictures of courts. Cards that are narrow, and those in large print, are plain.
   */
  @property({ reflect: true, useDefault: true }) faces: Value<"faces"> = "auto";

  /** The letters of the ranks on the cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). */
  @property({ reflect: true, useDefault: true }) indices: Value<"indices"> = "auto";

  /** `large`: cards with large indices, on a table that scrolls where it has to. `fit`: as the table has room. */
  @property({ reflect: true, useDefault: true }) print: Value<"print"> = "auto";

  /** Lays the table out with left for right. */
  @property({ type: Boolean, reflect: true, useDefault: true }) mirrored = false;

  /** How cards glide: `calm`, `brisk` (in half the time), or `off`. Less, where the visitor's system asks for less motion. */
  @property({ reflect: true, useDefault: true }) motion: Value<"motion"> = "auto";

  /** `on`: cards go to foundations by themselves, where that can never hurt. `off`: no card does. */
  @property({ reflect: true, useDefault: true, attribute: "auto-move" }) autoMove: Value<"autoMove"> = "auto";

  /** Which deals are drawn: those that can be won (`winnable`), or `any`. */
  @property({ reflect: true, useDefault: true }) deals: Value<"deals"> = "auto";

  /** Does not show the time. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-timer" }) noTimer = false;

  /** Does not tell whether the game can be won. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-verdict" }) noVerdict = false;

  /** Gives no hints. */
  @property({ type: Boolean, reflect: true, useDefault: true, attribute: "no-hints" }) noHints = false;

  /**
   * A value that a changed setting does not have is told, in the language on its way, and decides nothing. What was told
   * is gone when all of them are put right.
   */
  protected checkSettings(changed: PropertyValues<SettingsElement>, stage: Stage): void {
    const asked = VALUED.filter((setting) => changed.has(setting));
    if (asked.length === 0) return;
    const isWrong = (setting: Valued): boolean => !isValue(setting, this[setting]);
    const sentence = (setting: Valued): string => {
      const value: unknown = this[setting];
      return stage.speech.strings.badSetting(attributeOf(setting), String(value), valuesOf(setting));
    };
    const check = (setting: Valued): void => {
      if (!isWrong(setting)) return;
      const { ready } = stage.speech;
      if (ready) return void ready.then(() => check(setting));
      stage.withController(({ notices }) =>
        notices.fail({ code: "bad-setting", message: sentence(setting) }, "setting"),
      );
    };
    asked.forEach(check);
    if (asked.some(isWrong)) return;
    stage.withController(({ notices }) => {
      if (notices.notice?.about !== "setting") return;
      const wrong = VALUED.find(isWrong);
      if (wrong) notices.tell(sentence(wrong), "setting");
      else notices.settle("setting");
    });
  }
}

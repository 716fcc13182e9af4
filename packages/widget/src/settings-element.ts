import { ReactiveElement } from "#element";
import type { OrNone } from "./loose.js";
import { property } from "./property.js";
import type { PageSettings, Value } from "./settings/definition.js";

/**
 * What a page says of the settings of a table: how it looks, what it tells, what it does by itself. Each is left to the
 * player, who may choose in a dialog, until the page gives it another value than its first.
 */
export class SettingsElement extends ReactiveElement implements PageSettings {
  /** `light` or `dark`. Left to the player, it is as the visitor's system has it, until a choice is made. */
  @property() theme: OrNone<Value<"theme">> = "auto";

  /** The felt: `sage`, `linen`, `slate` or `pine`. */
  @property() felt: OrNone<Value<"felt">> = "auto";

  /** The backs of cards: `indigo`, `madder`, `lichen` or `heather`. */
  @property() back: OrNone<Value<"back">> = "auto";

  /** `two` or `four` colours of suits; the table's own choice is two in Rouge et Noir, else four. */
  @property() colours: OrNone<Value<"colours">> = "auto";

  /**
   * The faces of cards: `plain`, with a large index and one pip, or `classic`, with pips in their traditional places and
   * pictures of courts. Cards that are narrow, and those in large print, are plain.
   */
  @property() faces: OrNone<Value<"faces">> = "auto";

  /** The letters of the ranks on the cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). */
  @property() indices: OrNone<Value<"indices">> = "auto";

  /** `large`: cards with large indices, on a table that scrolls where it has to. `fit`: as the table has room. */
  @property() print: OrNone<Value<"print">> = "auto";

  /** Lays the table out with left for right. */
  @property({ type: Boolean }) mirrored: OrNone<boolean> = false;

  /** How cards glide: `calm`, `brisk` (in half the time), or `off`. Less, where the visitor's system asks for less motion. */
  @property() motion: OrNone<Value<"motion">> = "auto";

  /** Lets what is played be heard, quietly. */
  @property({ type: Boolean }) sound: OrNone<boolean> = false;

  /** `on`: cards go to foundations by themselves, where that can never hurt. `off`: no card does. */
  @property({ attribute: "auto-move" }) autoMove: OrNone<Value<"autoMove">> = "auto";

  /** Which deals are drawn: those that can be won (`winnable`), or `any`. */
  @property() deals: OrNone<Value<"deals">> = "auto";

  /** Does not show the time. */
  @property({ type: Boolean, attribute: "no-timer" }) noTimer: OrNone<boolean> = false;

  /** Does not tell whether the game can be won. */
  @property({ type: Boolean, attribute: "no-verdict" }) noVerdict: OrNone<boolean> = false;

  /** Gives no hints. */
  @property({ type: Boolean, attribute: "no-hints" }) noHints: OrNone<boolean> = false;
}

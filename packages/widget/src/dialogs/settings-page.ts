import { FACE_DOWN, makeCard } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type MakeFace, SMALL } from "../art/faces.js";
import { isStill } from "../board/motion.js";
import { ALL_SETTINGS, type Choice, type Setting, SETTINGS } from "../settings/definition.js";
import { areKept, choose, chosenIn } from "../settings/choose.js";
import type { TableSettings } from "../settings/table-settings.js";
import { enSettings, type SettingsStrings } from "../strings/en-settings.js";
import { settingsStyles } from "../styles/dialog/settings.css.js";
import type { Dialogs } from "./dialogs.js";
import { pageHead } from "./page-head.js";

export { enSettings };

/** Settings with a drawing for each choice, by the name of its class; with its name, where the visitor has his own colours. */
const SWATCHES: ReadonlySet<Setting> = new Set(["back", "felt"]);

/** Settings that are switched on and off: the choice that is on, and the other. */
const SWITCHES: { readonly [S in Setting]?: readonly [on: Choice<S>, off: Choice<S>] } = {
  mirrored: ["on", "off"],
  autoMove: ["on", "off"],
  verdict: ["on", "off"],
  deals: ["winnable", "any"],
  timer: ["on", "off"],
  sound: ["on", "off"],
};

/** Letters are the same in every language. */
const INDICES = { latin: "A K Q J", cyrillic: "Т К Д В" };

const SECTIONS = {
  cards: ["colours", "faces", "indices", "print", "back"],
  table: ["felt", "theme", "mirrored"],
  play: ["autoMove", "verdict", "deals", "timer", "motion", "sound"],
} as const;

/** King of spades, queen of hearts, jack of diamonds, ten of clubs, and a card that lies face down. */
const SAMPLES = [makeCard(12, 1), makeCard(11, 2), makeCard(10, 3), makeCard(9, 0), FACE_DOWN];

/** What the preview shows that no setting tells. */
export interface Shown {
  /** Whether the game on the table has two colours of suits of its own accord. */
  isTwo(): boolean;
  /** What draws the table's cards. */
  makeFace(): MakeFace;
}

/** Opens the settings. */
export const openSettings = (dialogs: Dialogs, settings: TableSettings, shown: Shown): void => {
  const page = new SettingsPage(dialogs, settings, shown);
  dialogs.open(page.texts.title, settingsStyles, () => page.draw());
};

class SettingsPage {
  readonly texts: SettingsStrings;
  /** The samples, and what they have been drawn by. */
  #drawn: { readonly by: readonly unknown[]; readonly faces: readonly SVGSVGElement[] } | undefined;

  constructor(
    private readonly dialogs: Dialogs,
    private readonly settings: TableSettings,
    private readonly shown: Shown,
  ) {
    this.texts = dialogs.speech.part("settings");
  }

  draw(): TemplateResult {
    const { dialogs, settings, texts } = this;
    const choices = settings.choices!;
    const isNew = Object.keys(chosenIn(choices)).length > 0;
    return html`<div class="settings">
      ${pageHead(texts.title, dialogs.closing)}
      <div class="columns">
        <div>${this.#section("cards", this.#preview())}</div>
        <div>${this.#section("table")} ${this.#section("play")}</div>
      </div>
      <footer>
        <p class="small">${areKept(choices) || !isNew ? texts.kept : texts.notKept}</p>
        <button class="button plain" type="button" aria-disabled=${isNew ? "false" : "true"} @click=${this.#reset}>
          ${texts.reset}
        </button>
      </footer>
    </div>`;
  }

  #section(name: keyof typeof SECTIONS, preview: TemplateResult | typeof nothing = nothing): TemplateResult {
    return html`<section aria-labelledby="settings-${name}">
      <h3 id="settings-${name}">${this.texts[name]}</h3>
      ${preview} ${SECTIONS[name].map((setting) => this.#row(setting))}
    </section>`;
  }

  /** What the cards and the felt come to. */
  #preview(): TemplateResult {
    const { settings, shown } = this;
    return html`<div
      class="preview ${settings.get("felt") === "pine" ? "felt-pine" : ""} ${shown.isTwo() ? "two" : ""}"
      aria-hidden="true"
    >
      ${this.#samples().map((face, i) => html`<span class="sample suit-${i === 4 ? "" : [1, 2, 3, 0][i]}">${face}</span>`)}
    </div>`;
  }

  #samples(): readonly SVGSVGElement[] {
    const makeFace = this.shown.makeFace();
    const isLarge = this.settings.get("print") === "large";
    if (this.#drawn?.by[0] !== makeFace || this.#drawn.by[1] !== isLarge) {
      this.#drawn = { by: [makeFace, isLarge], faces: SAMPLES.map((card) => makeFace(card, SMALL, isLarge)) };
    }
    return this.#drawn.faces;
  }

  #row(setting: Setting): TemplateResult {
    const { settings, texts } = this;
    const isFixed = settings.isDecided(setting);
    const note = isFixed ? texts.byPage : this.#noteOf(setting);
    const about = html`<span class="about">
      <span id="setting-${setting}">${texts.names[setting]}</span>
      ${note ? html`<small id="note-${setting}">${note}</small>` : nothing}
    </span>`;
    const ids = [`setting-${setting}`, note ? `note-${setting}` : nothing] as const;
    return SWITCHES[setting]
      ? this.#switched(setting, isFixed, about, ids)
      : this.#chosen(setting, isFixed, about, ids);
  }

  #switched(setting: Setting, isFixed: boolean, about: TemplateResult, [label, note]: Ids): TemplateResult {
    const [on, off] = SWITCHES[setting]!;
    return html`<label class="row">
      ${about}
      <input
        class="switch"
        type="checkbox"
        role="switch"
        aria-labelledby=${label}
        aria-describedby=${note}
        ?disabled=${isFixed}
        .checked=${this.settings.get(setting) === on}
        @change=${({ target }: Event) => this.#choose(setting, (target as HTMLInputElement).checked ? on : off)}
      />
    </label>`;
  }

  #chosen(setting: Setting, isFixed: boolean, about: TemplateResult, [label, note]: Ids): TemplateResult {
    const now = this.settings.get(setting);
    const isSwatches = SWATCHES.has(setting);
    const words = this.#wordsOf(setting);
    return html`<div class="row">
      ${about}
      <div
        class=${isSwatches ? "swatches" : "segments"}
        role="radiogroup"
        aria-labelledby=${label}
        aria-describedby=${note}
      >
        ${SETTINGS[setting].map((choice) => {
          const word = words[choice]!;
          return html`<label
            class=${isSwatches ? `swatch ${setting}-${choice}` : "segment"}
            title=${isSwatches ? word : nothing}
          >
            <input
              type="radio"
              name="setting-${setting}"
              aria-label=${isSwatches ? word : nothing}
              ?disabled=${isFixed}
              .checked=${choice === now}
              @change=${() => this.#choose(setting, choice)}
            />${isSwatches ? html`<span class="word">${word}</span>` : word}
          </label>`;
        })}
      </div>
    </div>`;
  }

  /** What each choice is called. */
  #wordsOf(setting: Setting): Readonly<Record<string, string>> {
    const words: { readonly [S in Setting]?: Readonly<Record<string, string>> } = this.texts.values;
    return words[setting] ?? INDICES;
  }

  #noteOf(setting: Setting): string | undefined {
    const { settings, texts } = this;
    const now = settings.get(setting);
    if (setting === "motion") return isStill() && now !== "off" ? texts.lessMotion : undefined;
    if (setting === "sound") return "AudioContext" in globalThis ? undefined : texts.noSound;
    // A colour alone has no name.
    if (SWATCHES.has(setting)) return this.#wordsOf(setting)[now];
    return (texts.notes as Partial<Record<Setting, string>>)[setting];
  }

  #choose(setting: Setting, choice: Choice): void {
    choose(this.settings.choices!, { [setting]: choice });
    this.dialogs.update();
  }

  readonly #reset = (): void => {
    choose(this.settings.choices!, Object.fromEntries(ALL_SETTINGS.map((setting) => [setting, undefined])));
    this.dialogs.update();
  };
}

/** Those of a row's name and of its note. */
type Ids = readonly [label: string, note: string | typeof nothing];

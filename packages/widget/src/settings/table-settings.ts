import { Choices } from "./choices.js";
import { ALL_SETTINGS, type Choice, decidedBy, type PageSettings, type Setting, SETTINGS } from "./definition.js";

/** A table's settings: what its page decides, else what the player has chosen, else the table's own choice. */
export class TableSettings {
  /** What the player has chosen, once the table is in a document. */
  choices: Choices | undefined;
  /** What each came to when it was last looked at. */
  readonly #known = new Map<Setting, Choice>();
  #unwatch: (() => void) | undefined;

  /** @param changed Called when what a setting comes to is another than before, and for each at first. */
  constructor(
    private readonly page: PageSettings,
    private readonly changed: (setting: Setting, now: Choice, before: Choice | undefined) => void,
  ) {}

  /** Follows the choices that a storage keeps. */
  connect(storage: Storage | undefined): void {
    this.choices = Choices.in(storage);
    this.#unwatch = this.choices.watch(() => this.refresh());
    this.refresh();
  }

  disconnect(): void {
    this.#unwatch?.();
  }

  /** What a setting comes to now. */
  get<S extends Setting>(setting: S): Choice<S> {
    return decidedBy(this.page, setting) ?? this.choices?.get(setting) ?? SETTINGS[setting][0];
  }

  /** Whether the page decides it, so that the player's choice is nothing to this table. */
  isDecided(setting: Setting): boolean {
    return decidedBy(this.page, setting) !== undefined;
  }

  /** Looks again, when the page may have said something else. */
  refresh(): void {
    for (const setting of ALL_SETTINGS) {
      const [before, now] = [this.#known.get(setting), this.get(setting)];
      if (now === before) continue;
      this.#known.set(setting, now);
      this.changed(setting, now, before);
    }
  }
}

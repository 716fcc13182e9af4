import { PREFIXES } from "../storage/names.js";
import { type Choice, isChoice, type Setting } from "./definition.js";

const PREFIX = PREFIXES.settings;

/** Stands for the storage where the browser has none. */
const NOWHERE = {};

/** What the player has chosen, for all tables that share a storage. `choose.ts` adds to it. */
export class Choices {
  static readonly #all: WeakMap<object, Choices> = new WeakMap();
  /** What the storage would not keep. It lives as long as the page. */
  readonly unkept: Map<Setting, Choice> = new Map();
  readonly #watchers = new Set<() => void>();

  private constructor(readonly storage: Storage | undefined) {}

  static in(storage: Storage | undefined): Choices {
    const all = Choices.#all;
    const key = storage ?? NOWHERE;
    if (!all.has(key)) all.set(key, new Choices(storage));
    return all.get(key)!;
  }

  /** What the player has chosen, if anything. What is kept and no such choice is none. */
  get<S extends Setting>(setting: S): Choice<S> | undefined {
    const value = this.unkept.get(setting) ?? this.storage?.getItem(PREFIX + setting);
    return isChoice(setting, value) ? value : undefined;
  }

  /** Calls back whenever a choice may have changed, here or in another tab. @returns What ends that. */
  watch(changed: () => void): () => void {
    const heard = this.#heard;
    const watchers = this.#watchers;
    addEventListener("storage", heard);
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
      if (watchers.size === 0) removeEventListener("storage", heard);
    };
  }

  /** Tells all tables that choices have changed. */
  tell(): void {
    for (const changed of this.#watchers) changed();
  }

  /** Another tab has written; without a name, it has emptied the storage. */
  readonly #heard = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === this.storage && (key ?? PREFIX).startsWith(PREFIX)) this.tell();
  };
}

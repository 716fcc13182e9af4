import { keep } from "../storage/keep.js";
import { namesIn, PREFIXES } from "../storage/names.js";
import { isSameRecord, mergeRecords, type PlayRecord, readRecord } from "./play-record.js";

const PREFIX = PREFIXES.played;

/**
 * Keeps what has become of every deal that was played. Each has a place of its own, and what is written is merged with
 * what is there: tables of other tabs, and files from other browsers, add to it and take nothing away.
 */
export class PlayRecords {
  /** What a storage would not keep, or would be kept if there were one, lives as long as the page. */
  static readonly #unkept = new Map<Storage | undefined, Map<string, string>>();
  readonly #here: Map<string, string>;

  constructor(private readonly storage: Storage | undefined) {
    const unkept = PlayRecords.#unkept;
    this.#here = unkept.get(storage) ?? new Map<string, string>();
    unkept.set(storage, this.#here);
  }

  /** All of a game, by the keys of the deals. */
  of(game: string): Map<string, PlayRecord> {
    const prefix = `${PREFIX}${game}/`;
    const here = [...this.#here.keys()].filter((name) => name.startsWith(prefix));
    const records = new Map<string, PlayRecord>();
    for (const name of new Set([...namesIn(this.storage, prefix), ...here])) {
      const record = this.#read(name);
      if (record) records.set(name.slice(prefix.length), record);
    }
    return records;
  }

  find(game: string, key: string): PlayRecord | undefined {
    return this.#read(PREFIX + game + "/" + key);
  }

  /** Adds what is known of a deal. Answers whether that is news. */
  add(game: string, key: string, record: PlayRecord): boolean {
    const name = PREFIX + game + "/" + key;
    const before = this.#read(name);
    const merged = before ? mergeRecords(before, record) : record;
    const isNews = !before || !isSameRecord(before, merged);
    // What could not be kept before may be now.
    if (isNews || this.#here.has(name)) this.#write(name, JSON.stringify(merged));
    return isNews;
  }

  #read(name: string): PlayRecord | undefined {
    const [here, kept] = [readRecord(this.#here.get(name)), readRecord(this.storage?.getItem(name))];
    return here && kept ? mergeRecords(here, kept) : (here ?? kept);
  }

  #write(name: string, text: string): void {
    if (keep(this.storage, name, text)) this.#here.delete(name);
    else this.#here.set(name, text);
  }
}

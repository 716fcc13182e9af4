import { isSameRecord, mergeRecords, type PlayRecord, readRecord } from "./play-record.js";

const PREFIX = "solitaire-table/1/played/";

/**
 * Keeps what has become of every deal that was played. Each has a place of its own, and what is written is merged with
 * what is there: tables of other tabs, and files from other browsers, add to it and take nothing away.
 */
export class PlayRecords {
  /** What the browser would not keep lives as long as the page. */
  private static readonly here = new Map<string, string>();

  constructor(private readonly storage: Storage | undefined) {}

  /** All of a game, by the keys of the deals. */
  of(game: string): Map<string, PlayRecord> {
    const prefix = `${PREFIX}${game}/`;
    const { storage } = this;
    const kept = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage!.key(i) ?? "");
    const records = new Map<string, PlayRecord>();
    for (const name of new Set([...kept, ...PlayRecords.here.keys()])) {
      const record = name.startsWith(prefix) ? this.read(name) : undefined;
      if (record) records.set(name.slice(prefix.length), record);
    }
    return records;
  }

  find(game: string, key: string): PlayRecord | undefined {
    return this.read(PREFIX + game + "/" + key);
  }

  /** Adds what is known of a deal. Answers whether that is news. */
  add(game: string, key: string, record: PlayRecord): boolean {
    const name = PREFIX + game + "/" + key;
    const before = this.read(name);
    const merged = before ? mergeRecords(before, record) : record;
    if (before && isSameRecord(before, merged)) return false;
    this.write(name, JSON.stringify(merged));
    return true;
  }

  private read(name: string): PlayRecord | undefined {
    const [here, kept] = [readRecord(PlayRecords.here.get(name)), readRecord(this.storage?.getItem(name))];
    return here && kept ? mergeRecords(here, kept) : (here ?? kept);
  }

  private write(name: string, text: string): void {
    try {
      if (!this.storage) throw new Error("nothing to keep it in");
      this.storage.setItem(name, text);
      PlayRecords.here.delete(name);
    } catch {
      PlayRecords.here.set(name, text);
    }
  }
}

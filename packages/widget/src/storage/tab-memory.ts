import { keep } from "./keep.js";

/** What a table had on it last. */
export interface Seat {
  readonly deal: string;
  /** The key that it is kept by, and the slot. */
  readonly key: string;
  readonly slot: number;
}

const PREFIX = "solitaire-table/1/table/";

/** Seats taken in this page, by what their tables were asked for. */
const taken = new Map<string, Set<number>>();

/**
 * Remembers, for as long as the tab lives, what lay on each table of a page. Tables that were asked for the same thing
 * are told apart by their order.
 */
export class TabMemory {
  /** @param storage The tab's own; without it nothing is remembered. */
  constructor(private readonly storage: Storage | undefined) {}

  /** Takes the first free seat among the tables asked for the same. */
  sit(asked: string): { readonly name: string; readonly leave: () => void } {
    const seats = taken.get(asked) ?? new Set();
    taken.set(asked, seats);
    let seat = 0;
    while (seats.has(seat)) seat++;
    seats.add(seat);
    return { name: `${PREFIX}${asked}/${seat}`, leave: () => void seats.delete(seat) };
  }

  recall(name: string): Seat | undefined {
    const [slot, key, deal] = this.storage?.getItem(name)?.split(" ") ?? [];
    return key !== undefined && deal !== undefined ? { deal, key, slot: Number(slot) } : undefined;
  }

  remember(name: string, { deal, key, slot }: Seat): void {
    // A tab without room forgets; the game itself is kept elsewhere.
    keep(this.storage, name, `${slot} ${key} ${deal}`);
  }
}

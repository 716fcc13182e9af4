import type { Spot } from "../board/state.js";
import type { PressTarget } from "../input/press.js";
import type { Held } from "../session/board-state.js";
import type { Effect } from "../session/effect.js";
import type { Table } from "./table.js";

/** What pointers do to a table. */
export class Gestures implements PressTarget {
  #last: Effect["type"] | undefined;

  /** @param table The table at the moment, if a game lies on one. */
  constructor(private readonly table: () => Table | undefined) {}

  tap(spot: Spot | undefined, isDouble: boolean): void {
    const table = this.table();
    if (!table) return;
    if (!spot) {
      this.#last = undefined;
      if (table.session.selection) table.act(table.session.deselect());
      return;
    }
    table.focus.isHidden = true;
    table.focus.go(spot);
    // The first tap of two has picked the card up, or put it back where it had been picked up before.
    if (isDouble && (this.#last === "selected" || this.#last === "dropped")) {
      table.act(table.session.best(table.selectionAt(spot)));
      this.#last = undefined;
    } else this.#last = table.tap(spot).type;
  }

  lift(spot: Spot, x: number, y: number): boolean {
    const table = this.table();
    if (!table) return false;
    const cards = table.selectionAt(spot);
    const { session } = table;
    const canLift = session.canLift(cards.pile, cards.count);
    if (canLift) table.hold(cards, x, y);
    // What stays is told as by a tap; an empty place and a stock are none to take cards from.
    else if (cards.count > 0 && session.rules.kindOf(cards.pile).role !== "stock") table.act(session.select(cards));
    return canLift;
  }

  drag(x: number, y: number): void {
    const table = this.table();
    if (!table?.held) return;
    table.handling.drag(x, y);
    table.pointAt(table.handling.pileAt(x, y, table.state!.targets));
  }

  drop(x: number, y: number): void {
    const table = this.table();
    if (!table?.held) return;
    const { held, session } = table;
    const target = this.#targetAt(table, held, x, y);
    // Where they do not go, that is told of the pile that they are over.
    const pile = session.rules.pileIndex(target ?? table.handling.pileAt(x, y) ?? "");
    const isHome = pile < 0 || pile === held.pile;
    table.letGo();
    session.selection = held;
    // Why they go nowhere has been told, and stays.
    table.act(isHome && session.targets(held).length === 0 ? session.select(held) : session.drop(pile));
  }

  /** The pile that the held cards go to when they are let go here. A near miss counts. */
  #targetAt({ handling, session }: Table, held: Held, x: number, y: number): string | undefined {
    const targets = session.targets(held).map((pile) => session.rules.pileNames[pile]!);
    return handling.pileAt(x, y, targets);
  }

  cancel(): void {
    const table = this.table();
    if (!table?.held) return;
    table.letGo();
    table.draw();
  }

  peek(spot: Spot): boolean {
    const table = this.table();
    if (!table?.canPeek(spot.pile)) return false;
    table.handling.peek(spot);
    return true;
  }

  look(y: number): Spot | undefined {
    return this.table()?.handling.look(y);
  }

  endPeek(): void {
    this.table()?.handling.peek();
  }

  again({ pile }: Spot): boolean {
    const table = this.table();
    if (!table?.canRepeat || table.session.rules.kindOf(table.session.rules.pileIndex(pile)).role !== "stock")
      return false;
    const effect = table.session.turnStock();
    table.act(effect, false);
    return effect.type === "played";
  }

  endAgain(): void {
    this.table()?.endRepeat();
  }
}

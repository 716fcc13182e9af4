import type { Spot } from "../board/state.js";
import { ColumnKeys, type Command, commandFor } from "../input/keys.js";
import { neighbour } from "../input/neighbour.js";
import { makeStop, walk } from "../input/toolbar.js";
import type { Table } from "./table.js";

/** Commands about the card that has the focus. Without one these keys have a meaning of their own: a toolbar's, a button's, a slider's. */
const NEEDS_CARD: ReadonlySet<Command["type"]> = new Set(["go", "pick", "enter", "peek"]);

/** Where keys have another meaning: dialogs, and fields that one writes or chooses in. */
const ELSEWHERE = "dialog, textarea, select, input:not([type=range], [type=radio], [type=checkbox])";

/** Commands that a key held down may repeat. */
const REPEATS: ReadonlySet<Command["type"]> = new Set(["go", "stock", "undo", "redo"]);

/** Boards that are looked at in the next frame. */
const due = new WeakSet<HTMLElement>();

/**
 * Brings what has the focus into sight, where the page is so large that the felt scrolls. The next frame lays out the
 * page anyway; asked before, the browser would do so twice. What has the focus may still be on its way.
 */
export const reveal = (board: HTMLElement): void => {
  if (due.has(board)) return;
  due.add(board);
  requestAnimationFrame(() => {
    due.delete(board);
    const { activeElement } = board.getRootNode() as ShadowRoot;
    if (!activeElement || !board.contains(activeElement)) return;
    const ways = activeElement.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(ways).then(() => activeElement.scrollIntoView({ block: "nearest", inline: "nearest" }));
  });
};

const isElsewhere = (event: Event): boolean => {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
};

/** What keys do besides playing. */
export interface KeyboardHost {
  showRules(): void;
  showSettings(): void;
  hint(): void;
}

/** What keys do to a table, while the focus is on it or on anything around it. */
export class Keyboard {
  readonly #columns = new ColumnKeys();
  #peeked: string | undefined;
  #isSpaceOurs = false;

  /**
   * @param table The table at the moment, if a game lies on one.
   */
  constructor(
    private readonly table: () => Table | undefined,
    private readonly host: KeyboardHost,
  ) {}

  /**
   * @param root Everything that the element shows.
   * @param board The cards in it.
   */
  listen(root: EventTarget, board: HTMLElement): void {
    root.addEventListener("keydown", this.#down as EventListener);
    root.addEventListener("keyup", this.#up as EventListener);
    root.addEventListener("focusin", ({ target }) => makeStop(target as Element));
    board.addEventListener("mousedown", this.#press);
    board.addEventListener("click", this.#click);
    board.addEventListener("focusin", this.#focused);
    board.addEventListener("focusout", this.#endPeek);
  }

  readonly #down = (event: KeyboardEvent): void => {
    const command = commandFor(event);
    const table = this.table();
    if (!command || !table || event.defaultPrevented || isElsewhere(event)) return;
    table.focus.isHidden = false;
    const spot = this.#spotOf(event, table);
    if (!spot && NEEDS_CARD.has(command.type)) {
      const target = event.composedPath()[0] as Element;
      if (command.type === "go" && walk(target, command.to)) return event.preventDefault();
      // The first key on the bare felt only finds a card.
      if (target !== table.board.element) return;
      table.focus.enter();
      return event.preventDefault();
    }
    const isIdle = event.repeat && (!REPEATS.has(command.type) || (command.type === "stock" && !table.canRepeat));
    if (!isIdle && !this.#obey(command, table, event, spot)) return;
    reveal(table.board.element);
    event.preventDefault();
    if (command.type === "pick") this.#isSpaceOurs = true;
  };

  /** A button is pressed when the space bar comes up; this press has been used. */
  readonly #up = (event: KeyboardEvent): void => {
    if (event.key === " " && this.#isSpaceOurs) event.preventDefault();
    this.#isSpaceOurs = false;
    this.table()?.endRepeat();
  };

  /** A press on the bare felt gives it the focus; left to the browser, the page might scroll. */
  readonly #press = (event: MouseEvent): void => {
    getSelection()?.empty();
    const table = this.table();
    if (!table || this.#spotOf(event, table)) return;
    event.preventDefault();
    table.board.element.focus({ preventScroll: true });
  };

  /** Presses by other means than pointer and keys: a screen reader's. Those of pointers have been taken care of. */
  readonly #click = (event: MouseEvent): void => {
    if (event.detail > 0) return;
    const table = this.table();
    const spot = table && this.#spotOf(event, table);
    if (table && spot) table.tap(spot);
  };

  readonly #focused = (event: FocusEvent): void => {
    const table = this.table();
    const spot = table && this.#spotOf(event, table);
    if (spot && table.state) table.focus.entered(spot, table.state);
  };

  readonly #endPeek = (): void => {
    if (this.#peeked === undefined) return;
    this.#peeked = undefined;
    this.table()?.handling.peek();
  };

  #spotOf(event: Event, { board }: Table): Spot | undefined {
    const target = event.composedPath()[0];
    return target instanceof Element ? board.spotOf(target) : undefined;
  }

  /**
   * Carries a command out, and answers whether it was one here.
   * @param spot Of the card that has the focus, which some commands need.
   */
  #obey(command: Command, table: Table, event: KeyboardEvent, spot: Spot | undefined): boolean {
    const { session } = table;
    switch (command.type) {
      case "go":
        this.#go(command.to, table, spot!);
        return true;
      case "digit": {
        const columns = session.rules.pileNames.filter((_, pile) => session.rules.kindOf(pile).role === "tableau");
        const column = this.#columns.press(command.digit, columns.length, event.timeStamp);
        if (column !== undefined) table.focus.goToTop(columns[column - 1]!, table.places);
        return column !== undefined;
      }
      case "pick":
        table.tap(spot!);
        return true;
      case "enter":
        this.#enter(table, spot!);
        return true;
      case "escape":
        return this.#escape(table, spot);
      case "undo":
        table.act(session.undo(), !event.repeat);
        return true;
      case "redo":
        table.act(session.redo(), !event.repeat);
        return true;
      case "stock":
        table.act(session.turnStock(), !event.repeat);
        return true;
      case "playable": {
        const effect = session.turnToPlayable();
        table.act(effect);
        // To be played by the next key.
        if (effect.type === "played" && table.focus.isHere) table.focus.goToTop("W", table.places);
        return true;
      }
      case "foundation": {
        const cards = session.selection ?? (spot && table.selectionAt(spot));
        table.act(cards ? session.toFoundation(cards) : { type: "nothing", what: "card" });
        return true;
      }
      case "peek":
        this.#peek(table, spot!);
        return true;
      case "hint":
        this.host.hint();
        return true;
      case "settings":
        this.host.showSettings();
        return true;
      default:
        this.host.showRules();
        return true;
    }
  }

  #go(to: Extract<Command, { type: "go" }>["to"], table: Table, spot: Spot): void {
    const { places } = table;
    if (to === "first" || to === "last") {
      const kind = table.session.rules.kindOf(table.session.rules.pileIndex(spot.pile));
      const pile = table.session.rules.pileNames[to === "first" ? kind.first : kind.end - 1]!;
      return table.focus.goToTop(pile, places);
    }
    const from = places.find(({ pile, index }) => pile === spot.pile && index === spot.index);
    const next = from && neighbour(places, from, to);
    if (next) table.focus.go(next);
  }

  /** The first press picks up or puts down, a second one on the same cards plays their best move. */
  #enter(table: Table, spot: Spot): void {
    const { selection } = table.session;
    const cards = table.selectionAt(spot);
    const isSame = selection?.pile === cards.pile && selection.count === cards.count;
    if (isSame) table.act(table.session.best(cards));
    else table.tap(spot);
  }

  /** @param spot Where the focus is: it goes back with what had been picked up. */
  #escape(table: Table, spot: Spot | undefined): boolean {
    if (this.#peeked !== undefined) {
      this.#endPeek();
      return true;
    }
    const { selection } = table.session;
    if (!selection) return false;
    table.act(table.session.deselect());
    if (spot) table.focusOn(selection);
    return true;
  }

  #peek(table: Table, spot: Spot): void {
    const again = this.#peeked === spot.pile;
    this.#endPeek();
    if (!again && table.peek(spot)) this.#peeked = spot.pile;
  }
}

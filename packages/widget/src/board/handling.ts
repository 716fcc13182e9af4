import { radiusOf } from "../layout/shared.js";
import type { Board, Handled } from "./board.js";
import type { CardView } from "./card-view.js";
import type { Celebration } from "./celebration.js";
import { isSameTable } from "./compare.js";
import { HeldCards } from "./held-cards.js";
import { pileAt } from "./hit.js";
import { isStill } from "./motion.js";
import type { Peeks } from "./peeks.js";
import type { BoardState, Spot } from "./state.js";
import type { TallTable } from "./tall-table.js";
import { TargetMarks } from "./target-marks.js";

/** The ring round selected cards lies above cards at rest, and below moving ones. */
const RING = 90;

/**
 * What the player does to the cards of a board: selects and holds them, looks into piles. It loads with what
 * plays; until then the board just lies there.
 */
export class Handling implements Handled {
  /** What is drawn for a win, for the cards as they lie. */
  celebration: Celebration | undefined;
  /** To be called when the felt has scrolled under the pointer. */
  scrolled: (() => void) | undefined;
  readonly #board: Board;
  readonly #targets = new TargetMarks();
  readonly #ghost = document.createElement("div");
  readonly #halo = document.createElement("div");
  #tall: Promise<TallTable | undefined> | undefined;
  #held: HeldCards | undefined;
  /** What the held cards have laid open. */
  #bared: CardView | undefined;
  /** The cards that show as selected. */
  #lifted: readonly CardView[] = [];
  #peeks: Peeks | undefined;
  #loadsPeeks = false;
  /** The pile that is looked into, and the card that was asked about. */
  #looked: Spot | undefined;

  constructor(board: Board) {
    this.#board = board;
    this.#ghost.className = "ghost";
    this.#halo.className = "halo";
    this.#ghost.hidden = this.#halo.hidden = true;
    board.table.element.before(this.#ghost);
    board.table.element.after(this.#halo);
    board.handled = this;
  }

  /** Cards in the hand. */
  get cards(): readonly CardView[] {
    return this.#held?.cards ?? [];
  }

  /** The pile that a drop here is on: a column reaches down to the edge. With `among`, one of those, and near misses count. */
  pileAt(x: number, y: number, among?: readonly string[]): string | undefined {
    const { layout } = this.#board;
    return layout && pileAt(layout, x, y, among);
  }

  /** Lifts the top `count` cards of a pile, grabbed at a point. */
  hold(pile: string, count: number, x: number, y: number): void {
    if (this.#held) this.release();
    this.peek();
    const { table } = this.#board;
    const views = table.views(pile, -count);
    if (views.length === 0) return;
    for (const view of views) view.settle();
    this.#frame(this.#ghost, views);
    this.#frame(this.#halo, views);
    this.#halo.className = "halo";
    this.#held = new HeldCards(views, { x, y }, this.#halo);
    this.#bared = table.views(pile, -count - 1, -count)[0];
    this.#bared?.element.classList.add("bared");
    this.mark();
  }

  /** Takes the held cards to a point. Writes styles and reads nothing. */
  drag(x: number, y: number): void {
    this.#held?.moveTo({ x, y });
  }

  /** Lets go: the cards return to where they were, or go to where an update puts them that follows at once. */
  release(): void {
    for (const card of this.#letGo()) {
      const from = card.seenAt;
      card.moveTo(card.spot);
      if (isStill()) card.settle();
      else card.glideFrom(from, { home: true });
    }
    this.#board.keepPace();
    this.mark();
  }

  /** Fans a pile out for a look into it, once what does so has loaded; without a spot, puts it back. */
  peek(spot?: Spot): void {
    this.#looked = spot;
    if (spot) void this.#loadPeeks();
    this.#peeks?.show(spot);
  }

  /** The look into a column goes along it to a height. Answers the card there. */
  look(y: number): Spot | undefined {
    return this.#peeks?.follow(y);
  }

  leave(state: BoardState): void {
    if (!isSameTable(state, this.#board.shown)) {
      this.celebration?.end();
      this.celebration = undefined;
    }
    this.peek();
    if (this.#held && !this.#held.isTopOf(state)) this.#letGo();
  }

  comeBack(): void {
    void this.#tall?.then((tall) => tall?.drawn());
    this.celebration?.draw();
    this.#held?.lift();
    this.mark();
  }

  mark(): void {
    const { layout, overhang, shown, strings, table } = this.#board;
    if (!shown) return;
    // The felt does without what it has as it scrolls, where that fails to load.
    if (overhang) {
      this.#tall ??= import("./tall-table.js").then(
        ({ makeTall }) => makeTall(this.#board, this),
        () => undefined,
      );
    }
    void this.#tall?.then((tall) => tall?.marked());
    if (layout!.piles.some(({ isTight }) => isTight)) void this.#loadPeeks();
    const { selected } = shown;
    this.#targets.show(shown, table, strings.names.place);
    const lifted = selected && !this.#held ? table.views(selected.pile, -selected.count) : [];
    for (const card of this.#lifted) if (!lifted.includes(card)) card.select(false);
    for (const card of lifted) card.select(true);
    this.#lifted = lifted;
    if (this.#held) return;
    this.#halo.hidden = lifted.length === 0;
    if (this.#halo.hidden) return;
    this.#frame(this.#halo, lifted);
    this.#halo.className = "halo ring selected";
    this.#halo.style.zIndex = String(RING);
  }

  /** Loads what looks into piles. Where that fails, nothing does. */
  async #loadPeeks(): Promise<void> {
    if (this.#loadsPeeks) return;
    this.#loadsPeeks = true;
    const loaded = await import("./peeks.js").catch(() => undefined);
    this.#peeks = loaded && new loaded.Peeks(this.#board);
    this.#peeks?.show(this.#looked);
  }

  /** Empties the hand; its cards stay where they are seen. */
  #letGo(): readonly CardView[] {
    const { cards } = this;
    this.#held?.drop();
    this.#held = undefined;
    this.#bared?.element.classList.remove("bared");
    this.#bared = undefined;
    this.#ghost.hidden = true;
    return cards;
  }

  /** Lays a box round a run of cards. */
  #frame(element: HTMLElement, views: readonly CardView[]): void {
    const [first, last] = [views[0]!, views.at(-1)!];
    const { w, h } = this.#board.layout!.piles.find(({ name }) => name === first.at.pile)!.box;
    const { style } = element;
    element.hidden = false;
    style.translate = `${first.spot.x}px ${first.spot.y}px`;
    style.width = `${w}px`;
    style.height = `${last.spot.y - first.spot.y + h}px`;
    style.setProperty("--r", `${radiusOf(w)}px`);
  }
}

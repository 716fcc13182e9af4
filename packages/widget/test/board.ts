import type { Game } from "@solitaire/engine";
import { fixture, html } from "@open-wc/testing";
import { Board, type Transition } from "../src/board/board.js";
import { Handling } from "../src/board/handling.js";
import type { BoardState } from "../src/board/state.js";
import type { Preferences } from "../src/layout/types.js";
import { tableStyles } from "../src/styles/table-styles.js";
import { playEntry, stateOf, stringsOf } from "./positions.js";
import { waitUntil } from "./wait-until.js";

/** A board on a felt of its own, with a game on it. */
export class BoardFixture {
  readonly board: Board;
  readonly handling: Handling;

  private constructor(
    readonly game: Game,
    readonly felt: HTMLElement,
  ) {
    this.board = new Board(stringsOf(game));
    this.handling = new Handling(this.board);
    this.board.element.ariaLabel = "A table";
    felt.append(this.board.element);
  }

  static async of(
    game: Game,
    options: { width?: number; height?: number; deal?: boolean } & Preferences = {},
  ): Promise<BoardFixture> {
    const { width = 1024, height = 668, deal = false, ...arrangement } = options;
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = tableStyles.map(({ styleSheet }) => styleSheet!);
    const felt = document.createElement("div");
    felt.style.cssText = `width: ${width}px; height: ${height}px; overflow: auto;
      background: radial-gradient(var(--solitaire-felt-1), var(--solitaire-felt-2))`;
    root.append(felt);
    const table = new BoardFixture(game, felt);
    table.board.arrange(arrangement);
    table.board.setSize(width, height);
    table.show({}, { deal, animate: deal });
    return table;
  }

  /** Shows the game as it stands. */
  show(more: Partial<BoardState> = {}, how: Transition = {}): void {
    this.board.update(stateOf(this.game, more), how);
  }

  play(...entries: string[]): void {
    for (const entry of entries) playEntry(this.game, entry);
    this.show();
  }

  /** Looks into a pile. */
  async peek(pile: string): Promise<void> {
    this.handling.peek({ pile, index: 0 });
    await waitUntil(() => this.board.element.querySelector(".peek"), "the pile is fanned out");
  }

  undo(): void {
    this.game.undo();
    this.show();
  }

  /** The button of a card, counted from the top of its pile; the empty place where there is none. */
  top(pile: string, count = 1): HTMLElement {
    const size = this.game.position.size(this.game.rules.pileIndex(pile));
    return this.board.elementOf(pile, Math.max(-1, size - count))!;
  }

  /** Where an element is seen, from the felt's corner. */
  seen(element: Element): { x: number; y: number } {
    const [own, felt] = [element.getBoundingClientRect(), this.board.element.getBoundingClientRect()];
    return { x: own.x - felt.x, y: own.y - felt.y };
  }

  /** What the elements that match a selector stand for: a pile and an index each. */
  spots(selector: string): string[] {
    const buttons = [...this.board.element.querySelectorAll(selector)].filter((element) => element.closest("button"));
    return buttons.map((element) => Object.values(this.board.spotOf(element)!).join(" "));
  }

  get cards(): HTMLElement[] {
    return [...this.board.element.querySelectorAll<HTMLElement>(".card")];
  }
}

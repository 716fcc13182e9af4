import { LostFocus } from "../frame/lost-focus.js";
import type { Surroundings } from "./surroundings.js";

/** Leads the focus on where what had it is gone, and to a question that has to be answered. */
export class KeptFocus {
  readonly #lost: LostFocus = new LostFocus();

  constructor(private readonly surroundings: Surroundings) {}

  /** What the element shows is about to be drawn anew. */
  draws(): void {
    this.#lost.remember(this.surroundings.host.renderRoot as ShadowRoot);
  }

  /** What the element shows has been drawn anew. */
  drawn(): void {
    const { controller, host, notices } = this.surroundings;
    const { table } = controller;
    const button = (where: string): HTMLElement | null => host.renderRoot.querySelector<HTMLElement>(`${where} button`);
    // A question is answered where the hands are.
    if (notices.notice?.about === "run" && table?.focus.isHere) button(".notice")?.focus({ preventScroll: true });
    if (!this.#lost.isLost) return;
    const again = button(".message");
    if (table) table.focus.enter();
    else again?.focus();
    // Without either, something is on its way.
    if (table ?? again) this.#lost.found();
  }
}

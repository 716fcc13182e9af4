/** Finds out when what had the focus is gone from the frame, such as the button of a notice that it has dismissed. */
export class LostFocus {
  #last: Element | null = null;

  /** To be told before every update. */
  remember({ activeElement }: ShadowRoot): void {
    if (activeElement) this.#last = activeElement;
    else if (this.#last?.isConnected) this.#last = null;
  }

  /** To be asked after every update. Who has gone elsewhere on the page since then has lost nothing. */
  get isLost(): boolean {
    const last = this.#last;
    if (!last || last.isConnected) return false;
    const { activeElement, body } = last.ownerDocument;
    return activeElement === null || activeElement === body;
  }

  /** The focus has found another place. */
  found(): void {
    this.#last = null;
  }
}

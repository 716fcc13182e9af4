import type { OrNone } from "../loose.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import type { Dialogs } from "./dialogs.js";
import type { OpenPages, PageName, PagesElement } from "./pages.js";

/** The element that dialogs open over. */
export interface OpenerElement extends PagesElement {
  readonly api: OrNone<string>;
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Opens dialogs over the table, one at a time. They load with the first one. */
export class DialogOpener implements OpenPages {
  dialogs: Dialogs | undefined;
  last: (() => void) | undefined;
  shown = 0;
  /** How often one has been asked for. */
  #asked = 0;

  constructor(private readonly surroundings: Surroundings) {}

  async open(name: PageName): Promise<void> {
    const { surroundings } = this;
    const asked = ++this.#asked;
    let open: (() => void) | undefined;
    try {
      const { loadPage } = await import("./pages.js");
      open = await loadPage(name, surroundings, this, asked);
    } catch {
      return surroundings.notices.failToLoad("dialog");
    }
    surroundings.notices.settle("dialog");
    open?.();
  }

  /** Opens what is open once more, in another language. */
  openAnew(): void {
    if (this.dialogs?.isOpen) this.last?.();
  }

  update(): void {
    this.dialogs?.update();
  }

  close(): void {
    this.dialogs?.close();
  }
}

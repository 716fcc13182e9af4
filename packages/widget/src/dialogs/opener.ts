import { calendarApi } from "../table/request.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import type { Dialogs } from "./dialogs.js";
import type { LoadedPage, PageName, PagesElement } from "./pages.js";

/** The element that dialogs open over. */
export interface OpenerElement extends PagesElement {
  readonly api: string | null;
  readonly isConnected: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Opens dialogs over the table, one at a time. They load with the first one. */
export class DialogOpener {
  private dialogs: Dialogs | undefined;
  /** Opens the dialog that was opened last. */
  private last: (() => void) | undefined;

  constructor(private readonly surroundings: Surroundings) {}

  async open(name: PageName): Promise<void> {
    const { surroundings } = this;
    const { controller, host: element, notices } = surroundings;
    const { api, baseURI } = element;
    const host = {
      element,
      surroundings,
      api: calendarApi(controller.variant, api, baseURI),
      dialogs: (make: (root: ShadowRoot) => Dialogs) => (this.dialogs ??= make(element.renderRoot as ShadowRoot)),
    };
    let page: LoadedPage | undefined;
    try {
      const { loadPage } = await import("./pages.js");
      page = await loadPage(name, host);
    } catch {
      return notices.failToLoad();
    }
    if (!page || !element.isConnected) return;
    const { open, stays } = page;
    if (stays) this.last = open;
    open();
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

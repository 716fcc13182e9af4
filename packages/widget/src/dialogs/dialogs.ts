import type { Setup } from "@solitaire/engine";
import type { CSSResult } from "@lit/reactive-element";
import { render, type TemplateResult } from "lit/html.js";
import { loadRules } from "../rules/load.js";
import type { Session } from "../session/session.js";
import type { Strings } from "../strings/en-table.js";
import { enShare, type ShareStrings } from "../strings/en-share.js";
import { type DialogStrings, enDialogs } from "../strings/en-dialogs.js";
import type { Speech } from "../strings/speech.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { chartStyles } from "../styles/dialog/chart.css.js";
import { dialogStyles } from "../styles/dialog/dialog.css.js";
import { menuStyles } from "../styles/dialog/menu.css.js";
import { rulesStyles } from "../styles/dialog/rules.css.js";
import { shareStyles } from "../styles/dialog/share.css.js";
import { wear } from "../styles/wear.js";
import { CONFIRMED_MS } from "./confirmed.js";
import { handOver, plainText } from "./hand-over.js";
import { type More, moreSheet } from "./more-sheet.js";
import { openResult } from "./result.js";
import { rulesPage } from "./rules-page.js";
import { byHandPage, readShareUrl, shared, type Sharing } from "./share.js";

/** Gets the words of the dialogs ready. */
export const learnDialogs = async (speech: Speech): Promise<void> => {
  await Promise.all([speech.learn("dialogs", enDialogs), speech.learn("share", enShare)]);
};

const STYLES = [dialogStyles, chartStyles, rulesStyles, menuStyles];

/** The element's dialogs, one at a time: the rules, the phone's More, the result. */
export class Dialogs {
  readonly dialog: HTMLDialogElement = document.createElement("dialog");
  /** What waits for the player to close what shows. */
  next: (() => void) | undefined;
  /** Whether the result is what shows. */
  #showsWin = false;
  #redraw: (() => void) | undefined;
  #closed: (() => void) | undefined;
  #told = "";
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: ShadowRoot,
    readonly speech: Speech,
  ) {
    wear(root, ...STYLES);
    this.dialog.setAttribute("part", "dialog");
    // A press beside the dialog, which lands on the dialog element itself, closes it. The press has to begin there too:
    // the tap that opened the dialog ends in a click which may land beside it.
    let isBeside = false;
    this.dialog.addEventListener("pointerdown", ({ target }) => {
      isBeside = target === this.dialog;
    });
    this.dialog.addEventListener("click", ({ target }) => {
      if (isBeside && target === this.dialog) this.close();
      isBeside = false;
    });
    this.dialog.addEventListener("close", () => {
      // It comes late: something else may have been opened since.
      if (this.dialog.open) return;
      this.#leave();
      const { next } = this;
      this.next = undefined;
      next?.();
    });
    root.append(this.dialog);
  }

  get #strings(): Strings {
    return this.speech.strings;
  }

  get #texts(): DialogStrings {
    return this.speech.part("dialogs");
  }

  get #shareTexts(): ShareStrings {
    return this.speech.part("share");
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** @param takesPlace Whether they may still show, once they have loaded. */
  async showRules(rules: Setup, takesPlace: () => boolean): Promise<void> {
    const strings = this.#strings;
    const texts = this.#texts;
    const name = strings.game(rules.variant);
    const text = await loadRules(rules.variant.id, strings.lang).catch(() => undefined);
    if (!takesPlace()) return;
    this.#show(texts.rulesOf(name), () => rulesPage(text, rules, name, texts, this.closing));
  }

  showMore(more: Pick<More, "session" | "actions" | "hasCalendar" | "level">): void {
    const { closing } = this;
    const sharing = this.#shareTexts;
    const strings = this.#strings;
    const title = strings.deal(more.session.dealt.number).replaceAll("*", "");
    this.#show(title, () => moreSheet({ ...more, title, strings, texts: this.#texts, sharing, closing }));
  }

  /** @param session The won game on the table. */
  showWin(session: Session, surroundings: Surroundings): void {
    openResult(this, session, surroundings);
    this.#showsWin = true;
  }

  /**
   * Whether the result of a game that has just been won waits until what shows is closed: whoever has opened that while
   * the last cards flew goes on with it first.
   */
  postponesWin({ controller, dialogs }: Surroundings): boolean {
    if (!this.isOpen || this.#showsWin) return false;
    const { dealt } = controller.table!.session;
    this.next = () => {
      const { game, dealt: shown } = controller.shown!.session;
      if (shown === dealt && game.isWon) void dialogs.open("win");
    };
    return true;
  }

  /**
   * Hands a result or a deal on: by the phone's sheet, by the clipboard, or as a text to be copied by hand.
   * @param tell Tells that it was copied, where no dialog is open to do so.
   * @param takesPlace Whether the text may still show, once it is known that it has to be copied by hand.
   */
  async share(sharing: Sharing, tell: (sentence: string) => void, takesPlace: () => boolean): Promise<void> {
    const { text, url } = shared(sharing, this.#strings, this.#shareTexts);
    const outcome = await handOver(text, url);
    if (outcome === "failed" && takesPlace()) this.showByHand(plainText(text, url));
    if (outcome !== "copied") return;
    if (!this.dialog.open) return tell(this.#shareTexts.copied);
    this.confirm(this.#shareTexts.copied);
  }

  /** What became of the last thing that was done in the dialog, for a while. */
  get told(): string {
    return this.#told;
  }

  /** Tells what has been done for as long as it takes to read, as the table does. */
  confirm(sentence: string): void {
    const tell = (told: string): void => {
      this.#told = told;
      this.update();
    };
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => tell(""), CONFIRMED_MS);
    tell(sentence);
  }

  /** The address of the site that links lead to, as the page gives it. Errors: `bad-share-url`. */
  readShareUrl(text: string, baseURI: string): ReturnType<typeof readShareUrl> {
    return readShareUrl(text, baseURI, this.#shareTexts);
  }

  /** Shows a text that could not be copied, selected. */
  showByHand(text: string): void {
    this.open(this.#shareTexts.copyByHand, shareStyles, () => byHandPage(text, this.closing, this.#shareTexts));
    this.dialog.querySelector("textarea")!.select();
    this.dialog.querySelector("textarea")!.focus();
  }

  /**
   * Opens a page that has loaded by itself.
   * @param content What it shows whenever it is drawn.
   * @param closed Called when it gives way to another, or is closed.
   */
  open(label: string, styles: CSSResult, content: () => TemplateResult, closed?: () => void): void {
    wear(this.root, styles);
    this.#show(label, content, closed);
  }

  /** The close button's words, and what it does. */
  get closing(): readonly [label: string, close: () => void] {
    return [this.#texts.close, () => this.close()];
  }

  /** Draws an open dialog again, when what it tells may have changed. */
  update(): void {
    const { dialog, root } = this;
    const buttons = (): HTMLElement[] => [...dialog.querySelectorAll("button")];
    const focused = root.activeElement as HTMLElement | null;
    const place = focused ? buttons().indexOf(focused) : -1;
    this.#redraw?.();
    if (place < 0 || focused!.isConnected) return;
    // The button that was pressed is gone: the focus goes to the one that has come into its place, or to the last.
    const left = buttons();
    (left[place] ?? left.at(-1))?.focus();
  }

  close(): void {
    this.dialog.close();
  }

  /** What is shown gives way. */
  #leave(): void {
    this.#closed?.();
    this.#redraw = this.#closed = undefined;
    this.#showsWin = false;
  }

  #show(label: string, content: () => TemplateResult, closed?: () => void): void {
    this.#leave();
    this.#closed = closed;
    this.#told = "";
    this.#redraw = () => void render(content(), this.dialog);
    this.#redraw();
    this.dialog.lang = this.#strings.lang;
    this.dialog.setAttribute("aria-label", label);
    if (!this.dialog.open) this.dialog.showModal();
    // At its name, which is no button: no ring and no tip shows that nobody has come to.
    this.dialog.querySelector("h2")?.focus();
    this.dialog.firstElementChild!.scrollTop = 0;
  }
}

import type { Stage } from "../stage/stage.js";
import { box, show, write } from "./box.js";
import { Head } from "./head.js";
import { type Notice, NoticeView } from "./notice.js";
import type { FrameParts } from "./parts.js";

/**
 * The boxes that everything stands in, the game's name, and what there is to say. They are made by hand, once: a deal is
 * painted before Lit's templates have loaded, which fill the boxes with what shows once a game can be played.
 */
export class TableFrame {
  readonly head: Head = new Head();
  readonly page: HTMLElement = box("page", false);
  /** The board, and the controls beside it. */
  readonly table: HTMLElement;
  readonly felt: HTMLElement;
  readonly #frame: HTMLElement;
  readonly #notice = new NoticeView("notice", "");
  readonly #message = new NoticeView("message", "button");
  readonly #spoken = document.createElement("p");

  constructor(root: ParentNode, board: HTMLElement) {
    this.table = box("table", false, board);
    this.felt = box("felt", true, this.table);
    this.page.append(this.felt);
    this.#spoken.className = "spoken";
    this.#spoken.ariaLive = "polite";
    this.#frame = box("frame", true, this.page, this.#spoken);
    this.#frame.role = "group";
    this.#notice.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.#notice.answer();
    });
    root.append(box("sizer", false), this.#frame);
  }

  /** @param parts What shows once a game can be played. */
  draw(stage: Stage, parts: FrameParts | undefined): void {
    const { felt, head, page } = this;
    const frame = this.#frame;
    const { first, speech } = stage;
    const { first: strings, ready } = speech;
    const variant = stage.controller?.variant ?? first?.rules?.variant;
    const number = parts?.deal?.number ?? first?.painted?.number;
    const failure = stage.hasFailed ? failureOf(stage) : undefined;
    const isLoading = parts ? parts.isLoading : variant && !failure;
    // Written again, even as it is, it has the browser style all that is in the frame anew.
    if (frame.lang !== strings.lang) frame.lang = strings.lang;
    frame.ariaLabel = parts?.label ?? null;
    page.classList.toggle("replaying", parts?.isReplay === true);
    if (variant) head.draw(variant, parts?.deal?.date === undefined ? number : undefined, strings);
    show(head.element, variant !== undefined && (number !== undefined || !ready), page, page.firstChild);
    // Over a deal that is painted and cannot be played.
    const trouble = parts?.problem ?? failure;
    say(this.#notice, parts?.notice ?? (number ? trouble : undefined), frame, this.#spoken);
    say(this.#message, number ? undefined : (trouble ?? loading(isLoading && !ready, stage)), felt);
    write(this.#spoken, parts?.spoken ?? "");
  }
}

const say = (view: NoticeView, notice: Notice | undefined, parent: Element, before: Element | null = null): void => {
  if (notice) view.say(notice);
  show(view.element, notice !== undefined, parent, before);
};

const loading = (isShown: boolean | undefined, { speech }: Stage): Notice | undefined =>
  isShown ? { text: speech.first.loading, actions: [] } : undefined;

/** That which plays could not be loaded. */
const failureOf = (stage: Stage): Notice => {
  const { first: strings } = stage.speech;
  return { text: strings.loadFailed, actions: [{ label: strings.tryAgain, run: () => void stage.load() }] };
};

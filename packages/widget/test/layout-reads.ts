/** What makes the browser lay out the page before it can answer, by the prototypes that have it. */
const READS: readonly (readonly [object, readonly string[]])[] = [
  [
    Element.prototype,
    [
      "getBoundingClientRect",
      "getClientRects",
      "checkVisibility",
      "getAnimations",
      "clientLeft",
      "clientTop",
      "clientWidth",
      "clientHeight",
      "scrollLeft",
      "scrollTop",
      "scrollWidth",
      "scrollHeight",
      "scrollIntoView",
      "scroll",
      "scrollTo",
      "scrollBy",
      "computedName",
      "computedRole",
    ],
  ],
  [
    HTMLElement.prototype,
    ["offsetLeft", "offsetTop", "offsetWidth", "offsetHeight", "offsetParent", "innerText", "focus"],
  ],
  [SVGGraphicsElement.prototype, ["getBBox", "getCTM", "getScreenCTM"]],
  [SVGElement.prototype, ["focus"]],
  [MouseEvent.prototype, ["offsetX", "offsetY", "layerX", "layerY"]],
  [Document.prototype, ["elementFromPoint", "elementsFromPoint", "caretRangeFromPoint", "scrollingElement"]],
  [ShadowRoot.prototype, ["elementFromPoint", "elementsFromPoint"]],
  [Range.prototype, ["getBoundingClientRect", "getClientRects"]],
  [window, ["getComputedStyle", "innerWidth", "innerHeight", "scrollX", "scrollY", "pageXOffset", "pageYOffset"]],
];

/** Notes every reading of the layout until it is told to stop. */
export class LayoutReads {
  private taken: string[] = [];
  private readonly undo: (() => void)[] = [];

  constructor() {
    for (const [owner, names] of READS) for (const name of names) this.watch(owner, name);
  }

  /** What was read since the last time that this was asked. */
  take(): string[] {
    const { taken } = this;
    this.taken = [];
    return taken;
  }

  stop(): void {
    for (const undo of this.undo) undo();
  }

  private watch(owner: object, name: string): void {
    const was = Object.getOwnPropertyDescriptor(owner, name);
    if (!was) return;
    const note = (): void => void this.taken.push(name);
    const noted = (read: (...args: unknown[]) => unknown): ((...args: unknown[]) => unknown) =>
      function (this: unknown, ...args) {
        note();
        return read.apply(this, args);
      };
    const now: PropertyDescriptor = { ...was };
    for (const kind of ["value", "get"] as const) {
      const read: unknown = was[kind];
      if (typeof read === "function") now[kind] = noted(read as () => unknown);
    }
    Object.defineProperty(owner, name, now);
    this.undo.push(() => void Object.defineProperty(owner, name, was));
  }
}

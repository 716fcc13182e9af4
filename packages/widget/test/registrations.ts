/** What keeps something alive or awake: listeners on the page, and observers. */
export class Registrations {
  private readonly listeners = new Set<string>();
  private readonly observers = new Set<unknown>();
  private readonly ids = new WeakMap<object, number>();
  private readonly undo: (() => void)[] = [];
  private lastId = 0;

  constructor() {
    this.watchListeners();
    for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver]) {
      this.replace(prototype, "observe", (observer) => this.observers.add(observer));
      this.replace(prototype, "disconnect", (observer) => this.observers.delete(observer));
    }
  }

  /** The listeners on the window, the document and what else lives as long as they do; each by its type. */
  get onPage(): string[] {
    return [...this.listeners].map((each) => each.split(" ")[0]!).toSorted();
  }

  get observing(): number {
    return this.observers.size;
  }

  stop(): void {
    for (const undo of this.undo) undo();
  }

  private watchListeners(): void {
    const key = (target: object | undefined, [type, listener, options]: unknown[]): string | undefined => {
      if (target instanceof Node && target !== document && target !== document.body) return undefined;
      const isCapturing = typeof options === "object" ? (options as AddEventListenerOptions)?.capture : options;
      const on = this.idOf(target ?? window);
      return [type, on, this.idOf(listener as object), isCapturing === true].join(" ");
    };
    this.replace(EventTarget.prototype, "addEventListener", (target, args) => {
      const each = key(target, args);
      if (each !== undefined) this.listeners.add(each);
    });
    this.replace(EventTarget.prototype, "removeEventListener", (target, args) => {
      const each = key(target, args);
      if (each !== undefined) this.listeners.delete(each);
    });
  }

  private idOf(thing: object): number {
    const id = this.ids.get(thing) ?? ++this.lastId;
    this.ids.set(thing, id);
    return id;
  }

  private replace(owner: object, name: string, note: (target: object, args: unknown[]) => void): void {
    const was = Object.getOwnPropertyDescriptor(owner, name)!;
    const call = was.value as (...args: unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      ...was,
      value(this: object, ...args: unknown[]) {
        note(this, args);
        return call.apply(this, args);
      },
    });
    this.undo.push(() => void Object.defineProperty(owner, name, was));
  }
}

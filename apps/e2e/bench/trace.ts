import type { Page } from "playwright-core";

/** Something that the browser has noted, with microseconds of its thread's CPU time: other programs take nothing of that. */
interface Noted {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly name?: string };
}

/** What ends a frame on the page's thread. */
const FRAME = "Layerize";

/** What the page's own thread did while something went on. Times are CPU times in milliseconds. */
export class Trace {
  private readonly noted: readonly Noted[];

  constructor(json: Buffer) {
    const { traceEvents } = JSON.parse(json.toString()) as { traceEvents: Noted[] };
    // The renderer that has dispatched or painted the most is the page's.
    const counts = new Map<string, number>();
    const threadOf = ({ pid, tid }: Noted): string => `${pid} ${tid}`;
    for (const each of traceEvents) {
      if (each.name === FRAME) counts.set(threadOf(each), (counts.get(threadOf(each)) ?? 0) + 1);
    }
    const [own] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    this.noted = traceEvents.filter((each) => threadOf(each) === own).toSorted((a, b) => a.ts - b.ts);
  }

  /** Of each event of a type that was dispatched: its listeners, all of them. */
  scripts(type: string): number[] {
    return this.dispatched(type).map(({ tdur = 0 }) => tdur / 1e3);
  }

  /** How often listeners of such events made the browser lay out the page. */
  layoutsWithin(type: string): number {
    const layouts = this.noted.filter(({ name }) => name === "Layout");
    const within = ({ ts, dur = 0 }: Noted): number =>
      layouts.filter((layout) => layout.ts >= ts && layout.ts < ts + dur).length;
    return this.dispatched(type).reduce((sum, event) => sum + within(event), 0);
  }

  /** Of each event of a type: everything from its dispatch until the frame after it is handed on. */
  untilPainted(type: string): number[] {
    return this.dispatched(type).map((event) => this.spent(event.ts, this.frameAfter(event.ts)));
  }

  /** All tasks, the longest first. */
  get tasks(): number[] {
    return this.tasksIn(0, Infinity)
      .map(({ tdur = 0 }) => tdur / 1e3)
      .toSorted((a, b) => b - a);
  }

  /** Everything until the frame after a mark of the page's own; without a name before it, from the beginning. */
  untilMark(name: string): number {
    const mark = this.noted.find((each) => each.name === name);
    if (!mark) throw new Error(`The page has not marked "${name}".`);
    return this.spent(0, this.frameAfter(mark.ts));
  }

  private dispatched(type: string): Noted[] {
    return this.noted.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === type);
  }

  private frameAfter(time: number): number {
    const frame = this.noted.find(({ name, ts }) => name === FRAME && ts >= time);
    return frame ? frame.ts + (frame.dur ?? 0) : Infinity;
  }

  private spent(from: number, to: number): number {
    return this.tasksIn(from, to).reduce((sum, { tdur = 0 }) => sum + tdur / 1e3, 0);
  }

  /** Tasks that end after a time and begin before another one. */
  private tasksIn(from: number, to: number): Noted[] {
    return this.noted.filter(
      ({ name, ph, ts, dur = 0 }) => name === "RunTask" && ph === "X" && ts + dur > from && ts < to,
    );
  }
}

/** Traces a page while something is done to it. */
export const traced = async (page: Page, act: () => Promise<unknown>): Promise<Trace> => {
  const browser = page.context().browser()!;
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"];
  await browser.startTracing(page, { categories });
  await act();
  return new Trace(await browser.stopTracing());
};

/** Slows the page's thread down. */
export const slowDown = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
};

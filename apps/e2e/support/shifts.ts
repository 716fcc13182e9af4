import type { Page } from "playwright-core";

/** One shift of what had been painted already. */
export interface Shift {
  readonly value: number;
  /** What moved, as far as the browser tells. */
  readonly nodes: readonly string[];
}

/** What the browser tells of it; the library has no type for it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** The player has just done something, and what moves is likely to follow from it. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes every layout shift of the pages that are opened from now on, but those that the player sets off. */
export const noteShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = ((globalThis as unknown as { shifts: Shift[] }).shifts = []);
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    const note = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as LayoutShift;
        if (!hadRecentInput) shifts.push({ value, nodes: sources.map(({ node }) => nameOf(node)) });
      }
    };
    new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
  });
};

/** The shifts until now. Whatever is still to be painted is painted first. */
export const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: Shift[] }).shifts;
  });

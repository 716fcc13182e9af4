import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { lookAt, putAway, STATES } from "./states.js";
import { dialogOf, insideOf } from "./table.js";

/** A control is at least so large (WCAG 2.5.5), */
const CONTROL = 44;
/** what shows of a fanned card where there is room (2.5.8), and at the least. */
const STRIP = 24;
const LEAST_STRIP = 10;

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

const shownIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>("button, a[href], input, textarea, select, [tabindex]:not(h2, h3)")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".peek"),
  );

const nameOf = (element: Element): string =>
  `${element.className} ${element.ariaLabel ?? element.textContent.trim()}`.trim();

/** What is hit at a point of the page. */
const hitAt = (table: SolitaireTable, x: number, y: number): Element | null => table.shadowRoot!.elementFromPoint(x, y);

/** What lies over a control is wider than this. */
const STEP = 4;

/** How far a control is hit from its middle in a direction, as far as it has to be. */
const reachOf = (isHit: (dx: number, dy: number) => boolean, dx: number, dy: number): number => {
  const isHitAt = (away: number): boolean => isHit(dx * away, dy * away);
  let reach = 0;
  while (reach < CONTROL && isHitAt(reach + STEP)) reach += STEP;
  while (reach < CONTROL && isHitAt(reach + 1)) reach++;
  return reach;
};

/** Controls that are not hit in their middle, after they have been scrolled there, or not so far around it. */
const faultsOf = (table: SolitaireTable, controls: readonly HTMLElement[]): string[] =>
  controls.flatMap((control) => {
    control.scrollIntoView({ block: "center", inline: "nearest" });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hitFromMiddle = (dx: number, dy: number): Element | null =>
      hitAt(table, x + width / 2 + dx, y + height / 2 + dy);
    const isHit = (dx: number, dy: number): boolean => {
      const hit = hitFromMiddle(dx, dy);
      return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control) === true);
    };
    // A notice lies over the status, and offers what that does.
    if (control.closest(".status") && table.shadowRoot!.querySelector(".notice")) return [];
    const middle = hitFromMiddle(0, 0);
    if (!isHit(0, 0)) return [`${nameOf(control)}: hits ${middle && nameOf(middle)}`];
    // A line of text is as high as a line.
    if (control.matches("textarea, input[type=text], p a")) return [];
    const [wide, high] = [
      reachOf(isHit, -1, 0) + 1 + reachOf(isHit, 1, 0),
      reachOf(isHit, 0, -1) + 1 + reachOf(isHit, 0, 1),
    ];
    return wide >= CONTROL - 1 && high >= CONTROL - 1 ? [] : [`${nameOf(control)}: ${wide} × ${high}`];
  });

/** Cards and places that cannot be hit where they show, or show too little of themselves. */
const cardFaultsOf = (table: SolitaireTable): string[] => {
  const { board, table: inside } = insideOf(table);
  if (!inside || !board?.layout) return [];
  return inside.places.flatMap(({ pile, index, isTop, h }) => {
    const element = board.elementOf(pile, index)!;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const strip = isTop ? height : h;
    const hit = hitAt(table, left + width / 2, top + strip / 2);
    // What is in the hand lies over its target.
    const isHit = hit && (element.contains(hit) || hit.closest(".held"));
    return [
      ...(isHit ? [] : [`${nameOf(element)}: hits ${hit && nameOf(hit)}`]),
      ...(strip >= LEAST_STRIP ? [] : [`${nameOf(element)}: shows ${strip}`]),
      ...(width >= STRIP ? [] : [`${nameOf(element)}: ${width} wide`]),
    ];
  });
};

describe("everything that can be pressed is large enough, and is what a press on it hits", () => {
  afterEach(putAway);

  for (const state of STATES) {
    it(state.name, async () => {
      await lookAt(state, SIZES, {}, (table, width) => {
        const dialog = dialogOf(table);
        const all = shownIn(dialog ?? table.shadowRoot!);
        // The felt can have the focus, but is nothing to be pressed.
        const controls = all.filter((element) => !element.matches(".board, .board *"));
        const faults = [...faultsOf(table, controls), ...(dialog ? [] : cardFaultsOf(table))];
        expect(faults, `at ${width} px`).to.deep.equal([]);
      });
    });
  }
});

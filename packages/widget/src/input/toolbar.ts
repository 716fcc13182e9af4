import type { Direction } from "./neighbour.js";

/** All buttons of the toolbar that an element is, or stands in. */
const buttonsOf = (element: Element | null): HTMLElement[] => [
  ...(element?.closest("[role=toolbar]")?.querySelectorAll("button") ?? []),
];

/** Lets Tab lead to a button, and to no other of its toolbar. Does nothing where it stands in none. */
export const makeStop = (stop: Element): void => {
  for (const button of buttonsOf(stop)) button.tabIndex = button === stop ? 0 : -1;
};

/**
 * Lets Tab lead to a button of the toolbar, the one that had the focus last or else the first.
 * @param isResized There may be no room for that one any more.
 */
export const keepStop = (root: ParentNode, isResized = false): void => {
  const buttons = buttonsOf(root.querySelector("[role=toolbar]"));
  const stop = buttons.find(({ tabIndex }) => tabIndex === 0);
  if (buttons[0] && (!stop || (isResized && !stop.checkVisibility()))) makeStop(buttons[0]);
};

/**
 * Leads from a button of a toolbar to the next that there is room for, round and round. Answers whether a key leads
 * anywhere there.
 */
export const walk = (from: Element, to: Direction | "first" | "last"): boolean => {
  const buttons = buttonsOf(from).filter((button) => button.checkVisibility());
  const at = buttons.indexOf(from as HTMLElement);
  if (at < 0 || to === "up" || to === "down") return false;
  buttons.at({ left: at - 1, right: (at + 1) % buttons.length, first: 0, last: -1 }[to])!.focus();
  return true;
};

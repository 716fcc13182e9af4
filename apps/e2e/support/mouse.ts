import type { CDPSession, Page } from "playwright-core";

type At = readonly [x: number, y: number];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/**
 * What the mouse does, one after another, sent at once: where each part waits for the one before, a machine that is busy
 * in between makes a long press of a click or of a drag.
 */
const gesture = async (
  page: Page,
  parts: readonly (readonly ["moves" | "presses" | "releases", At])[],
): Promise<void> => {
  const session = await sessionOf(page);
  let buttons = 0;
  const sent = parts.map(([does, [x, y]]) => {
    if (does === "presses") buttons = 1;
    if (does === "releases") buttons = 0;
    const type = ({ moves: "mouseMoved", presses: "mousePressed", releases: "mouseReleased" } as const)[does];
    const button = does === "moves" && buttons === 0 ? "none" : "left";
    return session.send("Input.dispatchMouseEvent", {
      type,
      x,
      y,
      button,
      buttons,
      clickCount: does === "moves" ? 0 : 1,
    });
  });
  await Promise.all(sent);
};

/** Clicks so many times. */
export const click = (page: Page, at: At, times = 1): Promise<void> =>
  gesture(page, [
    ["moves", at],
    ...Array.from(
      { length: times },
      () =>
        [
          ["presses", at],
          ["releases", at],
        ] as const,
    ).flat(),
  ]);

/** Takes what lies at a place and carries it to another. */
export const drag = (page: Page, from: At, to: At): Promise<void> =>
  gesture(page, [
    ["moves", from],
    ["presses", from],
    ["moves", [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]],
    ["moves", to],
    ["releases", to],
  ]);

/** How long a ring takes to go, in milliseconds. It comes as quickly, by the style sheet: that is no motion. */
const FADE = 60;

/** Puts a ring with a landing dot round what may receive cards. */
export const addRing = (on: HTMLElement): HTMLElement => {
  const ring = document.createElement("span");
  ring.className = "landing";
  on.append(ring);
  return ring;
};

/** Takes a ring away. */
export const fadeAway = (ring: HTMLElement): void => {
  ring.animate({ opacity: [1, 0] }, { duration: FADE }).onfinish = () => ring.remove();
};

/** A text whose values, between asterisks, are set off from its words. */
export const setOff = (text: string): HTMLElement[] =>
  text.split("*").map((part, i) => {
    const piece = document.createElement(i % 2 ? "b" : "span");
    piece.textContent = part;
    return piece;
  });

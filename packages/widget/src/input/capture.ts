/** Lets an element hear all of a pointer that is down, wherever it goes. */
export const capture = (element: Element, pointer: number): void => {
  try {
    element.setPointerCapture(pointer);
  } catch (error) {
    // A pointer that is gone already needs no capture: its press ends where it began.
    if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
  }
};

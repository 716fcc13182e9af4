import { strings } from "./here.js";

/** Lets a button copy what an element says at the time. Where the clipboard is out of reach the text is selected. */
export const copyWith = (button: HTMLButtonElement, source: HTMLElement): void => {
  const { copied, selected } = strings.embedPage;
  button.hidden = false;
  button.addEventListener("click", () => {
    const text = source.textContent ?? "";
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => (button.textContent = copied),
      () => {
        getSelection()?.selectAllChildren(source);
        button.textContent = selected;
      },
    );
  });
};

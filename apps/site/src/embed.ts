// Fills the site's own address into the lines to be copied, and copies them.
import { SOME_ORIGIN } from "./origin.js";
import { strings } from "./strings/en.js";

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(SOME_ORIGIN, location.origin);
}

const button = document.querySelector<HTMLButtonElement>("#copy")!;
const code = document.querySelector<HTMLElement>("pre code")!;

/** Where the clipboard is out of reach the text is selected, so that the reader can copy it. */
const select = (): void => getSelection()?.selectAllChildren(code);

button.hidden = false;
button.addEventListener("click", () => {
  const written = navigator.clipboard?.writeText(code.textContent ?? "") ?? Promise.reject(new Error("no clipboard"));
  written.then(
    () => (button.textContent = strings.embedPage.copied),
    () => {
      select();
      button.textContent = strings.embedPage.selected;
    },
  );
});

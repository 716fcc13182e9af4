// Fills the site's own address into the lines to be copied, and copies them.
import { copyWith } from "./copy-button.js";
import { find } from "./find.js";
import { SOME_ORIGIN } from "./origin.js";

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(SOME_ORIGIN, location.origin);
}
copyWith(find("#copy", HTMLButtonElement), find("pre code"));

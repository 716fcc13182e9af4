import { expect } from "@open-wc/testing";
import { putAway, reach, STATES } from "./states.js";

/** Themes are measured by themselves in all their colours. */
const LOOKS = [
  { width: 360, height: 740, lang: "en", theme: "dark" },
  { width: 1280, height: 800, lang: "ru", theme: "light" },
] as const;

describe("<solitaire-table> is accessible in every state", () => {
  afterEach(putAway);

  for (const state of STATES) {
    for (const look of LOOKS) {
      it(`${state.name}, ${look.width} px, ${look.lang}, ${look.theme}`, async () => {
        await expect(await reach(state, look)).to.be.accessible();
      });
    }
  }
});

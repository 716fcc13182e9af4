import { expect } from "@open-wc/testing";
import { executeServerCommand } from "@web/test-runner-commands";
import { putAway, reach, STATES } from "./states.js";

/** Themes are measured by themselves in all their colours. */
const LOOKS = [
  { width: 360, height: 740, lang: "en", theme: "dark" },
  { width: 1280, height: 800, lang: "ru", theme: "light" },
] as const;

/** What assistive technology would say of one thing twice, as its name and as its description. */
const saidTwice = async (): Promise<string[]> => {
  const tree = await executeServerCommand<
    readonly (readonly [role: string, name: string, description: string])[],
    undefined
  >("accessibility-tree");
  expect(tree.length).to.be.above(10);
  return tree.flatMap(([role, name, description]) =>
    name && (description.includes(name) || (description && name.includes(description)))
      ? [`${role} ${name}: ${description}`]
      : [],
  );
};

describe("<solitaire-table> is accessible in every state", () => {
  afterEach(putAway);

  for (const state of STATES) {
    for (const look of LOOKS) {
      it(`${state.name}, ${look.width} px, ${look.lang}, ${look.theme}`, async () => {
        const table = await reach(state, look);
        await expect(table).to.be.accessible();
        expect(await saidTwice()).to.deep.equal([]);
        if (!state.isDialog) return;
        const dialog = table.shadowRoot!.querySelector("dialog")!;
        expect(dialog.ariaLabel, "its name and its heading agree").to.include(
          dialog.querySelector("h2")!.textContent.trim(),
        );
      });
    }
  }
});

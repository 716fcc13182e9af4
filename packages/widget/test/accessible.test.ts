import { expect } from "@open-wc/testing";
import { GAMES } from "./games.js";
import { buttonOf, cardOf, insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

describe("<solitaire-table> is accessible", function () {
  // A hundred cards are much to look at.
  this.timeout(40_000);

  for (const game of GAMES) {
    for (const width of [360, 1280]) {
      it(`with ${game} at ${width} px`, async () => {
        const table = await tableOf({ game, deal: "9" }, { width });
        await expect(table).to.be.accessible();
      });
    }
  }

  it("with a card picked up, in the dark", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    table.theme = "dark";
    cardOf(table, "T1").click();
    await table.updateComplete;
    await expect(table).to.be.accessible();
  });

  for (const theme of ["light", "dark"] as const) {
    it(`with a hint, and with the way back from a lost game, ${theme}`, async () => {
      const table = await tableOf({ game: "penguin", deal: "22", noVerdict: false });
      table.theme = theme;
      table.hint();
      await waitUntil(() => table.shadowRoot!.querySelector(".hint-2"), "a hint");
      await expect(table).to.be.accessible();
      table.log = "T2-R6 T5-R1 T2-R2 T6-R4 T7-R7 T5-R3";
      await waitUntil(() => table.shadowRoot!.querySelector(".return"), "the way back");
      await expect(table).to.be.accessible();
    });
  }

  it("with the rules open, and with More", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "59" });
    for (const open of ["showRules", "showMore"] as const) {
      table[open]();
      await waitUntil(() => table.shadowRoot!.querySelector("dialog[open] h2"), "the dialog opens");
      await expect(table).to.be.accessible();
      table.shadowRoot!.querySelector("dialog")!.close();
    }
  });

  it("where no game lies on it", async () => {
    const table = await tableOf({ game: "bridge" });
    await expect(table).to.be.accessible();
  });

  it("is a group with a name, and an application only around the piles", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const root = table.shadowRoot!;
    expect(root.querySelector("[role=group]")!.getAttribute("aria-label")).to.equal("Penguin, deal 22");
    const application = root.querySelector("[role=application]")!;
    expect(application.getAttribute("aria-label")).to.equal("Cards");
    expect(application.contains(buttonOf(table, "Undo"))).to.equal(false);
  });

  it("tells what is picked up, and where it may go", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" });
    const told = (): string[] =>
      [...insideOf(table).board.element.querySelectorAll("button")].flatMap((button) => [
        ...(button.ariaPressed ? [`${button.ariaLabel}: ${button.ariaPressed}`] : []),
        ...(button.ariaDescription ? [`${button.ariaLabel!.split(",")[0]!}: ${button.ariaDescription}`] : []),
      ]);
    const cells = [1, 2, 3, 4, 5, 6, 7].map((n) => `Flipper cell ${n}: may go here`);
    cardOf(table, "T1").click();
    expect(told()).to.deep.equal(["jack of diamonds: true", ...cells]);
    cardOf(table, "R1").click();
    expect(told()).to.deep.equal([]);
    cardOf(table, "R1").click();
    expect(told()[0]).to.equal("jack of diamonds: true");
    table.lang = "ru";
    await waitUntil(() => told()[0]?.startsWith("валет"), "the names are Russian");
    table.undo();
    expect(told()).to.deep.equal([]);
  });

  it("has one stop of Tab for each group of piles", async () => {
    const stops = async (game: string): Promise<string[]> => {
      const table = await tableOf({ game, deal: "9" });
      const { board } = insideOf(table);
      const buttons = [...board.element.querySelectorAll<HTMLElement>("button")];
      return buttons.filter(({ tabIndex }) => tabIndex === 0).map((button) => board.spotOf(button)!.pile);
    };
    expect(await stops("penguin")).to.deep.equal(["T1", "R1", "F1"]);
    expect(await stops("zodiac")).to.deep.equal(["S", "T1", "R1", "F1"]);
    expect(await stops("rouge-et-noir")).to.deep.equal(["S", "T1", "F1"]);
  });
});

import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { GAMES, solutionOf } from "./games.js";
import { buttonOf, cardOf, insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

describe("<solitaire-table> is accessible", () => {
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

  it("tells the number of the deal once, wherever it stands", async () => {
    for (const size of [WIDE, PHONE]) {
      const table = await tableOf({ game: "penguin", deal: "22" }, size);
      const lines = [...table.shadowRoot!.querySelectorAll<HTMLElement>(".which, .number")];
      const told = lines.filter((line) => line.checkVisibility() && line.ariaHidden !== "true");
      expect(told.map((line) => line.textContent.trim())).to.deep.equal(["Deal 22"]);
    }
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
    expect(told()).to.deep.equal([...cells, "jack of diamonds: true"]);
    cardOf(table, "R1").click();
    expect(told()).to.deep.equal([]);
    cardOf(table, "T1").click();
    expect(told().at(-1)).to.match(/^[a-z0-9]+ of [a-z]+: true$/);
    table.lang = "ru";
    await waitUntil(() => /[а-я]: true$/.test(told().at(-1)!), "the names are Russian");
    table.undo();
    expect(told()).to.deep.equal([]);
  });

  /** Where Tab leads to, one after another. */
  const stopsOf = (table: SolitaireTable): string => {
    const { board } = insideOf(table);
    const buttons = [...board.element.querySelectorAll<HTMLElement>("button")];
    const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
    return stops.map((button) => board.spotOf(button)!.pile).join(" ");
  };
  const WIDE = { width: 1280, height: 800 };
  const PHONE = { width: 360, height: 740 };

  for (const [game, wide, mirrored, phone] of [
    ["zodiac", "F1 T1 R1 S", "F1 T1 R1 S", "F1 T1 R1 S"],
    ["zodiac-classic", "F1 T1 R1 S", "F1 T1 R1 S", "F1 T1 R1 S"],
    ["stalactites", "R1 F1 T1", "F1 R1 T1", "R1 F1 T1"],
    ["rouge-et-noir", "F1 T1 S", "F1 T1 S", "F1 S T1"],
    ["penguin", "R1 F1 T1", "F1 R1 T1", "F1 R1 T1"],
  ] as const) {
    it(`has one stop of Tab for each group of piles, in the order in which they are seen: ${game}`, async () => {
      const table = await tableOf({ game, deal: "9" }, WIDE);
      expect(stopsOf(table)).to.equal(wide);
      table.mirrored = true;
      await table.updateComplete;
      expect(stopsOf(table), "mirrored").to.equal(mirrored);
      expect(stopsOf(await tableOf({ game, deal: "9" }, PHONE)), "on a phone").to.equal(phone);
    });
  }

  it("keeps the focus where it is when that order changes", async () => {
    const table = await tableOf({ game: "penguin", deal: "22" }, WIDE);
    cardOf(table, "T3").focus();
    const { layout } = insideOf(table).board;
    table.parentElement!.style.width = "360px";
    await waitUntil(() => insideOf(table).board.layout !== layout, "it is laid out anew");
    expect(stopsOf(table)).to.equal("F1 R1 T3");
    expect(table.shadowRoot!.activeElement).to.equal(cardOf(table, "T3"));
  });

  it("tells of the game as a whole what is written on the felt", async () => {
    const told = (table: SolitaireTable): string | null => insideOf(table).board.element.ariaDescription;
    const { deal, entries } = await solutionOf("zodiac");
    const zodiac = await tableOf({ game: "zodiac", deal });
    const playTo = (kind: string): void => {
      zodiac.log = entries.slice(0, entries.findIndex((entry) => entry.includes(kind)) + 1).join(" ");
    };
    expect(told(zodiac)).to.equal("Phase one, 0 of 80 cards on the ring");
    playTo("-T");
    await zodiac.updateComplete;
    expect(told(zodiac)).to.equal("Phase one, 1 of 80 cards on the ring");
    zodiac.lang = "ru";
    await waitUntil(() => told(zodiac)?.startsWith("Первая"), "it is told in Russian");
    expect(told(zodiac)).to.equal("Первая фаза, 1 из 80 карт на кольце");
    playTo("-F");
    await zodiac.updateComplete;
    expect(told(zodiac)).to.equal("Вторая фаза, 1 из 104 карт на базах");

    expect(told(await tableOf({ game: "penguin", deal: "22" }))).to.equal("Base 2, ends on A");
    expect(told(await tableOf({ game: "stalactites", deal: "3" }))).to.equal(null);
    const rouge = await tableOf({ game: "rouge-et-noir", deal: "9" });
    while (rouge.position!.S!.split(" ").length > 10) {
      expect(told(rouge)).to.equal(null);
      rouge.turnStock();
    }
    expect(told(rouge)).to.equal("Stock 7, last deal");
    rouge.turnStock();
    expect(told(rouge)).to.equal(null);
  });
});

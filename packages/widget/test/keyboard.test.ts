import { expect } from "@open-wc/testing";
import type { SolitaireTable } from "../src/index.js";
import { solutionOf } from "./games.js";
import { press } from "./press.js";
import { buttonOf, cardOf, dialogOf, insideOf, listen, spokenBy, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Which card has the focus: its pile, and how far from the top. */
const focusOf = (table: SolitaireTable): string | undefined => {
  const { activeElement } = table.shadowRoot!;
  const { board, table: inside } = insideOf(table);
  const spot = activeElement && board.spotOf(activeElement);
  if (!spot) return activeElement?.getAttribute("aria-label") ?? undefined;
  const { cards } = inside!.state!.piles.find(({ name }) => name === spot.pile)!;
  return `${spot.pile}:${cards.length - spot.index}`;
};

const penguin = (): Promise<SolitaireTable> => tableOf({ game: "penguin", deal: "22" });

/** Types digits so soon after one another that they are one number, however slow the machine is. */
const typeNumber = (table: SolitaireTable, digits: string): void => {
  for (const key of digits) {
    const { activeElement } = table.shadowRoot!;
    activeElement!.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
    );
  }
};

describe("keys", () => {
  it("lead from card to card by arrows, and from group to group by Tab", async () => {
    const table = await penguin();
    buttonOf(table, "Undo").focus();
    await press("Tab");
    expect(focusOf(table)).to.equal("R1:1");
    await press("Tab");
    expect(focusOf(table)).to.equal("F1:1");
    await press("Tab");
    expect(focusOf(table)).to.equal("T1:1");
    await press("ArrowRight");
    expect(focusOf(table)).to.equal("T2:1");
    await press("ArrowUp", "ArrowUp");
    expect(focusOf(table)).to.equal("T2:3");
    await press("End");
    expect(focusOf(table)).to.equal("T7:1");
    await press("Home", "Shift+Tab", "ArrowDown", "Shift+Tab", "Shift+Tab");
    expect(focusOf(table)).to.equal("Undo");
    await press("Tab", "Tab");
    expect(focusOf(table), "the group remembers").to.equal("F2:1");
  });

  it("go on from a place that was empty and on which a card has come to lie", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    cardOf(table, "W").focus();
    expect(focusOf(table)).to.equal("W:1");
    await press("s", "s");
    expect(table.log).to.equal("S*2");
    expect(table.shadowRoot!.activeElement).to.equal(cardOf(table, "W"));
    await press("ArrowLeft");
    expect(focusOf(table)).to.equal("S:1");
  });

  it("pick up and put down, and the focus stays on the moved card", async () => {
    const table = await penguin();
    cardOf(table, "T1").focus();
    await press("Enter");
    expect(insideOf(table).table!.state!.selected).to.deep.equal({ pile: "T1", count: 1 });
    await press("2");
    expect(focusOf(table)).to.equal("T2:1");
    cardOf(table, "R3").focus();
    await press("Space");
    expect(table.log).to.equal("T1-R3");
    expect(focusOf(table)).to.equal("R3:1");
    await press("u");
    expect(table.log).to.equal("");
    expect(focusOf(table)).to.equal("T1:1");
  });

  it("lead on from a run that is discarded, of which the king shows", async () => {
    const { deal, entries } = await solutionOf("rouge-et-noir");
    const table = await tableOf({ game: "rouge-et-noir", deal });
    const at = entries.findIndex((entry) => entry.endsWith(":13"));
    const [from = "", to = ""] = entries[at]!.split(/[-:]/);
    table.log = entries.slice(0, at).join(" ");
    await table.updateComplete;
    cardOf(table, from, 13).focus();
    await press("Enter");
    cardOf(table, to).focus();
    await press("Enter");
    const { activeElement } = table.shadowRoot!;
    expect(activeElement!.ariaLabel).to.match(/^king of \w+, discard pile \d$/);
    expect([activeElement!.ariaHidden, (activeElement as HTMLElement).tabIndex]).to.deep.equal([null, 0]);
    await press("ArrowRight");
    expect(focusOf(table)).to.equal("F8:1");
  });

  it("play the best move by Enter twice, and to a foundation by F", async () => {
    const table = await tableOf({ game: "stalactites", deal: "3" });
    cardOf(table, "T1").focus();
    await press("Enter", "Enter");
    expect(table.log).to.equal("by1 T1-F1");
    expect(focusOf(table)).to.equal("F1:1");
    cardOf(table, "T2").focus();
    await press("f");
    expect(table.log).to.equal("by1 T1-F1 T2-F1");
    await press("u", "u", "r");
    expect(table.log).to.equal("by1 T1-F1");
  });

  it("put a card back by Space and by Esc; without one, Esc is the page's", async () => {
    const table = await penguin();
    const heard: boolean[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(event.defaultPrevented);
    addEventListener("keydown", hear);
    cardOf(table, "T1").focus();
    await press("Space", "Space");
    expect(insideOf(table).table!.session.selection).to.equal(undefined);
    await press("Space", "Escape", "Escape");
    removeEventListener("keydown", hear);
    expect(insideOf(table).table!.session.selection).to.equal(undefined);
    expect(heard).to.deep.equal([true, true, true, true, false]);
  });

  it("bring the focus back with cards that Esc puts back, from where they should have gone", async () => {
    const table = await penguin();
    cardOf(table, "T1").focus();
    await press("Space");
    cardOf(table, "R2").focus();
    await press("Escape");
    await table.updateComplete;
    expect(focusOf(table)).to.equal("T1:1");
    expect(spokenBy(table)).to.equal("Jack of diamonds put back.");
  });

  it("leave the focus on a button from which Esc puts cards back", async () => {
    const table = await penguin();
    cardOf(table, "T1").focus();
    await press("Space");
    const rules = buttonOf(table, "Rules");
    rules.focus();
    await press("Escape");
    expect(insideOf(table).table!.session.selection).to.equal(undefined);
    expect(table.shadowRoot!.activeElement).to.equal(rules);
  });

  for (const [game, ours, pages] of [
    ["penguin", ["1", "7"], ["8", "9", "0"]],
    ["stalactites", ["1", "8"], ["9", "0"]],
    ["rouge-et-noir", ["1", "0"], []],
  ] as const) {
    it(`leave digits to the page that are no column's number: ${game}`, async () => {
      const table = await tableOf({ game, deal: "3" });
      const taken: string[] = [];
      const left: string[] = [];
      const hear = ({ defaultPrevented, key }: KeyboardEvent): void => void (defaultPrevented ? taken : left).push(key);
      addEventListener("keydown", hear);
      table.focus();
      await press(...ours, ...pages);
      removeEventListener("keydown", hear);
      expect({ taken, left }).to.deep.equal({ taken: ours, left: pages });
    });
  }

  it("leave the page's keys alone, and all keys elsewhere", async () => {
    const table = await penguin();
    const heard: boolean[] = [];
    const hear = (event: KeyboardEvent): void => void heard.push(event.defaultPrevented);
    addEventListener("keydown", hear);
    table.log = "T1-R1";
    await table.updateComplete;
    cardOf(table, "T1").focus();
    await press("x", "PageDown", "Control+u", "Alt+1");
    buttonOf(table, "Rules").focus();
    await press("x", "Control+u", "ArrowDown", "ArrowUp", "Control+ArrowRight", "p", "Escape");
    const outside = document.createElement("button");
    table.after(outside);
    outside.focus();
    await press("u", "1", "h", "?", "ArrowDown");
    outside.remove();
    await press("u");
    removeEventListener("keydown", hear);
    expect(heard.filter((prevented) => prevented)).to.deep.equal([]);
    expect(table.log).to.equal("T1-R1");
  });

  it("work from the buttons round the table, which keep the keys that press them", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const { activeElement } = table.shadowRoot!;
    expect(activeElement).to.equal(null);
    buttonOf(table, "Undo").focus();
    await press("s", "s", "u");
    expect(table.log).to.equal("S");
    await press("Space", "s", "Enter");
    expect(table.log, "two presses of Undo").to.equal("");
    await press("f");
    await table.updateComplete;
    expect(spokenBy(table)).to.equal("Go to a card first, or pick one up.");
    await press("n");
    expect(table.log).to.match(/^S/);
    typeNumber(table, "12");
    expect(focusOf(table)).to.equal("T12:1");
    buttonOf(table, "More").focus();
    await press(",");
    await waitUntil(() => dialogOf(table), "the settings open");
    const { log } = table;
    await press("u", "s");
    expect(table.log, "a dialog's keys are its own").to.equal(log);
    await press("Escape");
  });

  it("jump to a column of two digits", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    cardOf(table, "S").focus();
    typeNumber(table, "12");
    expect(focusOf(table)).to.equal("T12:1");
  });

  it("turn the stock, one card and to the next playable, and peek", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    cardOf(table, "S").focus();
    await press("s", "s");
    expect(table.log).to.equal("S*2");
    expect(focusOf(table), "the focus stays with the stock").to.equal("S:1");
    await press("ArrowRight");
    expect(focusOf(table)).to.equal("W:1");
    await press("s");
    expect(focusOf(table), "or on the waste, whose top is another card now").to.equal("W:1");
    await press("u");
    await press("n");
    expect(insideOf(table).table!.session.dealt.stepCount).to.equal(3);
    cardOf(table, "W").focus();
    await press("p");
    await waitUntil(() => table.shadowRoot!.querySelector(".peek"), "the pile is fanned out");
    await table.updateComplete;
    const { position, rules } = insideOf(table).table!.session;
    expect(spokenBy(table)).to.match(/^Waste from the top: (\w+ of \w+, )+\w+ of \w+\.$/);
    expect(spokenBy(table).split(", ").length).to.equal(position.size(rules.pileIndex("W")));
    await press("Escape");
    expect(table.shadowRoot!.querySelector(".peek")).to.equal(null);
    await press("p", "p");
    expect(table.shadowRoot!.querySelector(".peek")).to.equal(null);
  });

  it("turn the stock as long as they are held down, take it back, and are answered when they come up", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    const hold = async (key: string, times: number): Promise<string[]> => {
      const said: string[] = [];
      for (let i = 0; i < times; i++) {
        const { activeElement } = table.shadowRoot!;
        activeElement!.dispatchEvent(
          new KeyboardEvent("keydown", { key, repeat: i > 0, bubbles: true, composed: true }),
        );
        await table.updateComplete;
        if (said.at(-1) !== spokenBy(table)) said.push(spokenBy(table));
      }
      table.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent("keyup", { key, bubbles: true, composed: true }),
      );
      await table.updateComplete;
      return [...said, spokenBy(table)];
    };
    cardOf(table, "T1").focus();
    const turned = await hold("s", 60);
    expect(table.log).to.equal("S*60");
    expect(turned.length, turned.join()).to.equal(2);
    expect(turned[1]).to.contain(cardOf(table, "W").ariaLabel!.split(",")[0]);
    expect((await hold("u", 20)).length).to.equal(2);
    expect(table.log).to.equal("S*40");
    await hold("s", 60);
    expect(table.log, "to the end of the stock").to.equal("S*72");
    await hold("s", 3);
    expect(table.log, "the waste turned over, and on").to.equal("S*75");
  });

  it("find the next playable card, which the next keys play", async () => {
    const table = await tableOf({ game: "zodiac", deal: "9" });
    cardOf(table, "T5").focus();
    await press("n");
    expect(focusOf(table)).to.match(/^W:/);
    const { log } = table;
    await press("Enter", "Enter");
    expect(table.log).to.match(new RegExp(`^${log.replace("*", "\\*")} W-[TR]\\d+$`));
  });

  it("deal one row of a stock that does not come round, however long they are held", async () => {
    const table = await tableOf({ game: "rouge-et-noir", deal: "9" });
    cardOf(table, "T1").focus();
    for (const repeat of [false, true, true]) {
      const { activeElement } = table.shadowRoot!;
      activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "s", repeat, bubbles: true, composed: true }));
    }
    expect(table.log).to.equal("S");
  });

  it("open the rules by a question mark, which give the focus back", async () => {
    const table = await penguin();
    cardOf(table, "T4").focus();
    await press("?");
    await waitUntil(() => dialogOf(table), "the rules open");
    expect(table.shadowRoot!.querySelector("dialog h2")!.textContent).to.equal("Penguin");
    await press("Escape");
    expect(dialogOf(table)).to.equal(null);
    expect(focusOf(table)).to.equal("T4:1");
  });

  it("are answered in one sentence each", async () => {
    const table = await penguin();
    const say = async (...keys: string[]): Promise<string> => {
      await press(...keys);
      await table.updateComplete;
      return spokenBy(table);
    };
    cardOf(table, "T1").focus();
    expect(await say("Space")).to.match(/^Jack of diamonds picked up, \d+ places to go\.$/);
    expect(await say("Escape")).to.equal("Jack of diamonds put back.");
    expect(await say("Enter", "Enter")).to.equal("Jack of diamonds to flipper cell 1.");
    expect(await say("u")).to.equal("Undone: jack of diamonds back to column 1.");
    expect(await say("s")).to.equal("There is no stock to turn.");
    expect(await say("p")).to.equal("Nothing is hidden here.");
    cardOf(table, "F1").focus();
    expect(await say("Space")).to.equal("This stays where it is: nothing leaves foundation 1.");
    cardOf(table, "R1").focus();
    expect(await say("Space")).to.equal("Flipper cell 1 is empty, and nothing is picked up.");
  });

  it("are not needed by a screen reader, whose press is a tap", async () => {
    const table = await penguin();
    cardOf(table, "T1").click();
    cardOf(table, "R4").click();
    expect(table.log).to.equal("T1-R4");
  });

  it("win a game", async () => {
    const { deal, entries, log } = await solutionOf("stalactites");
    const table = await tableOf({ game: "stalactites", deal });
    const heard = listen(table);
    for (const entry of entries.slice(1)) {
      const [from = "", to = ""] = entry.split("-");
      cardOf(table, from).focus();
      await press("Enter");
      cardOf(table, to).focus();
      await press("Enter");
    }
    expect(table.log).to.equal(log);
    expect(heard["win"]!.length).to.equal(1);
    await waitUntil(() => dialogOf(table), "the result shows");
  });
});

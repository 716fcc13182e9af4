import { isAction } from "@solitaire/engine";
import { expect } from "@open-wc/testing";
import { sessionOf, solutionOf } from "../../test/games.js";
import { comesRound } from "./stock.js";
import { timesThrough, turnsToPlayable } from "./stock-turns.js";

describe("the stock", () => {
  it("comes round in Zodiac alone", () => {
    const round = ["zodiac", "zodiac-classic", "rouge-et-noir", "penguin", "stalactites"].map((game) =>
      comesRound(sessionOf(game, "9").rules),
    );
    expect(round).to.deep.equal([true, true, false, false, false]);
  });

  it("counts how often it has been gone through", async () => {
    const { deal, entries } = await solutionOf("zodiac");
    const session = sessionOf("zodiac", deal);
    const { rules } = session;
    const stock = rules.pileIndex("S");
    let times = 0;
    for (const entry of entries) {
      const before = session.position.size(stock);
      if (entry === "S") {
        session.turnStock();
        if (before === 0) times++;
      } else {
        const [from = "", to = ""] = entry.split("-");
        session.play((1 << 16) | (rules.pileIndex(from) << 8) | rules.pileIndex(to));
      }
      expect(timesThrough(rules, session.game)).to.equal(times);
    }
    expect(times).to.be.greaterThan(5);
  });

  it("finds the next playable card, and not the same one again", () => {
    const session = sessionOf("zodiac", "9");
    const { rules, position } = session;
    const waste = rules.pileIndex("W");
    for (let i = 0; i < 20; i++) {
      const turns = turnsToPlayable(rules, position);
      expect(turns).to.be.within(1, 73);
      session.turnToPlayable();
      const fits = session.legalMoves.some(
        (move) => !isAction(move) && ((move >> 8) & 255) === waste && position.size(move & 255) > 0,
      );
      expect(fits).to.equal(true);
    }
  });

  it("finds none where there is no stock", () => {
    expect(turnsToPlayable(sessionOf("penguin", "22").rules, sessionOf("penguin", "22").position)).to.equal(0);
  });
});

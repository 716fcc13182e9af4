import { expect } from "@open-wc/testing";
import { Knowledge, lastWon } from "./knowledge.js";

const of = (moves: readonly number[]): Knowledge => {
  const knowledge = new Knowledge();
  knowledge.follow(moves);
  return knowledge;
};

describe("Knowledge", () => {
  it("goes on with a win that is played as it was said", () => {
    const knowledge = of([]);
    knowledge.learn(0, { verdict: "won", moves: [7, 8, 9] });
    knowledge.follow([7, 8]);
    expect(knowledge.at(2)).to.deep.equal({ verdict: "won", moves: [9] });
    knowledge.follow([7, 5]);
    expect(knowledge.at(2), "played otherwise").to.equal(undefined);
  });

  it("knows that what comes after a lost position is lost, and what comes before a won one is won", () => {
    const knowledge = of([1, 2, 3, 4]);
    knowledge.learn(3, { verdict: "lost", moves: [] });
    expect([2, 3, 4].map((count) => knowledge.at(count)?.verdict)).to.deep.equal([undefined, "lost", "lost"]);
    knowledge.learn(1, { verdict: "won", moves: [6] });
    expect(knowledge.at(0)).to.deep.equal({ verdict: "won", moves: [1, 6] });
  });

  it("keeps what undo may be taken back to, and forgets it when other moves are made", () => {
    const knowledge = of([1, 2, 3]);
    knowledge.learn(3, { verdict: "lost", moves: [] });
    knowledge.follow([1]);
    knowledge.follow([1, 2, 3]);
    expect(knowledge.at(3)?.verdict).to.equal("lost");
    knowledge.follow([1, 2, 4]);
    expect(knowledge.at(3)).to.equal(undefined);
  });

  it("keeps that a position can be won where nobody knows how, until somebody does, or proves that it cannot", () => {
    const knowledge = of([]);
    knowledge.learn(0, { verdict: "won" });
    expect(knowledge.at(0)).to.deep.equal({ verdict: "won", moves: undefined });
    knowledge.follow([1, 2]);
    expect(knowledge.at(1), "after a move it is open").to.equal(undefined);
    knowledge.learn(0, { verdict: "unknown" });
    expect(knowledge.at(0), "looked for, and not found").to.deep.equal({ verdict: "won", moves: [] });
    knowledge.learn(2, { verdict: "won", moves: [3] });
    expect(knowledge.at(0), "found further on").to.deep.equal({ verdict: "won", moves: [1, 2, 3] });
    knowledge.learn(0, { verdict: "lost" });
    expect(knowledge.at(0)).to.deep.equal({ verdict: "lost", moves: undefined });
  });

  it("takes nothing from a position of which nothing is known", () => {
    const knowledge = of([1, 2]);
    knowledge.learn(1, { verdict: "unknown", moves: [] });
    expect([0, 1, 2].map((count) => knowledge.at(count)?.verdict)).to.deep.equal([undefined, "unknown", undefined]);
  });
});

describe("the last won position", () => {
  it("is found by halving, from wherever the game was lost", () => {
    const counts = Array.from({ length: 41 }, (_, i) => 2 * i);
    for (let lostAt = 0; lostAt <= 40; lostAt++) {
      const knowledge = of(Array.from({ length: 80 }, (_, i) => i));
      knowledge.learn(80, { verdict: "lost", moves: [] });
      let asked = 0;
      let found = lastWon(knowledge, counts);
      for (; "ask" in found; found = lastWon(knowledge, counts)) {
        asked++;
        knowledge.learn(counts[found.ask]!, { verdict: found.ask < lostAt ? "won" : "lost", moves: [] });
      }
      expect(found.step).to.equal(lostAt === 0 ? undefined : lostAt - 1);
      expect(asked).to.be.at.most(6);
    }
  });

  it("is one that is known, where others are not", () => {
    const knowledge = of([1, 2, 3, 4]);
    knowledge.learn(4, { verdict: "lost", moves: [] });
    knowledge.learn(2, { verdict: "unknown", moves: [] });
    knowledge.learn(1, { verdict: "won", moves: [] });
    expect(lastWon(knowledge, [0, 1, 2, 3, 4])).to.deep.equal({ step: 1 });
  });
});

import { expect } from "@open-wc/testing";
import { STORAGES } from "../../test/memory-storage.js";
import { Outbox, type Unsent } from "./outbox.js";

const win = (more: Partial<Unsent> = {}): Unsent => ({
  api: "https://api.example/",
  date: "2026-11-30",
  game: "penguin",
  rules: "penguin@1",
  deal: "22",
  log: "T1-R2",
  ...more,
});

describe("Outbox", () => {
  afterEach(() => localStorage.clear());

  for (const [where, storage] of STORAGES) {
    it(`keeps wins for their API until they are taken out, ${where}`, () => {
      const outbox = new Outbox(storage);
      outbox.put(win());
      outbox.put(win({ game: "zodiac" }));
      outbox.put(win({ api: "https://other.example/" }));
      expect(new Outbox(storage).list("https://api.example/")).to.have.deep.members([win(), win({ game: "zodiac" })]);
      for (const each of outbox.list("https://api.example/")) outbox.remove(each);
      expect(outbox.list("https://api.example/")).to.deep.equal([]);
      outbox.remove(win({ api: "https://other.example/" }));
    });
  }

  it("keeps the latest win of a day, and does not take it out for an earlier one", () => {
    const outbox = new Outbox(localStorage);
    outbox.put(win());
    outbox.put(win({ log: "T1-R3" }));
    outbox.remove(win());
    expect(outbox.list("https://api.example/")).to.deep.equal([win({ log: "T1-R3" })]);
  });

  it("reads nothing that is no win", () => {
    const outbox = new Outbox(localStorage);
    outbox.put(win());
    const name = localStorage.key(0)!;
    for (const text of ["", "{", "null", "[]", '{"api":"https://api.example/"}']) {
      localStorage.setItem(name, text);
      expect(outbox.list("https://api.example/"), text).to.deep.equal([]);
    }
  });
});

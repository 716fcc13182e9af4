import { expect } from "@open-wc/testing";
import { STORAGES } from "../../test/memory-storage.js";
import { makeId, Receipts } from "./receipts.js";

const API = "https://api.example/";
const OF = { date: "2026-11-30", game: "penguin" };
const receipt = { id: "0a1b2c3d-0000-4000-8000-000000000001", log: "T1-R1", moves: 92 };

describe("Receipts", () => {
  afterEach(() => localStorage.clear());

  for (const [where, storage] of STORAGES) {
    it(`are kept for each day, game and API, ${where}`, () => {
      const receipts = new Receipts(storage);
      receipts.put(API, OF, receipt);
      expect(new Receipts(storage).find(API, OF)).to.deep.equal(receipt);
      expect(receipts.find("https://other.example/", OF)).to.equal(undefined);
      expect(receipts.find(API, { ...OF, game: "zodiac" })).to.equal(undefined);
      expect(receipts.find(API, { ...OF, date: "2026-11-29" })).to.equal(undefined);
      receipts.remove(API, OF);
      expect(receipts.find(API, OF)).to.equal(undefined);
    });
  }

  it("remember that the player wants wins to be stored", () => {
    const receipts = new Receipts(localStorage);
    expect(receipts.hasAgreed).to.equal(false);
    receipts.agree();
    expect(new Receipts(localStorage).hasAgreed).to.equal(true);
  });

  it("read nothing that is none", () => {
    const receipts = new Receipts(localStorage);
    receipts.put(API, OF, receipt);
    const name = localStorage.key(0)!;
    for (const text of ["", "{", "null", "[]", '{"id":5}']) {
      localStorage.setItem(name, text);
      expect(receipts.find(API, OF), text).to.equal(undefined);
    }
  });
});

describe("an id", () => {
  it("is a UUID of version 4, another each time", () => {
    const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
    const ids = Array.from({ length: 200 }, () => makeId(random));
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).to.equal(200);
    expect(makeId(() => 0)).to.equal("00000000-0000-4000-8000-000000000000");
    expect(makeId(() => 2 ** 32 - 1)).to.equal("ffffffff-ffff-4fff-bfff-ffffffffffff");
  });
});

import { expect } from "@open-wc/testing";
import { memoryStorage } from "../../test/memory-storage.js";
import { leases, type Leases } from "./lease.js";
import { type SavedGame, Shelf } from "./shelf.js";

const game = (steps: string[], at = 0): SavedGame => ({ deal: "22", steps, elapsed: 1_000, at });

/** Leases as tabs share them, for tests of their own. */
let names = 0;
const shared = (): Leases => {
  const prefix = `${++names}/`;
  const { lease } = leases(navigator.locks);
  return { lease: (name, patience) => lease(prefix + name, patience), isShared: true };
};

/** Browsers give a lock back a little later. */
const allReleased = async (): Promise<void> => {
  while ((await navigator.locks.query()).held!.some(({ name }) => name!.startsWith(`${names}/`))) continue;
};

const shelf = (storage: Storage, leased: Leases): Shelf => {
  let drawn = 0;
  return new Shelf(storage, leased, () => ++drawn);
};

describe("Shelf", () => {
  it("keeps a game from one visit to the next", async () => {
    const [storage, leased] = [memoryStorage(), shared()];
    const slot = await shelf(storage, leased).open("penguin@1/22");
    expect(slot.load()).to.equal(undefined);
    expect(slot.save(game(["T1-R2"]))).to.equal(true);
    slot.close();
    const again = await shelf(storage, leased).open("penguin@1/22");
    expect(again.load()).to.deep.equal(game(["T1-R2"]));
    expect((await shelf(storage, leased).open("penguin@1/23")).load()).to.equal(undefined);
  });

  it("gives two tables on one deal a slot each", async () => {
    const [storage, leased] = [memoryStorage(), shared()];
    const one = await shelf(storage, leased).open("penguin@1/22");
    const two = await shelf(storage, leased).open("penguin@1/22");
    one.save(game(["T1-R1"], 1));
    two.save(game(["T1-R2"], 2));
    expect(one.load()!.steps).to.deep.equal(["T1-R1"]);
    expect(two.load()!.steps).to.deep.equal(["T1-R2"]);
    one.close();
    two.close();
    const [first, second] = [
      await shelf(storage, leased).open("penguin@1/22", one.number),
      await shelf(storage, leased).open("penguin@1/22", two.number),
    ];
    expect([first.load()!.steps, second.load()!.steps]).to.deep.equal([["T1-R1"], ["T1-R2"]]);
  });

  it("takes up the game saved last when it had none itself", async () => {
    const [storage, leased] = [memoryStorage(), shared()];
    const slots = [await shelf(storage, leased).open("k"), await shelf(storage, leased).open("k")];
    slots[0]!.save(game(["T1-R1"], 1));
    slots[1]!.save(game(["T1-R2"], 2));
    for (const slot of slots) slot.close();
    await allReleased();
    expect((await shelf(storage, leased).open("k")).load()!.steps).to.deep.equal(["T1-R2"]);
  });

  it("does not take a slot that another tab has open", async () => {
    const [storage, leased] = [memoryStorage(), shared()];
    const one = await shelf(storage, leased).open("k");
    one.save(game(["T1-R1"]));
    const two = await shelf(storage, leased).open("k", one.number);
    expect(two.number).not.to.equal(one.number);
    expect(two.load()).to.equal(undefined);
  });

  it("waits for a moment for the first slot of its choice, and longest for the one that it had itself", async () => {
    const asked: [name: string, patience: number | undefined][] = [];
    const busy: Leases = {
      lease: (name, patience) => {
        asked.push([name.slice(name.lastIndexOf("/") + 1), patience]);
        return Promise.resolve(asked.length === 1 ? undefined : () => undefined);
      },
      isShared: true,
    };
    await shelf(memoryStorage(), busy).open("k", 3);
    expect(asked).to.deep.equal([
      ["3", 1500],
      ["0", 0],
    ]);
    asked.length = 0;
    await shelf(memoryStorage(), busy).open("k");
    expect(asked).to.deep.equal([
      ["0", 400],
      ["1", 0],
    ]);
  });

  it("leaves what other tabs may have alone where there are no locks, and still outlives a reload", async () => {
    const storage = memoryStorage();
    const one = await shelf(storage, leases(undefined)).open("k");
    one.save(game(["T1-R1"]));
    const other = new Shelf(storage, leases(undefined), () => 77);
    const two = await other.open("k");
    expect(two.load()).to.equal(undefined);
    one.close();
    two.close();
    expect((await other.open("k", one.number)).load()!.steps).to.deep.equal(["T1-R1"]);
  });

  it("draws another number when the one drawn is taken, without locks", async () => {
    const storage = memoryStorage();
    const one = await shelf(storage, leases(undefined)).open("drawn");
    const two = await shelf(storage, leases(undefined)).open("drawn");
    expect(two.number).to.equal(one.number + 1);
  });

  it("says when there is no room, and reads nothing that is no game", async () => {
    const [storage, leased] = [memoryStorage(300), shared()];
    const slot = await shelf(storage, leased).open("k");
    expect(slot.save(game(["T1-R1"]))).to.equal(true);
    expect(slot.save(game(Array<string>(100).fill("T1-R1")))).to.equal(false);
    expect(slot.load()!.steps).to.deep.equal(["T1-R1"]);
    const name = storage.key(0)!;
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      "{}",
      '{"deal":1,"steps":[],"elapsed":0,"at":0}',
      '{"deal":"1","steps":[1],"elapsed":0,"at":0}',
    ]) {
      storage.setItem(name, text);
      expect(slot.load(), text).to.equal(undefined);
    }
  });

  it("lets the oldest of very many games go", async () => {
    const [storage, leased] = [memoryStorage(), shared()];
    storage.setItem("the page's own", "stays");
    for (let at = 0; at < 202; at++) {
      const slot = await shelf(storage, leased).open(`penguin@1/${at}`);
      slot.save(game([], at));
      slot.close();
    }
    await shelf(storage, leased).open("penguin@1/0");
    expect(storage.length).to.equal(201);
    expect(storage.getItem("solitaire-table/1/game/penguin@1/0/0")).to.equal(null);
    expect(storage.getItem("the page's own")).to.equal("stays");
  });
});

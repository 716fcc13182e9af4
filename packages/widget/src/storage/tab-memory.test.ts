import { expect } from "@open-wc/testing";
import { TabMemory } from "./tab-memory.js";

describe("TabMemory", () => {
  beforeEach(() => sessionStorage.clear());

  it("remembers what lay on each of two tables asked for the same", () => {
    const memory = new TabMemory(sessionStorage);
    const [one, two] = [memory.sit("penguin"), memory.sit("penguin")];
    expect(one.name).not.to.equal(two.name);
    memory.remember(one.name, { deal: "22", key: "k", slot: 0 });
    memory.remember(two.name, { deal: "ms40000", key: "k", slot: 7 });
    one.leave();
    const again = new TabMemory(sessionStorage).sit("penguin");
    expect(again.name).to.equal(one.name);
    expect(memory.recall(again.name)).to.deep.equal({ deal: "22", key: "k", slot: 0 });
    expect(memory.recall(two.name)).to.deep.equal({ deal: "ms40000", key: "k", slot: 7 });
    again.leave();
    two.leave();
  });

  it("remembers nothing without storage, and nothing that was not said", () => {
    const memory = new TabMemory(undefined);
    const { name, leave } = memory.sit("zodiac");
    memory.remember(name, { deal: "22", key: "k", slot: 0 });
    expect(memory.recall(name)).to.equal(undefined);
    expect(new TabMemory(sessionStorage).recall(name)).to.equal(undefined);
    leave();
  });
});

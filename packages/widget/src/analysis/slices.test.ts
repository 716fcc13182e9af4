import { expect } from "@open-wc/testing";
import type { Task } from "@solitaire/engine/solver";
import { Slices } from "./slices.js";

/** A clock that a task's nodes move on, and what each slice took. */
const makeTask = (total: number, cost: (node: number) => number, chunk = 1) => {
  const clock = { time: 0 };
  const took: number[] = [];
  const task: Task<string> & { nodes: number } = {
    nodes: 0,
    run(nodes) {
      const start = clock.time;
      for (let i = 0; i < nodes && this.nodes < total; i += chunk) {
        this.nodes += chunk;
        clock.time += cost(this.nodes);
      }
      took.push(clock.time - start);
      return this.nodes >= total ? "done" : undefined;
    },
  };
  return { clock, task, took };
};

const MOST = 8;

describe("Slices", () => {
  it("take no longer than they may, as nodes become ten times as dear", async () => {
    const { clock, task, took } = makeTask(30_000, (node) => (node < 15_000 ? 0.01 : 0.1));
    let pauses = 0;
    const slices = new Slices({
      most: MOST,
      now: () => clock.time,
      pause: () => (pauses++, Promise.resolve()),
    });
    expect(await slices.run(task, () => false)).to.equal("done");
    expect(pauses, "one before each").to.equal(took.length);
    // One slice meets the dearer nodes unprepared.
    expect(took.filter((time) => time > MOST).length).to.be.at.most(1);
    expect(took.length, "not in crumbs either").to.be.below(2 * (1650 / (MOST / 2)));
  });

  it("begin small, and at most double", async () => {
    const { clock, task } = makeTask(10_000, () => 0);
    const asked: number[] = [];
    const watched: Task<string> = {
      get nodes() {
        return task.nodes;
      },
      run: (nodes) => {
        asked.push(nodes);
        return task.run(nodes);
      },
    };
    await new Slices({ most: MOST, now: () => clock.time, pause: () => Promise.resolve() }).run(watched, () => false);
    expect(asked.slice(0, 4)).to.deep.equal([8, 16, 32, 64]);
  });

  it("end when the answer is no longer wanted", async () => {
    const { clock, task, took } = makeTask(Infinity, () => 1);
    let pauses = 0;
    const slices = new Slices({ most: MOST, now: () => clock.time, pause: () => (pauses++, Promise.resolve()) });
    expect(await slices.run(task, () => pauses > 5)).to.equal(undefined);
    expect(took.length).to.equal(5);
  });
});

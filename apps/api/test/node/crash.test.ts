import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { randomFrom } from "../../soak/random.js";
import { Crashes } from "../../soak/worker/crash.js";

describe("a Worker whose process is killed under load", () => {
  // `npm run soak` does it fifty times.
  it("has lost nothing that it acknowledged when it starts again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "solitaire-crash-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const crashes = await Crashes.open(folder, randomFrom(1));
    onTestFinished(() => crashes.close());
    await crashes.round();
    await crashes.round();
    await crashes.settleAccounts();
    expect(crashes.kills).toBe(2);
    expect(crashes.acknowledged).toBeGreaterThan(0);
  });
});

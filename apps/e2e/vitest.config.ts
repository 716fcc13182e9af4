import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, and a long while: begun last, one of them would run alone at the end. */
const LONGEST = ["by-typing", "by-the-tree", "by-dragging", "by-tapping", "accessible-pages"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: ["support/site.ts"],
    // A browser each, and a whole game is mostly waiting for it.
    maxWorkers: 2,
    // Files of a process have its browser in common.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Nor is anything else given up before the test would be over.
    expect: { poll: { interval: 20, timeout: 200_000 } },
  },
});

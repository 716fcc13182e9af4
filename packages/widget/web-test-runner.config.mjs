import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromeArgs, findChrome } from "../../scripts/chrome.mjs";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Tests of looks and sizes, of storms and odd places: what they run is counted by others, and counting would cost them a
 * fifth of their time. `web-test-runner.uncounted.config.mjs` runs them.
 */
export const UNCOUNTED = [
  "accessible-states",
  "accessible",
  "before-definition",
  "budgets",
  "containers",
  "disturbed",
  "document",
  "finish",
  "focus",
  "hints",
  "large-letters",
  "less-motion",
  "lost-presses",
  "more-below",
  "narrow",
  "nested",
  "notices",
  "one-win",
  "out-of-sight",
  "own-looks",
  "replay-rows",
  "right-to-left",
  "spoken",
  "storms",
  "styles-apart",
  "targets",
  "tips",
  "toolbar",
  "tools",
  "zoom",
].map((name) => `test/${name}.test.ts`);

/** How tests are run. @param report The name of the report of their counts. */
export const runner = (report) => ({
  rootDir: path("../.."),
  nodeResolve: { exportConditions: ["development"] },
  // One page at a time: a page in the background gets neither frames nor the focus, and the tests need both.
  concurrency: 1,
  browserStartTimeout: 60_000,
  // These end what hangs, and nothing that is only slow: the machine may have much else to do.
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 240_000 } },
  // Imports of a .js file find the .ts file that it is made of. The solver's script is asked for by its address: a page that runs it
  // itself has its source, a worker the file that is built of it, one instead of forty.
  middleware: [
    (context, next) => {
      const isWorker = context.get("Sec-Fetch-Dest") === "worker";
      context.url = context.url.replace(/\/src\/(.+\/solver-worker)\.js$/, isWorker ? "/dist/$1.js" : "/src/$1.ts");
      return next();
    },
  ],
  plugins: [esbuildPlugin({ ts: true, target: "es2022", tsconfig: path("tsconfig.json") })],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChrome(), args: chromeArgs() } })],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes("Lit is in dev mode"),
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY }),
    jsonReporter(path(`reports/${report}.json`)),
  ],
});

export default {
  ...runner("tests"),
  files: ["{src,test}/**/*.test.ts", ...UNCOUNTED.map((file) => `!${file}`)],
  coverage: true,
  coverageConfig: { include: ["src/**"], reporters: ["lcovonly", "text-summary"], threshold: { lines: 90 } },
};

/** Writes the same counts as Vitest's json reporter, for scripts/summary.mjs. */
function jsonReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
      const count = (suite) => {
        for (const test of suite?.tests ?? [])
          report[test.skipped ? "numPendingTests" : test.passed ? "numPassedTests" : "numFailedTests"]++;
        for (const inner of suite?.suites ?? []) count(inner);
      };
      for (const session of sessions) count(session.testResults);
      mkdirSync(path("reports"), { recursive: true });
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

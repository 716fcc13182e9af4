import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromeArgs, findChrome } from "../../scripts/chrome.mjs";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Tests of what others run as well, such as those of looks and sizes, of storms and odd places: to count it once more
 * would cost them a sixth of their time. `web-test-runner.uncounted.config.mjs` runs them.
 */
export const UNCOUNTED = [
  "accessible",
  "accessible-states",
  "adopted",
  "attributes",
  "awkward-api",
  "bare-felt",
  "before-definition",
  "budgets",
  "certified",
  "containers",
  "contrast",
  "deal-events",
  "dialogs",
  "disturbed",
  "document",
  "early-calls",
  "environment",
  "faces",
  "finish",
  "first-paint",
  "focus",
  "given-logs",
  "hints",
  "inherited-styles",
  "kept",
  "language",
  "large-letters",
  "less-motion",
  "lines",
  "lost-presses",
  "midnight",
  "more-below",
  "narrow",
  "nested",
  "new-deal",
  "notices",
  "one-win",
  "out-of-sight",
  "own-looks",
  "print",
  "replay-rows",
  "right-to-left",
  "settings-dialog",
  "spoken",
  "storms",
  "styles-apart",
  "surroundings",
  "target-signs",
  "targets",
  "text-spacing",
  "tips",
  "toolbar",
  "tools",
  "whole-game",
  "wrong-attributes",
  "zoom",
].map((name) => `test/${name}.test.ts`);

/** How tests are run. @param report The name of the report of their counts. */
export const runner = (report) => ({
  rootDir: path("../.."),
  nodeResolve: { exportConditions: ["development"] },
  // One page at a time: a page in the background gets neither frames nor the focus, and the tests need both.
  concurrency: 1,
  // These end what hangs, and nothing that is only slow: the machine may have much else to do.
  browserStartTimeout: 240_000,
  testsStartTimeout: 240_000,
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
  plugins: [
    esbuildPlugin({ ts: true, target: "es2022", tsconfig: path("tsconfig.json") }),
    accessibilityTree(),
    mediaFeatures(),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChrome(), args: chromeArgs() }, createPage })],
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

/** Makes a page that may take its time to load, and that counts what runs in it without fetching each script once more. */
async function createPage({ context }) {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0);
  const client = await page.createCDPSession();
  Object.assign(page.coverage, {
    async startJSCoverage() {
      await client.send("Profiler.enable");
      await client.send("Profiler.startPreciseCoverage", { detailed: true });
    },
    async stopJSCoverage() {
      const { result } = await client.send("Profiler.takePreciseCoverage");
      await client.send("Profiler.stopPreciseCoverage");
      return result
        .filter(({ url }) => url.includes("/packages/widget/src/"))
        .map((rawScriptCoverage) => ({ rawScriptCoverage }));
    },
  });
  return page;
}

/** Lets tests read what the browser tells assistive technology: role, name and description of all that is not ignored. */
function accessibilityTree() {
  return {
    name: "accessibility-tree",
    async executeCommand({ command, session }) {
      if (command !== "accessibility-tree") return;
      const client = await session.browser.getPage(session.id).createCDPSession();
      const { nodes } = await client.send("Accessibility.getFullAXTree");
      await client.detach();
      return nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, description }) => [role, name, description].map((each) => each?.value ?? ""));
    },
  };
}

/** Lets tests have a visitor who asks for what the runner's own command does not know: colours of his own, more contrast. */
function mediaFeatures() {
  const clients = new Map();
  return {
    name: "media-features",
    async executeCommand({ command, payload, session }) {
      if (command !== "media-features") return;
      // What is asked for lasts as long as the session that asks.
      const page = session.browser.getPage(session.id);
      if (!clients.has(page)) clients.set(page, await page.createCDPSession());
      const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
      await clients.get(page).send("Emulation.setEmulatedMedia", { features });
      return true;
    },
  };
}

/** Writes what scripts/summary.mjs reads of the report of Vitest's json reporter. */
function jsonReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const testResults = sessions.map(({ testFile, testResults, errors }) => ({
        name: testFile,
        assertionResults: [...outcomes(testResults), ...errors.map((error) => failure("the file", error))],
      }));
      const count = (status) =>
        testResults.flatMap((each) => each.assertionResults).filter((each) => each.status === status).length;
      const report = {
        numPassedTests: count("passed"),
        numFailedTests: count("failed"),
        numPendingTests: count("skipped"),
        testResults,
      };
      mkdirSync(path("reports"), { recursive: true });
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

/** The tests of a suite and of all within it, each by its whole name. */
function outcomes(suite, before = "") {
  return [
    ...(suite?.tests ?? []).map(({ name, skipped, passed, error }) => {
      const fullName = before + name;
      if (skipped) return { fullName, status: "skipped" };
      return passed ? { fullName, status: "passed" } : failure(fullName, error);
    }),
    ...(suite?.suites ?? []).flatMap((inner) => outcomes(inner, `${before}${inner.name} `.trimStart())),
  ];
}

function failure(fullName, error) {
  return { fullName, status: "failed", failureMessages: [String(error?.message)] };
}

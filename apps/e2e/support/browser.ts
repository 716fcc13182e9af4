import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from "playwright-core";
import { chromeArgs, findChrome } from "../../../scripts/chrome.mjs";

/** What Playwright turns off in Chromium. Of two flags that turn features off the last one counts, so that they are named anew. */
const PLAYWRIGHTS = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Two pages of the browser's own, for what opens under the address bar, which every window keeps ready: half a second of CPU. */
const UNDER_THE_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

const ARGS = [...chromeArgs(), `--disable-features=${[...PLAYWRIGHTS, ...UNDER_THE_ADDRESS_BAR].join(",")}`];

export const launch = (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChrome();
  if (executablePath === undefined) throw new Error("No Chromium or Chrome is here; npm test installs one.");
  return chromium.launch({ executablePath, args: ARGS, ...options });
};

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** How somebody comes to a page. */
export interface Visiting extends BrowserContextOptions {
  /** Lets cards glide. */
  readonly moves?: boolean;
  /** Runs before the page is opened, which waits for it. */
  readonly before?: (page: Page) => unknown;
}

export interface Visit {
  readonly page: Page;
  /** Whatever went wrong on the page: uncaught errors, what it logged as an error, breaches of its security policy. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Ends what hangs, and nothing that is only slow: the machine may have much else to do. */
const LONGEST_MS = 200_000;

/** Lets a table look for a deal that can be won for as long as a busy machine takes: players wait two seconds for one. */
export const waitForDeals = async (page: Page): Promise<void> => {
  await page.addInitScript((longest) => {
    const later = setTimeout;
    globalThis.setTimeout = ((run: () => void, ms?: number) => later(run, ms === 2000 ? longest : ms)) as typeof later;
  }, LONGEST_MS);
};

/**
 * Opens a page as somebody who has never been here. Cards do not glide, unless `moves` is set. There is no service
 * worker unless a test allows it: tests that take the network away look at what the pages do by themselves.
 */
export const visit = async (
  browser: Browser,
  url: string,
  { moves = false, before, ...options }: Visiting = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    reducedMotion: moves ? "no-preference" : "reduce",
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(LONGEST_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await before?.(page);
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
};

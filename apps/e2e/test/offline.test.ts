import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { DESKTOP, type Visiting, waitForDeals } from "../support/browser.js";
import { dragging, playLog } from "../support/hands.js";
import { solutionOf } from "../support/solutions.js";
import { TableOnPage } from "../support/table.js";
import { withBrowser } from "../support/with-browser.js";

const { open, openTable } = withBrowser();
const site = inject("site");
const ALLOWED: Visiting = { ...DESKTOP, serviceWorkers: "allow" };
const { deal, log } = solutionOf("penguin");

/** Waits until everything is kept that the site needs without a network. */
const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active!.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
};

const goOffline = (page: Page): Promise<void> => page.context().setOffline(true);

describe("without a network", () => {
  it("the page opens again, and a game is played to the win, and back, with all that it needs", async () => {
    const { page, table, complaints } = await openTable("penguin", `?deal=${deal}`, ALLOWED);
    const entries = log.split(" ");
    await playLog(table, dragging, entries.slice(0, 5).join(" "));
    await installed(page);
    expect(complaints, "the policy allows it").toEqual([]);
    await goOffline(page);
    await page.reload();
    await table.ready();
    expect(await table.log(), "as it was left").toBe(entries.slice(0, 5).join(" "));
    await playLog(table, dragging, entries.slice(5, 10).join(" "));
    await table.takeUp(entries.slice(0, -3).join(" "));
    await playLog(table, dragging, entries.slice(-3).join(" "));
    const panel = table.element.getByRole("dialog");
    await panel.getByRole("heading", { name: "Solved" }).waitFor();
    await panel.getByRole("button", { name: "Watch the replay" }).click();
    await table.element.getByRole("slider").waitFor();
  });

  it("every page opens, today's daily too, and a deal by its number; hints come from the solver", async () => {
    const { page } = await open("today", ALLOWED);
    await installed(page);
    await goOffline(page);
    for (const path of ["/", "/results", "/practice", "/verify", "/embed"]) {
      await page.goto(new URL(path, site.url).href);
      await page.getByRole("navigation", { name: "Games", exact: true }).waitFor();
    }
    await new TableOnPage(page, "penguin").ready();
    await page.goto(new URL("/stalactites", site.url).href);
    const daily = new TableOnPage(page, "stalactites");
    await daily.ready();
    expect(await daily.element.getAttribute("daily")).not.toBeNull();
    await page.goto(new URL("/penguin?deal=22", site.url).href);
    const table = new TableOnPage(page, "penguin");
    await table.ready();
    expect((await table.hint()).length).toBeGreaterThan(0);
  });

  it("a game that was never opened is dealt, in deals that can be won, and settings are made", async () => {
    const { page } = await open("today", { ...ALLOWED, before: waitForDeals });
    await installed(page);
    await goOffline(page);
    await page.goto(new URL("/zodiac-classic", site.url).href);
    const table = new TableOnPage(page, "zodiac-classic");
    await table.ready();
    await page.waitForURL(/deal=\d+$/);
    const first = page.url();
    await table.button("New deal").click();
    await page.waitForURL((url) => url.href !== first);
    await table.element.getByText("Winnable", { exact: true }).first().waitFor();
    await table.button("Settings").click();
    await table.element.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.goto(new URL("/ru/rouge-et-noir?deal=3", site.url).href);
    const dealAnew = page.locator("solitaire-table").getByRole("button", { name: "Новый расклад" });
    await dealAnew.waitFor();
    expect(await dealAnew.isEnabled()).toBe(true);
  });

  it("an address without a page is told so by the site, not by the browser", async () => {
    const { page } = await open("today", ALLOWED);
    await installed(page);
    await goOffline(page);
    for (const [path, heading] of [
      ["/nonsense", "This card is not in the deck"],
      ["/ru/nonsense", "Этой карты в колоде нет"],
    ] as const) {
      const answer = await page.goto(new URL(path, site.url).href);
      expect(answer!.status()).toBe(404);
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    await page.getByRole("main").getByRole("link", { name: "Пингвин" }).click();
    await page.locator("solitaire-table .card").first().waitFor();
    await expect(page.goto(new URL("/docs", site.url).href), "the API's are not the site's").rejects.toThrow();
  });

  it("nothing of a player's is kept by the service worker", async () => {
    const { page } = await openTable("penguin", "", ALLOWED);
    await installed(page);
    await page.reload();
    await page.evaluate(async (today) => {
      await fetch(`/v1/daily/${today}/penguin/results`);
      await fetch(`/v1/daily/${today}/penguin/results/7b9b5c7e-0d4c-4a6e-9a55-0a0d6c4f6b11`);
      await fetch(`/v1/daily/${today}/penguin`);
    }, site.today);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("dailies");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(["/v1/daily", `/v1/daily/${site.today}/penguin`]);
  });
});

describe("the site", () => {
  it("can be installed: a manifest with icons that are there", async () => {
    const { page } = await open("today", DESKTOP);
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await page.request.get(new URL(href!, site.url).href);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as {
      name: string;
      icons: { src: string; sizes: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest.name).toBe("Solitaire");
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== "any") expect(size).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts)
      expect((await page.request.get(new URL(url, site.url).href)).status()).toBe(200);
    const worker = await page.request.get(new URL("/sw.js", site.url).href);
    expect(worker.headers()["cache-control"]).toBe("no-cache");
  });
});

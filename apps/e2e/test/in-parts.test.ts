import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP } from "../support/browser.js";
import { noteShifts, shiftsOn } from "../support/shifts.js";
import { withBrowser } from "../support/with-browser.js";

const { open } = withBrowser();
const site = inject("site");

/** Lets the rest of the page come that is on its way. */
let letGo: () => void = () => undefined;

/** The site, with each page cut in the middle of its bar. */
const serve = async (url: string, response: ServerResponse): Promise<void> => {
  const answer = await fetch(new URL(url, site.url));
  const body = Buffer.from(await answer.arrayBuffer());
  const at = body.indexOf('<li class="language"');
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  if (at >= 0) {
    response.write(body.subarray(0, at));
    await new Promise<void>((resolve) => (letGo = resolve));
  }
  response.end(body.subarray(Math.max(0, at)));
};

const server = createServer(({ url = "/" }, response) => {
  if (url === "/rest") letGo();
  serve(url, response).catch(() => response.destroy());
});

/** Asks for the rest once something has been painted, or could have been. */
const askLate = async (page: Page): Promise<void> => {
  await noteShifts(page);
  await page.addInitScript(() => {
    const ask = (): unknown => fetch("/rest");
    new PerformanceObserver(ask).observe({ type: "paint", buffered: true });
    setTimeout(ask, 1000);
  });
};

describe("a page that comes in parts", () => {
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void server.close());

  it.each(["results", "ru/today"])("shifts nothing that is painted: /%s", async (path) => {
    const { port } = server.address() as AddressInfo;
    const { page } = await open(`http://127.0.0.1:${port}/${path}`, { ...DESKTOP, before: askLate });
    await page.locator(".bar .language").waitFor();
    expect(await shiftsOn(page)).toEqual([]);
  });
});

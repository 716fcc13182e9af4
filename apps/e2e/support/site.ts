import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { anyPort } from "../../../scripts/ports.mjs";
import { startServer } from "../../../scripts/server.mjs";
import { solutionOf } from "./solutions.js";

const DAY_MS = 86_400_000;

/** The deals of today's dailies. A daily whose solution is known can be played to the win. */
export const DAILIES: Readonly<Record<string, string>> = Object.fromEntries(
  ["zodiac", "stalactites", "rouge-et-noir", "penguin"].map((game) => [game, solutionOf(game).deal]),
);

/** What the API tells of each of them. */
export const [PAR, DIFFICULTY] = [90, 4];

/** Where the site is, and the day, in UTC, when it was started. */
export interface Site {
  readonly url: string;
  readonly today: string;
}

declare module "vitest" {
  interface ProvidedContext {
    site: Site;
  }
}

/**
 * Serves the site with the API to all tests, on an empty database of its own, in which yesterday's and today's dailies (and tomorrow's,
 * should midnight pass) are stored already: the stored row is the truth.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const persistTo = mkdtempSync(join(tmpdir(), "solitaire-e2e-"));
  const now = Date.now();
  const day = (from: number): string => new Date(now + from * DAY_MS).toISOString().slice(0, 10);
  const rows = [day(-1), day(0), day(1)].flatMap((date) =>
    Object.entries(DAILIES).map(
      ([game, deal]) =>
        `('${date}', '${game}', '${deal}', '${game}@1', 'e2e', 'none', 0, NULL, ${PAR}, ${DIFFICULTY}, ${now})`,
    ),
  );
  const { url, stop } = await startServer({
    port: await anyPort(),
    persistTo,
    sql: `INSERT INTO dailies VALUES ${rows.join(", ")}`,
    // Rows of another scheme are right for the days before the present one.
    args: ["--var", `SCHEME_SINCE:${day(2)}`],
  });
  project.provide("site", { url, today: day(0) });
  return async () => {
    await stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
};

import { variants } from "@solitaire/engine";
import { embedPage } from "./pages/embed.js";
import { gamePage, homePage } from "./pages/game.js";
import { missingPage } from "./pages/missing.js";
import { practicePage } from "./pages/practice.js";
import { resultsPage } from "./pages/results.js";
import { todayPage } from "./pages/today.js";
import { verifyPage } from "./pages/verify.js";
import { type Site, sites } from "./site.js";

const pagesIn = (site: Site): [string, string][] => [
  ["index.html", homePage(site)],
  ...variants.map((variant): [string, string] => [`${variant.id}.html`, gamePage(site, variant)]),
  ["today.html", todayPage(site)],
  ["results.html", resultsPage(site)],
  ["practice.html", practicePage(site)],
  ["verify.html", verifyPage(site)],
  ["embed.html", embedPage(site)],
  ["404.html", missingPage(site)],
];

/** Every page of the site by its file name. The server answers /penguin with penguin.html, and /ru/penguin with ru/penguin.html. */
export const pages: ReadonlyMap<string, string> = new Map(
  sites.flatMap((site) => pagesIn(site).map(([name, page]): [string, string] => [site.to(`/${name}`).slice(1), page])),
);

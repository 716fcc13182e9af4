import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { gameAddress } from "../src/address.js";
import type { PrecachedFile } from "../src/offline/precache.js";
import { appIcon, ICON_SIZES } from "./app-icon.js";
import { bundle } from "./bundle.js";
import { dailyGames } from "./games.js";
import { type Site, sites } from "./site.js";

/** What systems ask for that install the site as an application. */
const manifestOf = ({ language, strings, to }: Site) => ({
  id: "/",
  name: strings.site,
  short_name: strings.site,
  description: strings.home.description,
  lang: language,
  start_url: to("/"),
  scope: "/",
  display: "standalone",
  background_color: "#f7f4ec",
  theme_color: "#efeadd",
  categories: ["games"],
  icons: [
    ...ICON_SIZES.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
  shortcuts: dailyGames.map((variant) => ({
    name: strings.game.todays(strings.nameOf(variant)),
    url: to(gameAddress(variant.id)),
  })),
});

/** Lets the site be installed, and open without a network: icons, the manifest, and the service worker. */
export const installable = (): Plugin => {
  let [root, out] = ["", ""];
  return {
    name: "installable",
    apply: "build",
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    async generateBundle() {
      for (const site of sites) {
        const fileName = site.to("/manifest.webmanifest").slice(1);
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifestOf(site)) });
      }
      this.emitFile({ type: "asset", fileName: "icon.svg", source: appIcon("any") });
      for (const { name, size, purpose } of ICON_SIZES) {
        const source = await sharp(Buffer.from(appIcon(purpose)), { density: 288 })
          .resize(size, size)
          .png()
          .toBuffer();
        this.emitFile({ type: "asset", fileName: name, source });
      }
    },
    // When everything lies in its folder: the service worker names it all.
    closeBundle: {
      order: "post",
      async handler() {
        const code = await bundle(root, "src/offline/service-worker.ts", { FILES: JSON.stringify(filesOf(out)) });
        writeFileSync(join(out, "sw.js"), code);
      },
    },
  };
};

/** What is for others: not part of the site's pages. */
const APART = /^(?:_headers|robots\.txt|(?:apple-touch-)?icon.*\.png|table\/.*|.*\.map|sw\.js)$/;

/** The files that the site's pages need, with a hash of each. */
const filesOf = (folder: string): PrecachedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !APART.test(name))
    .sort()
    .map((name) => [
      addressOf(name),
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("base64url")
        .slice(0, 10),
    ]);

/** The server answers /penguin with penguin.html, / with index.html, and /ru/ with ru/index.html. */
const addressOf = (name: string): string => `/${name.replace(/(?:(?<=^|\/)index)?\.html$/, "")}`;

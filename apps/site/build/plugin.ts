import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pages } from "./pages.js";

const root = dirname(import.meta.dirname);

/** Gives Vite the pages, which are written by `pages.ts` and lie in no folder. */
export const writtenPages = (): Plugin => ({
  name: "written-pages",
  config: () => ({ build: { rolldownOptions: { input: [...pages.keys()].map((name) => join(root, name)) } } }),
  resolveId: (id) => (pages.has(nameOf(id)) ? id : undefined),
  load: (id) => pages.get(nameOf(id)),
});

/** The name of a file in the root, with its folders. */
const nameOf = (id: string): string => relative(root, id).replaceAll("\\", "/");

/** Puts the widget's build for CDNs beside the site, so that other pages can take the table from here. */
export const tableForOthers = (): Plugin => ({
  name: "table-for-others",
  apply: "build",
  generateBundle() {
    const widget = dirname(fileURLToPath(import.meta.resolve("@solitaire/widget/package.json")));
    const from = join(widget, "dist/cdn");
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".js")) continue;
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(from.length + 1).replaceAll("\\", "/");
      this.emitFile({ type: "asset", fileName: `table/${name}`, source: readFileSync(file) });
    }
  },
});

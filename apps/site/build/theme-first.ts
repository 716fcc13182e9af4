import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundle } from "./bundle.js";

/** What pages name; a module would run when the page has been painted. */
const ENTRY = "/src/theme.ts";

/** Builds the script that every page waits for: a file of its own, whose name tells its content. */
export const themeFirst = (): Plugin => {
  let [code, fileName] = ["", ""];
  return {
    name: "theme-first",
    async configResolved({ command, root }) {
      if (command === "serve") return;
      code = await bundle(root, ENTRY);
      fileName = `assets/theme-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
    },
    // What is served as it is written is a module, and may come a moment late.
    transformIndexHtml: (page) =>
      page.replace(`src="${ENTRY}"`, fileName ? `src="/${fileName}"` : `type="module" src="${ENTRY}"`),
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: code });
    },
  };
};

import { defineConfig } from "vite";
import { fewFiles } from "./build/few-files.js";
import { installable } from "./build/installable.js";
import { tableForOthers, writtenPages } from "./build/plugin.js";
import { themeFirst } from "./build/theme-first.js";

export default defineConfig({
  appType: "mpa",
  plugins: [writtenPages(), themeFirst(), fewFiles(), tableForOthers(), installable()],
  build: {
    target: "es2022",
    // The pages' content security policy allows files of their own origin only: nothing inline, no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

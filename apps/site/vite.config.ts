import { defineConfig } from "vite";

export default defineConfig({
  build: {
    target: "es2022",
    // The page's content security policy allows files of its own origin only: nothing inline, no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

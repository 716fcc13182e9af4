// On every page, before anything of it is painted: as light or dark as the player has chosen at a table.
import { followTheme } from "@solitaire/widget/theme";
import { keptStorage } from "./kept-storage.js";

followTheme(keptStorage(), (theme) => {
  document.documentElement.dataset["theme"] = theme;
  // What is around the page, such as a phone's bar of addresses. Each of the two is for one theme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const { scheme } = meta.dataset;
    meta.media = theme === "auto" ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
  }
});

// The page's own language: its texts, and its addresses.
import { addressIn, type Language } from "./languages.js";
import type { Strings } from "./strings/en.js";

const language: Language = document.documentElement.lang === "ru" ? "ru" : "en";

export const strings: Strings = (await (language === "ru" ? import("./strings/ru.js") : import("./strings/en.js")))
  .strings;

/** The address of a page in this language. */
export const to = (path: string): string => addressIn(language, path);

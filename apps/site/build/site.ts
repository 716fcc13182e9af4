import { addressIn, type Language } from "../src/languages.js";
import { type Strings, strings as en } from "../src/strings/en.js";
import { strings as ru } from "../src/strings/ru.js";

/** The site in one language. */
export interface Site {
  readonly language: Language;
  readonly strings: Strings;
  /** The address of a page in this language. @param path Of the English page. */
  readonly to: (path: string) => string;
}

const siteIn = (language: Language, strings: Strings): Site => ({
  language,
  strings,
  to: (path) => addressIn(language, path),
});

export const sites: readonly Site[] = [siteIn("en", en), siteIn("ru", ru)];

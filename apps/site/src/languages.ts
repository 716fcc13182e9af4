// The languages of the site. English pages stand at the root, those of other languages in a folder each: /penguin and /ru/penguin.
import { keep, keptStorage } from "./kept-storage.js";

export const LANGUAGES = ["en", "ru"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The address of a page in a language. @param path Of the English page. */
export const addressIn = (language: Language, path: string): string =>
  language === "en" ? path : `/${language}${path}`;

const KEY = "solitaire-site:language";

/** Remembers on this device which language was chosen. */
export const rememberLanguage = (language: string, storage: Storage | undefined = keptStorage()): void =>
  keep(storage, KEY, language);

/** The language to begin with: the one that was chosen on this device, or else the first of the browser's that the site has. */
export const preferredLanguage = (
  browser: readonly string[],
  storage: Storage | undefined = keptStorage(),
): Language => {
  const chosen = storage?.getItem(KEY);
  const wanted = [...(chosen ? [chosen] : []), ...browser].map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
};

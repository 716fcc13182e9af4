// The languages of the site. English pages stand at the root, those of other languages in a folder each: /penguin and /ru/penguin.

export const LANGUAGES = ["en", "ru"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The address of a page in a language. @param path Of the English page. */
export const addressIn = (language: Language, path: string): string =>
  language === "en" ? path : `/${language}${path}`;

const KEY = "solitaire-site:language";

/** Remembers on this device which language was chosen. */
export const rememberLanguage = (language: string, storage: () => Storage = () => localStorage): void => {
  try {
    storage().setItem(KEY, language);
  } catch {
    // Blocked or full: the next visit begins with the browser's language again.
  }
};

/** The language to begin with: the one that was chosen on this device, or else the first of the browser's that the site has. */
export const preferredLanguage = (
  browser: readonly string[],
  storage: () => Storage = () => localStorage,
): Language => {
  let chosen: string | null = null;
  try {
    chosen = storage().getItem(KEY);
  } catch {
    // Blocked: nothing was chosen.
  }
  const wanted = [...(chosen === null ? [] : [chosen]), ...browser].map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
};

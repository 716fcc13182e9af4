// Writes the rules that the table shows from docs/rules into the widget: every page with something for players is a game.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "./commands.mjs";
import { playersText, readPage } from "./rules.mjs";

/**
 * Where each language has its pages, and the widget the text made of them.
 * @typedef {keyof typeof LANGUAGES} Language
 */
export const LANGUAGES = {
  en: { pages: "docs/rules", target: "packages/widget/src/rules/texts.ts" },
  ru: { pages: "docs/rules/ru", target: "packages/widget/src/rules/texts-ru.ts" },
};

export const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** @param {Language} language @returns {string[]} the names of all its pages of rules */
export const pageNames = (language) =>
  readdirSync(join(root, LANGUAGES[language].pages))
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .map((file) => file.replace(/\.md$/, ""))
    .sort();

/** @param {string} name @param {Language} language @returns {import("./rules.mjs").Page} */
export const readRules = (name, language) => {
  const file = `${LANGUAGES[language].pages}/${name}.md`;
  return readPage(name, readFileSync(join(root, file), "utf8"), file);
};

/** @param {Language} language @returns {Promise<string>} the source of the module with the texts of all games */
export async function makeTexts(language) {
  const { pages: folder, target } = LANGUAGES[language];
  const common = readRules("common", language);
  const pages = pageNames(language)
    .map((name) => readRules(name, language))
    .filter(({ name, sections }) => name !== "common" && sections.length > 0);
  const texts = Object.fromEntries(pages.map((page) => [page.name, playersText(page, common, pages)]));
  const source = `// Written by scripts/build-rules.mjs from ${folder}: change the pages there, not this file.
import type { RulesText } from "./rules-text.js";

export const texts: Readonly<Record<string, RulesText>> = ${JSON.stringify(texts).replaceAll("\u00A0", "\\u00A0")};
`;
  const options = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
  const { code, errors } = await format(target, source, { printWidth: options.printWidth });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

if (process.argv[1] === import.meta.filename) {
  for (const language of languages) writeFileSync(join(root, LANGUAGES[language].target), await makeTexts(language));
}

// Writes the rules that the table shows from docs/rules into the widget: every page with something for players is a game.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "./commands.mjs";
import { playersText, readPage } from "./rules.mjs";

const PAGES = join(root, "docs/rules");

/** The names of all pages of rules. */
export const pageNames = readdirSync(PAGES)
  .map((file) => file.replace(/\.md$/, ""))
  .filter((name) => name !== "README")
  .sort();

/** @param {string} name @returns {import("./rules.mjs").Page} */
export const readRules = (name) => readPage(name, readFileSync(join(PAGES, `${name}.md`), "utf8"));

/** Where the text lies in the widget. */
export const TARGET = join(root, "packages/widget/src/rules/texts.ts");

/** @returns {Promise<string>} the source of the module with the texts of all games */
export async function makeTexts() {
  const common = readRules("common");
  const pages = pageNames.map(readRules).filter(({ name, sections }) => name !== "common" && sections.length > 0);
  const texts = Object.fromEntries(pages.map((page) => [page.name, playersText(page, common, pages)]));
  const source = `// Written by scripts/build-rules.mjs from docs/rules: change the pages there, not this file.
import type { RulesText } from "./rules-text.js";

export const texts: Readonly<Record<string, RulesText>> = ${JSON.stringify(texts)};
`;
  const options = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
  const { code, errors } = await format("texts.ts", source, { printWidth: options.printWidth });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, await makeTexts());

import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { LANGUAGES, languages, makeTexts, pageNames, readRules } from "./build-rules.mjs";
import { root } from "./commands.mjs";
import { type Page, playersText, readPage, rulesOf } from "./rules.mjs";

const pages = pageNames("en").map((name) => readRules(name, "en"));
const ids = pages.flatMap((page) => rulesOf(page).map(({ id }) => id));

describe("the rules and their tests", () => {
  const idForm = new RegExp(String.raw`(?<![\w./-])(?:${pageNames("en").join("|")})\.[a-z][a-z0-9-]*(?!\.?[\w-])`, "g");
  const tested = new Set(globSync("packages/*/{src,test}/**/*.test.ts", { cwd: root }).flatMap(idsIn));

  /** Fixtures whose names look like ids: traces of `zodiac.seed`. */
  const fixtures = new Set(
    readdirSync(join(root, "packages/engine/test/fixtures")).map((file) => file.replace(/^traces\.|\.jsonl\.gz$/g, "")),
  );

  /** The ids in a test file's strings, which are its titles or the tables that make them. */
  function idsIn(file: string): string[] {
    const found: string[] = [];
    const collect = (text: string): void => void found.push(...(text.match(idForm) ?? []));
    const visitor = new Visitor({
      Literal: ({ value }) => typeof value === "string" && collect(value),
      TemplateElement: ({ value }) => collect(value.raw),
    });
    visitor.visit(parseSync(file, readFileSync(join(root, file), "utf8")).program);
    return found;
  }

  test("every rule is named by a test", () => {
    expect(ids.filter((id) => !tested.has(id))).toEqual([]);
  });

  test("every rule that a test names is there", () => {
    expect([...tested].filter((id) => !ids.includes(id) && !fixtures.has(id))).toEqual([]);
  });
});

describe("the Russian rules", () => {
  const forPlayers = pages.filter(({ sections }) => sections.length > 0);

  test("are there for every page that has something for players", () => {
    expect(pageNames("ru")).toEqual(forPlayers.map(({ name }) => name));
  });

  /** What is the same in both languages. */
  const shapeOf = ({ sections, programmers }: Page) =>
    [sections, programmers].map((group) => group.map(({ rules }) => rules.map(({ id, replaces }) => [id, replaces])));

  test.each(forPlayers.map(({ name }) => name))("%s has the same rules in the same places", (name) => {
    expect(shapeOf(readRules(name, "ru"))).toEqual(shapeOf(readRules(name, "en")));
  });

  test.each(forPlayers.map(({ name }) => name))("%s is in Russian, but for names", (name) => {
    const { title, intro, sections } = readRules(name, "ru");
    const texts = [
      title,
      intro,
      ...sections.flatMap(({ heading, rules }) => [heading, ...rules.map(({ text }) => text)]),
    ];
    const names = /FreeCell|Eight Off|Old Mole|Grampus|Illustrated Games of Patience/g;
    for (const text of texts) expect(text.replace(names, "")).toMatch(/^[^a-z]*[а-яё][^a-z]*$/i);
  });
});

describe("the text that players read", () => {
  test.each(languages)("is as new as the pages it is made from: %s", async (language) => {
    const made = readFileSync(join(root, LANGUAGES[language].target), "utf8");
    expect(made, "run: node scripts/build-rules.mjs").toBe(await makeTexts(language));
  });

  const parent = readPage(
    "old",
    "# Old\n\nAn _old_ game.\n\n## Moves\n\n- **old.one** One's.\n- **old.two** Two.\n\n## For programmers\n\n- **old.code** `C`.\n",
  );
  const common = readPage("common", "# Common\n\nFor all.\n\n## End\n\n- **common.won** Won.\n");

  test("has the title, the introduction, the game's rules and the common ones, and nothing for programmers", () => {
    expect(playersText(parent, common, [parent])).toEqual({
      title: "Old",
      intro: "An old game.",
      sections: [
        {
          heading: "Moves",
          rules: [
            { id: "old.one", text: "One’s." },
            { id: "old.two", text: "Two." },
          ],
        },
        { heading: "End", rules: [{ id: "common.won", text: "Won." }] },
      ],
    });
  });

  test("a variant's rules stand where those of its parent stood", () => {
    const page = readPage(
      "new",
      "# New\n\nNew.\n\n## Moves\n\n- **new.two** (instead of **old.two**) Zwei.\n\n## More\n\n- **new.three** Three.\n",
    );
    expect(playersText(page, common, [parent]).sections.flatMap(({ rules }) => rules.map(({ text }) => text))).toEqual([
      "One’s.",
      "Zwei.",
      "Three.",
      "Won.",
    ]);
  });

  test("a game's rule stands alone for the common one that it replaces, in its variants too", () => {
    const page = readPage(
      "other",
      "# Other\n\nO.\n\n## Win\n\n- **other.won** (instead of **common.won**) All gone.\n",
    );
    const variant = readPage("new", "# New\n\nNew.\n\n## Win\n\n- **new.won** (instead of **other.won**) All here.\n");
    expect(playersText(page, common, [page]).sections).toEqual([
      { heading: "Win", rules: [{ id: "other.won", text: "All gone." }] },
    ]);
    expect(playersText(variant, common, [page]).sections).toEqual([
      { heading: "Win", rules: [{ id: "new.won", text: "All here." }] },
    ]);
  });

  test("a variant cannot replace what is not there", () => {
    const page = readPage("new", "# New\n\nNew.\n\n## Moves\n\n- **new.two** (instead of **old.ten**) Zwei.\n");
    expect(() => playersText(page, common, [parent])).toThrow("replaces old.ten");
  });
});

describe("a page is refused that", () => {
  test.each([
    ["has no title", "Text.\n", "no title"],
    ["has two paragraphs of introduction", "# A\n\nOne.\n\nTwo.\n", "a.md:5: the introduction is one paragraph"],
    ["names a rule of another page", "# A\n\nOne.\n\n## M\n\n- **b.rule** Text.\n", "b.rule is a rule of another page"],
    [
      "names a rule twice",
      "# A\n\nOne.\n\n## M\n\n- **a.rule** T.\n- **a.rule** T.\n",
      "a.md:8: a.rule is there twice",
    ],
    ["has a rule without an id", "# A\n\nOne.\n\n## M\n\n- **Rule** T.\n", "a rule is"],
    ["has a paragraph between players' rules", "# A\n\nOne.\n\n## M\n\nText.\n", "there are only rules"],
    ["has a link for players", "# A\n\nOne.\n\n## M\n\n- **a.rule** [T](t.md)\n", "markup in the players' part"],
  ])("%s", (_, markdown, message) => {
    expect(() => readPage("a", markdown)).toThrow(message);
  });
});

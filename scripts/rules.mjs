// Reads the pages of docs/rules, and makes of them the text that the table shows (see docs/rules/README.md).

/**
 * @typedef {object} Rule
 * @property {string} id such as "penguin.beak"
 * @property {string} [replaces] the id of the parent's rule that this one stands in for
 * @property {string} text
 *
 * @typedef {{ heading: string; rules: Rule[] }} Section
 *
 * @typedef {object} Page
 * @property {string} name the file's name without its ending
 * @property {string} title
 * @property {string} intro
 * @property {Section[]} sections
 * @property {Section[]} programmers the sections under "For programmers"
 */

const PROGRAMMERS = new Set(["For programmers", "Для программистов"]);
const RULE =
  /^- \*\*([a-z0-9-]+\.[a-z0-9-]+)\*\* (?:\((?:instead of|вместо) \*\*([a-z0-9-]+\.[a-z0-9-]+)\*\*\) )?(\S.*)$/;

/**
 * Reads a page. Throws where it has not the form that docs/rules/README.md describes.
 * @param {string} name @param {string} markdown @param {string} [file] where it lies @returns {Page}
 */
export function readPage(name, markdown, file = `docs/rules/${name}.md`) {
  /** @type {Page} */
  const page = { name, title: "", intro: "", sections: [], programmers: [] };
  /** @type {Section[] | undefined} */
  let group;
  let fenced = false;
  for (const [i, line] of markdown.split("\n").entries()) {
    /** @param {string} why @returns {never} */
    const refuse = (why) => {
      throw new Error(`${file}:${i + 1}: ${why}`);
    };
    const forPlayers = group !== page.programmers;
    if (line.startsWith("```")) fenced = !fenced;
    if (fenced || line.trim() === "") continue;
    const [, level, heading] = /^(#+) (.+)$/.exec(line) ?? [];
    if (level === "#" && heading) page.title = heading;
    else if (level && heading) {
      if (level === "##") group = PROGRAMMERS.has(heading) ? page.programmers : page.sections;
      group?.push({ heading, rules: [] });
    } else if (!group) page.intro = page.intro === "" ? plain(line) : refuse("the introduction is one paragraph.");
    else if (line.startsWith("- **")) {
      const [, id = refuse("a rule is '- **page.name** text'."), replaces, text = ""] = RULE.exec(line) ?? [];
      if (!id.startsWith(`${name}.`)) refuse(`${id} is a rule of another page.`);
      if (rulesOf(page).some((rule) => rule.id === id)) refuse(`${id} is there twice.`);
      const rule = { id, text: forPlayers ? plain(text) : text };
      group.at(-1)?.rules.push(replaces === undefined ? rule : { ...rule, replaces });
    } else if (forPlayers) refuse("in the players' part there are only rules.");
  }
  if (page.title === "" || page.intro === "") throw new Error(`${file} has no title or no introduction.`);
  return page;

  /**
   * Emphasis goes, since players read plain text; apostrophes are set as in print, and no line begins with a dash.
   * @param {string} text
   */
  function plain(text) {
    const bare = text
      .replace(/(?<!\w)_([^_]+)_(?!\w)/g, "$1")
      .replace(/(?<=\w)'/g, "’")
      .replaceAll(" —", "\u00A0—");
    if (/[*`[\]_<>]/.test(bare)) throw new Error(`${file}: markup in the players' part: ${text}`);
    return bare;
  }
}

/** @param {Page} page @returns {Rule[]} all its rules */
export function rulesOf(page) {
  return [...page.sections, ...page.programmers].flatMap(({ rules }) => rules);
}

/**
 * What players read of a game: its own page, its parent's where it is a variant, and the common page.
 * @param {Page} page @param {Page} common @param {Page[]} pages where the parent is found
 * @returns {{ title: string; intro: string; sections: Section[] }}
 */
export function playersText(page, common, pages) {
  const replacing = replacedBy(page);
  const parent = pages.find(({ name }) => [...replacing.keys()].some((id) => id.startsWith(`${name}.`)));
  const ancestors = parent ? [parent, common] : [common];
  const known = new Set(ancestors.flatMap(rulesOf).map(({ id }) => id));
  for (const id of replacing.keys()) {
    if (!known.has(id)) throw new Error(`docs/rules/${page.name}.md replaces ${id}, which is no rule.`);
  }
  // A rule of the parent is replaced in its place there, a common one in the game's own section.
  const standsThere = new Set(parent && rulesOf(parent).map(({ id }) => id));
  const inherited = mapRules(parent?.sections ?? [], (rule) => [replacing.get(rule.id) ?? rule]);
  const own = mapRules(page.sections, (rule) => (standsThere.has(rule.replaces ?? "") ? [] : [rule]));
  const gone = new Set([...replacing.keys(), ...(parent ? replacedBy(parent).keys() : [])]);
  const shared = mapRules(common.sections, (rule) => (gone.has(rule.id) ? [] : [rule]));
  const sections = [...inherited, ...own, ...shared].filter(({ rules }) => rules.length > 0);
  return { title: page.title, intro: page.intro, sections };
}

/** The rules of a page that stand in for others, by the ids of these. @param {Page} page @returns {Map<string, Rule>} */
const replacedBy = (page) =>
  new Map(rulesOf(page).flatMap((rule) => (rule.replaces === undefined ? [] : [[rule.replaces, rule]])));

/**
 * The sections with what becomes of each of their rules, which players read without what it replaces.
 * @param {Section[]} sections @param {(rule: Rule) => Rule[]} become @returns {Section[]}
 */
const mapRules = (sections, become) =>
  sections.map(({ heading, rules }) => ({
    heading,
    rules: rules.flatMap(become).map(({ id, text }) => ({ id, text })),
  }));

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./commands.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const strip = (text: string): string => text.replaceAll(/^```.*?^```/gms, "");
const allOf = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, found]) => found!);

const pages = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/*.md"], { cwd: root }).toSorted();
const workspaces = globSync("{apps,packages}/*", { cwd: root });

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  allOf(strip(read(page)), /^#+ (.*)$/gm).map((heading) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(pages)("the links of %s lead somewhere", (page) => {
  const links = allOf(strip(read(page)), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [path, anchor] = link.split("#");
    const target = path === "" ? page : join(dirname(page), path!);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(pages)("the files that %s names are there", (page) => {
  const names = allOf(
    strip(read(page)),
    /`((?:src|test|docs|scripts|apps|packages|migrations|bench|soak)\/[\w./-]+)`/g,
  );
  const from = [root, dirname(join(root, page)), ...workspaces.map((each) => join(root, each))];
  const made = /\/(dist|reports)\/|\/\.dev\.vars$/;
  expect(names.filter((name) => !made.test(name) && !from.some((folder) => existsSync(join(folder, name))))).toEqual(
    [],
  );
});

test.each(pages)("the scripts that %s runs are there", (page) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const names = allOf(read(page), /npm (?:--prefix \S+ )?(?:run |(?=test|start))([a-z:]+)/g);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test("docs/deploy.md tells of every alarm, and of no other", () => {
  const sources = globSync("apps/api/src/**/*.ts", { cwd: root }).map(read).join("\n");
  const alarms = new Set(allOf(sources, /\.alarm\(\s*"([a-z-]+)"/g));
  const table = read("docs/deploy.md").split("## What to watch")[1]!.split("\n## ")[0]!;
  expect(new Set(allOf(table, /^\| `([a-z-]+)`/gm))).toEqual(alarms);
});

test("docs/deploy.md names settings that there are", () => {
  const page = read("docs/deploy.md");
  const settings = `${read("apps/api/wrangler.jsonc")} CLOUDFLARE_API_TOKEN CLOUDFLARE_ACCOUNT_ID`;
  const names = [...new Set(allOf(page, /\b([A-Z]+_[A-Z_]+)\b/g))];
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["DAILY_SECRET", "SCHEME_SINCE"]));
});

test("docs/failures.md names tests that there are", () => {
  const page = read("docs/failures.md");
  const rows = allOf(page, /^\|(.*)\|$/gm).filter((row) => row.includes("]("));
  const missing = rows.flatMap((row) =>
    row.split("[").flatMap((part) => {
      const [, path] = /\]\(\.\.\/([^)]+)\)/.exec(part) ?? [];
      const titles = allOf(part, /(?<![\w])_(.+?)_(?![\w])/g);
      if (path === undefined) return titles;
      return titles.length === 0 ? [path] : titles.filter((title) => !read(path).includes(title));
    }),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

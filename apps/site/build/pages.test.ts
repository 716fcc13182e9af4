import { variants } from "@solitaire/engine";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { html } from "./html.js";
import { LANGUAGES } from "../src/languages.js";
import { pages } from "./pages.js";
import { sites } from "./site.js";

const names = [...pages.keys()];
const page = (name: string): string => pages.get(name) ?? "";
const file = (path: string): string => readFileSync(join(import.meta.dirname, "..", path), "utf8");

describe("the pages", () => {
  test("are one for each game, today’s deals, the wins, the form, the lines for other sites, and one for everything that is missing", () => {
    const english = [
      "404",
      "embed",
      "index",
      "practice",
      "results",
      "today",
      "verify",
      ...variants.map(({ id }) => id),
    ];
    const files = english.map((name) => `${name}.html`);
    expect(names.sort()).toEqual([...files, ...files.map((name) => `ru/${name}`)].sort());
  });

  test.each(names)("%s has a title and a description of its own", (name) => {
    const titleOf = (each: string): string => /<title>(.+)<\/title>/.exec(page(each))?.[1] ?? "";
    const descriptionOf = (each: string): string => /name="description" content="([^"]+)"/.exec(page(each))?.[1] ?? "";
    expect(titleOf(name).length).toBeGreaterThan(5);
    expect(descriptionOf(name).length).toBeGreaterThan(10);
    expect(names.filter((other) => titleOf(other) === titleOf(name))).toEqual([name]);
    expect(names.filter((other) => descriptionOf(other) === descriptionOf(name))).toEqual([name]);
  });

  test.each(names)("%s has one heading, a language and landmarks", (name) => {
    expect(page(name).match(/<h1[ >]/g)).toHaveLength(1);
    expect(page(name)).toContain(`<html lang="${name.startsWith("ru/") ? "ru" : "en"}">`);
    for (const landmark of ["<header", "<nav", "<main"]) expect(page(name)).toContain(landmark);
  });

  test.each(names)(
    "%s has nothing that its policy forbids: no inline script or style, nothing from elsewhere",
    (name) => {
      expect(page(name)).not.toMatch(/<style|\sstyle=|\son[a-z]+="|javascript:|<script(?![^>]*\ssrc="\/)/);
      expect(page(name)).not.toMatch(/\s(?:src|href)="(?!\/|#)/);
    },
  );

  test.each(names)("%s links only to pages that are there", (name) => {
    const targets = [...page(name).matchAll(/<a [^>]*href="\/([^"?#]*)/g)].map(([, path]) => path);
    expect(targets.filter((path) => !pages.has(`${/(^|\/)$/.test(path!) ? `${path}index` : path}.html`))).toEqual([]);
  });

  test("mark in the bar where one is", () => {
    expect(page("penguin.html")).toMatch(/data-page="penguin" aria-current="page"/);
    expect(page("ru/penguin.html")).toMatch(/data-page="penguin" aria-current="page"/);
    expect(page("index.html")).not.toContain("aria-current");
    expect(page("zodiac-classic.html").match(/data-page="[^"]+" aria-current="[^"]+"/g)).toEqual([
      'data-page="zodiac" aria-current="true"',
    ]);
  });

  test.each(variants.map(({ id }) => id))("say a word about %s, in every language", (id) => {
    for (const { strings } of sites) expect(strings.about[id]?.length).toBeGreaterThan(20);
  });

  test.each(names)("%s leads to itself in every language", (name) => {
    const alternates = [...page(name).matchAll(/<link rel="alternate" vite-ignore hreflang="([^"]+)" href="([^"]+)"/g)];
    const english = `/${name.replace(/^ru\//, "").replace(/(index)?\.html$/, "")}`;
    const expected = [
      ["en", english],
      ["ru", `/ru${english}`],
      ["x-default", english],
    ];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual(expected);
    const switches = [
      ...page(name).matchAll(/<a\s+href="([^"]+)"\s+lang="(\w+)"\s+hreflang="\w+"\s+data-language="(\w+)"/g),
    ];
    const other = name.startsWith("ru/") ? [english, "en", "en"] : [`/ru${english}`, "ru", "ru"];
    for (const [, ...link] of switches) expect(link).toEqual(other);
    expect(switches.length).toBeGreaterThan(0);
  });

  test.each(names.filter((name) => name.startsWith("ru/")))("%s is in Russian, and leads to Russian pages", (name) => {
    const body = /<body[\s\S]*<\/body>/.exec(page(name))![0];
    const links = [...body.matchAll(/<a\s[^>]*href="([^"]+)"[^>]*>/g)];
    for (const [link, href] of links)
      if (!link.includes("data-language") && href !== "#content") expect(href).toMatch(/^\/ru\//);
    const words = body.replace(/<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]+>/g, " ");
    const names =
      /English|\bEN\b|JavaScript|PySolFC|Microsoft|HTML|API|Trusted Types|lit-html|solitaire-table|UTC|\bapi\b|\bid\b|\bms(?:32000)?\b|[A-Z]\d-[A-Z]\d|\bS\b/g;
    expect(words.replace(names, "")).not.toMatch(/[a-z]/i);
  });

  test("have every text in every language, with the same parameters", () => {
    const shapesOf = (texts: object, path = ""): string[] =>
      Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
        typeof text === "object" && text !== null
          ? shapesOf(text, `${path}${key}.`)
          : [`${path}${key}: ${typeof text} ${typeof text === "function" ? text.length : ""}`],
      );
    expect(sites.map(({ language }) => language)).toEqual(LANGUAGES);
    const [english, ...others] = sites.map(({ strings }) => shapesOf(strings).sort());
    for (const other of others) expect(other).toEqual(english);
  });

  test("let no Russian line begin with a dash", () => {
    const all = `${file("src/strings/ru.ts")} ${names
      .filter((name) => name.startsWith("ru/"))
      .map(page)
      .join(" ")}`;
    expect(all).toMatch(/\\u00A0—/);
    expect(all.match(/.{0,20}(?<!\u00A0|\\u00A0)—/g)).toBeNull();
  });

  test("count as Russian does", () => {
    const { verifyPage, resultsPage } = sites.find(({ language }) => language === "ru")!.strings;
    expect([1, 2, 5, 11, 21, 22].map((n) => verifyPage.won(n))).toEqual(
      ["1\u00A0ход", "2\u00A0хода", "5\u00A0ходов", "11\u00A0ходов", "21\u00A0ход", "22\u00A0хода"].map(
        (moves) => `Пасьянс сошёлся за ${moves}.`,
      ),
    );
    expect(resultsPage.count(21, 80)).toBe("21\u00A0проверенная победа, самая короткая\u00A0— 80\u00A0ходов.");
  });

  test("name the games that have a daily among today’s deals", () => {
    const named = [...page("today.html").matchAll(/data-game="([^"]+)"/g)].map(([, id]) => id);
    expect(named).toEqual(variants.filter(({ daily }) => daily).map(({ id }) => id));
  });

  test("offer what has no daily below today’s deals", () => {
    for (const { to } of sites) {
      const today = page(`${to("/today").slice(1)}.html`);
      for (const { id } of variants) expect(today).toContain(`<a href="${to(`/${id}`)}"`);
    }
  });

  test("offer dailies in the bar and every game in the form", () => {
    expect(page("index.html")).not.toContain('href="/zodiac-classic"');
    for (const { id } of variants) expect(page("practice.html")).toContain(`name="game" value="${id}"`);
  });
});

test("text is escaped, HTML and lists are not", () => {
  const quotes = `"&'`;
  const parts = ["<b>", html`<i></i>`, 3];
  expect(html`<p title="${quotes}">${parts}</p>`.text).toBe('<p title="&quot;&amp;&#39;">&lt;b&gt;<i></i>3</p>');
});

describe("the headers", () => {
  const policy = /Content-Security-Policy: (.+)/.exec(file("public/_headers"))?.[1] ?? "";

  test("allow the site's own files alone, and demand Trusted Types", () => {
    const rules = policy.split("; ").sort();
    expect(rules).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html solitaire-table solitaire-site",
      ].sort(),
    );
  });
});

import { variants } from "@solitaire/engine";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { strings } from "../src/strings/en.js";
import { html } from "./html.js";
import { pages } from "./pages.js";

const names = [...pages.keys()];
const page = (name: string): string => pages.get(name) ?? "";
const file = (path: string): string => readFileSync(join(import.meta.dirname, "..", path), "utf8");

describe("the pages", () => {
  test("are one for each game, today’s deals, the wins, the form, the lines for other sites, and one for everything that is missing", () => {
    const games = variants.map(({ id }) => `${id}.html`);
    expect(names.sort()).toEqual(
      [
        "404.html",
        "embed.html",
        "index.html",
        "practice.html",
        "results.html",
        "today.html",
        "verify.html",
        ...games,
      ].sort(),
    );
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
    expect(page(name)).toContain('<html lang="en">');
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
    expect(targets.filter((path) => path !== "" && !pages.has(`${path}.html`))).toEqual([]);
  });

  test("mark in the bar where one is", () => {
    expect(page("penguin.html")).toMatch(/data-page="penguin" aria-current="page"/);
    expect(page("index.html")).not.toContain("aria-current");
  });

  test.each(variants.map(({ id }) => id))("say a word about %s", (id) => {
    expect(strings.about[id]?.length).toBeGreaterThan(20);
  });

  test("name the games that have a daily among today’s deals", () => {
    const named = [...page("today.html").matchAll(/data-game="([^"]+)"/g)].map(([, id]) => id);
    expect(named).toEqual(variants.filter(({ daily }) => daily).map(({ id }) => id));
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

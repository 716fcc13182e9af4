// Which way the dependencies run: the engine knows nobody, the widget, the command line and the API know the engine,
// the site knows the widget, and nobody knows an app.
import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** @type {Record<string, string[]>} each package with those of this repository that it may use */
const MAY_USE = {
  engine: [],
  widget: ["engine"],
  cli: ["engine"],
  survey: ["engine"],
  api: ["engine"],
  site: ["engine", "widget"],
  e2e: ["engine"],
};

/** Inside the engine the games know the rules, and the rules do not know the games. */
const GAMES = "packages/engine/src/variants/";
/** Only the entry exports them, through their registry. */
const ENGINE_ENTRY = "packages/engine/src/index.ts";
const REGISTRIES = new Set(["index", "find-rules"].map((name) => `packages/engine/src/variants/${name}.js`));

/**
 * @param {import("./workspace.mjs").Manifest} manifest a package.json
 * @returns {string[]} what is wrong with the packages that it names
 */
export function checkDependencies({ name, dependencies, devDependencies, peerDependencies }) {
  const allowed = MAY_USE[name.replace("@solitaire/", "")];
  if (!allowed) return [`${name} is not in scripts/imports.mjs: say there which packages it may use`];
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
    .filter((used) => used.startsWith("@solitaire/") && !allowed.includes(used.replace("@solitaire/", "")))
    .map((used) => `${name}'s package.json: may not depend on ${used}`);
}

/**
 * @param {string} file its path from the repository's root, with slashes
 * @param {string} source its text
 * @returns {string[]} what is wrong with its imports, dynamic ones and those of types included
 */
export function checkImports(file, source) {
  return modulesOf(file, source).flatMap((specifier) => {
    const problem = specifier.startsWith(".") ? checkRelative(file, specifier) : checkPackage(file, specifier);
    return problem ? [`${file}: may not import "${specifier}": ${problem}`] : [];
  });
}

/** @param {string} file @param {string} specifier @returns {string | undefined} */
function checkRelative(file, specifier) {
  const target = posix.join(posix.dirname(file), specifier);
  const home = packageOf(file);
  if (target !== home && !target.startsWith(`${home}/`)) {
    if (isSource(file) || !target.startsWith("scripts/")) return "it lies outside the package";
  }
  if (target.startsWith(GAMES) && isSource(file) && !file.startsWith(GAMES)) {
    if (file !== ENGINE_ENTRY || !REGISTRIES.has(target)) return "the rules do not know the games";
  }
  return undefined;
}

/** @param {string} file @param {string} specifier @returns {string | undefined} */
function checkPackage(file, specifier) {
  const home = posix.basename(packageOf(file));
  if (home === "engine" && isSource(file)) return "the engine depends on nothing";
  const [, used] = /^@solitaire\/([^/]+)/.exec(specifier) ?? [];
  if (used === undefined || used === home || MAY_USE[home]?.includes(used)) return undefined;
  return `${home} may use ${MAY_USE[home]?.join(" and ") || "nothing"} of this repository`;
}

/** @param {string} file @returns {string} such as "packages/engine" */
function packageOf(file) {
  return file.split("/").slice(0, 2).join("/");
}

/** @param {string} file @returns {boolean} whether it is shipped, other than tests and settings */
function isSource(file) {
  return /^(packages|apps)\/[^/]+\/src\//.test(file) && !/\.test\.[cm]?[jt]s$/.test(file);
}

/** @param {string} file @param {string} source @returns {string[]} what it imports and re-exports */
function modulesOf(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: at }) => source.slice(at.start, at.end)).flatMap(literal),
  ];
}

/** @param {string} code @returns {string[]} the text of a string literal; nothing where the path is computed */
function literal(code) {
  return /^(["'`])[^$]*\1$/.test(code) ? [code.slice(1, -1)] : [];
}

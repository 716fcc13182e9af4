// The packages of this repository.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./commands.mjs";

/**
 * @typedef {object} Manifest the part of a package.json that the scripts read
 * @property {string} name
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @returns {{ dir: string; manifest: Manifest }[]} each package with its folder, such as "packages/engine" */
export function readWorkspace() {
  return ["packages", "apps"]
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((dir) => existsSync(join(root, dir, "package.json")))
    .map((dir) => ({ dir, manifest: JSON.parse(readFileSync(join(root, dir, "package.json"), "utf8")) }));
}

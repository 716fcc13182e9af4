// Fails where an import runs against the direction of the dependencies (see imports.mjs).
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./commands.mjs";
import { checkDependencies, checkImports } from "./imports.mjs";
import { readWorkspace } from "./workspace.mjs";

const workspace = readWorkspace();
const files = globSync("{packages,apps}/*/**/*.{ts,mts,mjs,js}", {
  cwd: root,
  exclude: ["**/node_modules", "**/dist", "**/coverage", "**/.wrangler", "**/.turbo"],
});
const problems = workspace.flatMap(({ manifest }) => checkDependencies(manifest));
for (const file of files) problems.push(...checkImports(file, readFileSync(join(root, file), "utf8")));

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} imports in a wrong direction`);
if (files.length === 0 || problems.length > 0) process.exitCode = 1;

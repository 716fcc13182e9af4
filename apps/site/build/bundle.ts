import { join } from "node:path";
import { build } from "vite";

/** One file without imports, which runs without being a module. @param define What its names stand for. */
export const bundle = async (root: string, entry: string, define: Record<string, string> = {}): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, entry), formats: ["iife"], name: "bundle" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
};

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const PROGRAM = fileURLToPath(new URL("../dist/solitaire.js", import.meta.url));
const FIXTURES = new URL("../../engine/test/fixtures/", import.meta.url);

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built program as a user's shell would. */
export const solitaire = (args: readonly string[], input: string | Uint8Array = ""): Outcome => {
  const { error, status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  // The program may end before it has read all of a long input.
  if (error && !("code" in error && error.code === "EPIPE")) throw error;
  return { code: status, stdout, stderr };
};

/** Runs the built program with a stdout that nobody reads. */
export const solitaireUnread = async (args: readonly string[]): Promise<Outcome> => {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  // Closed long before the program has started.
  child.stdout.destroy();
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  await once(child, "close");
  return { code: child.exitCode, stdout: "", stderr };
};

/** The path of a file among the engine's fixtures. */
export const fixture = (name: string): string => fileURLToPath(new URL(name, FIXTURES));

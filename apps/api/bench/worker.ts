import type { D1Database } from "@cloudflare/workers-types";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { platform } from "node:os";
import { dirname, join } from "node:path";
import { unstable_readConfig } from "wrangler";

/** The folder of the API, also for what is bundled somewhere in it. */
const root = dirname(findPackageJSON(import.meta.url)!);

/** The secret of Workers that are started here; it makes deals for measurements only. */
export const SECRET = "a secret that only measurements know, and tests";

/** A Worker that does next to nothing. */
export const emptyWorker = join(root, "bench/dist/empty.js");

export interface RunningWorker {
  /** Goes straight to the Worker. */
  readonly url: URL;
  /** The process of workerd. */
  readonly pid: number;
  readonly db: D1Database;
  /** What is left on its heap once the garbage is collected, in bytes. It must be inspected. */
  heap(): Promise<number>;
  stop(): Promise<void>;
  /** Ends workerd at once, with SIGKILL, and then what is left of it here. */
  kill(): Promise<void>;
}

interface Options {
  /** Its file; by default the built API. */
  readonly script?: string;
  /** A folder for its database; without one it is forgotten. */
  readonly persistTo?: string;
  /** Whether its heap can be looked at. */
  readonly isInspected?: boolean;
}

/** What is read of `wrangler.jsonc`. */
interface Config {
  readonly compatibility_date?: string | undefined;
  readonly compatibility_flags: string[];
  readonly vars: Record<string, string>;
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string | undefined }[];
  readonly ratelimits: readonly { readonly name: string; readonly namespace_id: string; readonly simple: Simple }[];
}

interface Simple {
  readonly limit: number;
  readonly period: 10 | 60;
}

/**
 * Starts a Worker in workerd itself, on a free port of this machine. Nothing of wrangler stands before it, which would take
 * most of the time. Its limits are off.
 */
export const startWorker = async ({
  script = join(root, "dist/index.js"),
  persistTo,
  isInspected = false,
}: Options = {}): Promise<RunningWorker> => {
  if (!existsSync(script)) throw new Error(`${script} is not there: build first.`);
  process.env["DAILY_SECRET"] ??= SECRET; // wrangler asks for it
  const config: Config = unstable_readConfig({ config: join(root, "wrangler.jsonc") });
  const before = childrenNamed("workerd");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: "worker",
      modules: [{ type: "ESModule", path: "index.js", contents: readFileSync(script, "utf8") }],
      ...(config.compatibility_date === undefined ? {} : { compatibilityDate: config.compatibility_date }),
      compatibilityFlags: config.compatibility_flags,
      bindings: { ...config.vars, RATE_LIMITS: "off", DAILY_SECRET: SECRET },
      d1Databases: Object.fromEntries(config.d1_databases.map((each) => [each.binding, String(each.database_id)])),
      ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      host: "127.0.0.1",
      port: 0,
      ...(isInspected ? { inspectorPort: 0 } : {}),
      // What the Worker logs is written and read, as it is in production, but shown to nobody.
      handleStructuredLogs: () => undefined,
      ...(persistTo === undefined ? {} : { resourcePersistencePath: persistTo }),
    }),
  );
  await miniflare.ready;
  const url = await miniflare.unsafeGetDirectURL("worker");
  const pid = childrenNamed("workerd").find((each) => !before.includes(each));
  if (pid === undefined) throw new Error("The process of workerd is not to be found.");
  return {
    url,
    pid,
    db: await miniflare.getD1Database("DB"),
    heap: async () => measureHeap(await miniflare.getInspectorURL()),
    stop: () => miniflare.dispose(),
    async kill() {
      process.kill(pid, "SIGKILL");
      await miniflare.dispose();
    },
  };
};

/** Asks the inspector of V8, in the protocol of Chrome's developer tools. */
const measureHeap = (inspector: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL("/core:user:worker", inspector).href);
    const methods = ["HeapProfiler.collectGarbage", "Runtime.getHeapUsage"];
    socket.addEventListener("open", () => {
      for (const [id, method] of methods.entries()) socket.send(JSON.stringify({ id, method }));
    });
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
      if (id !== 1 || result?.usedSize === undefined) return;
      resolve(result.usedSize);
      socket.close();
    });
    socket.addEventListener("close", () => reject(new Error("The inspector does not tell the size of the heap.")));
  });

/** Makes the tables. */
export const migrate = async (db: D1Database): Promise<void> => {
  for (const { queries } of await readD1Migrations(join(root, "migrations"))) {
    for (const query of queries) await db.prepare(query).run();
  }
};

/** The processes that this one has started by that name. */
const childrenNamed = (name: string): number[] => {
  const isOurs = (command: string, parent: string): boolean =>
    command.split("/").at(-1) === name && Number(parent) === process.pid;
  if (platform() !== "linux") {
    return execFileSync("ps", ["-A", "-o", "pid=,ppid=,comm="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([pid, parent = "", ...command]) => (isOurs(command.join(" "), parent) ? [Number(pid)] : []));
  }
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const [, command = "", parent = ""] = /\((.*)\) \S (\d+)/.exec(readIfThere(`/proc/${pid}/stat`)) ?? [];
      return isOurs(command, parent);
    })
    .map(Number);
};

/** The memory that a process has in use, in bytes. */
export const memoryOf = (pid: number): number => {
  if (platform() !== "linux") {
    return 1024 * Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
  }
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} is not there.`);
  return 1024 * Number(kilobytes);
};

/** The CPU time that a process has had, in milliseconds. Linux alone tells it exactly enough. */
export const cpuOf = (pid: number): number => {
  if (platform() !== "linux") return NaN;
  // User and system time, in ticks of 10 ms, are the 14th and 15th field; the name may have spaces.
  const fields = readIfThere(`/proc/${pid}/stat`).split(") ").at(-1)!.split(" ");
  return 10 * (Number(fields[11]) + Number(fields[12]));
};

/** A process may end while it is looked at. */
const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

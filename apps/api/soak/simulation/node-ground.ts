import { createHash, createHmac } from "node:crypto";
import { memoryResults } from "../../test/support/memory-results.js";
import { memoryStore } from "../../test/support/memory-store.js";
import type { Ground } from "./simulate.js";

/** Node.js with stores in memory. */
export const nodeGround: Ground = {
  open: async () => {
    const store = memoryStore();
    return { store, results: memoryResults(store) };
  },
  settle: () => new Promise((resolve) => void setImmediate(resolve)),
};

/**
 * Node.js computes hashes in threads, and answers in the order in which these are done. In a simulation the same seed
 * must be the same run, so that the same hashes are computed at once.
 */
export const withOrderlyCrypto = async <T>(work: () => Promise<T>): Promise<T> => {
  const real = crypto;
  const keys = new WeakMap<object, Uint8Array>();
  const orderly = {
    digest: async (_: string, data: Uint8Array) => toBuffer(createHash("sha256").update(data).digest()),
    importKey: async (_: string, key: Uint8Array) => {
      const made = {};
      keys.set(made, key);
      return made;
    },
    sign: async (_: string, key: object, data: Uint8Array) =>
      toBuffer(createHmac("sha256", keys.get(key)!).update(data).digest()),
  };
  Object.defineProperty(globalThis, "crypto", { value: { subtle: orderly }, configurable: true });
  try {
    return await work();
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: real, configurable: true });
  }
};

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

import { memoryStorage } from "../memory-storage.js";

/** A storage that takes nothing more. */
export const fullStorage = (): Storage =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new Error("The quota has been exceeded.");
    },
  });

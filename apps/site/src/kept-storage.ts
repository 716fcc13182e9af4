/** What outlives the tab; `undefined` where the browser lets nobody look at it. */
export const keptStorage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** Keeps a text. Where there is no room, or nothing is kept, it is forgotten. */
export const keep = (storage: Storage | undefined, key: string, text: string): void => {
  try {
    storage?.setItem(key, text);
  } catch {
    // Full.
  }
};

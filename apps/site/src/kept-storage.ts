/** What outlives the tab; `undefined` where the browser lets nobody look at it. */
export const keptStorage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** Keeps a text. Answers whether it is kept: there may be no storage, or no room in it. */
export const keep = (storage: Storage | undefined, name: string, text: string): boolean => {
  try {
    storage?.setItem(name, text);
    return storage !== undefined;
  } catch {
    return false;
  }
};

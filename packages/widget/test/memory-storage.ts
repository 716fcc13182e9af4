/** The browser's storage, in memory. @param room The most characters that an item may have. */
export const memoryStorage = (room: number = Infinity): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
};

/** The browser's storage, in memory. @param room The most characters that an item may have; it may change, and depend on the name. */
export const memoryStorage = (room: number | ((name: string) => number) = Infinity): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      if (text.length > (typeof room === "number" ? room : room(name)))
        throw new DOMException("full", "QuotaExceededError");
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
};

/** What a page may have to keep something in, by where it is kept then. */
export const STORAGES: readonly (readonly [where: string, storage: Storage | undefined])[] = [
  ["in the browser", localStorage],
  ["in the page, where storage is full", memoryStorage(0)],
  ["in the page, without storage", undefined],
];

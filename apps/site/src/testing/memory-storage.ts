/** A browser's storage that lives as long as a test, as far as the site uses it. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}): Storage => {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

/** A storage that takes nothing more. */
export const fullStorage = (): Storage =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new Error("The quota has been exceeded.");
    },
  });

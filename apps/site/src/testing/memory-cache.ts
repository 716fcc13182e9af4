import type { FileCache } from "../offline/precache.js";

/** A cache that lives as long as a test. */
export const memoryCache = (): FileCache => {
  const entries = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));
  return {
    match: (request) => Promise.resolve(entries.get(urlOf(request))?.clone()),
    put(request, response) {
      entries.set(urlOf(request), response);
      return Promise.resolve();
    },
    delete: (request) => Promise.resolve(entries.delete(urlOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  };
};

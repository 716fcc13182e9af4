import { describe, expect, test } from "vitest";
import { memoryCache } from "../testing/memory-cache.js";
import { Precache, type PrecachedFile } from "./precache.js";

const ORIGIN = "https://solitaire.example";

/** A server with files, which writes down what was asked for. */
const makeServer = (files: Record<string, string>) => {
  const asked: string[] = [];
  const fetch = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const body = files[pathname];
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  };
  return { asked, fetch };
};

const textOf = async (response: Response | undefined): Promise<string | undefined> => response?.text();

describe("the files of a build", () => {
  const old: PrecachedFile[] = [
    ["/penguin", "1"],
    ["/assets/a-1.js", "a"],
    ["/assets/b-1.js", "b"],
  ];
  const next: PrecachedFile[] = [
    ["/penguin", "2"],
    ["/assets/a-1.js", "a"],
    ["/assets/b-2.js", "c"],
  ];

  test("are fetched once, and found by their address", async () => {
    const cache = memoryCache();
    const { asked, fetch } = makeServer({ "/penguin": "page", "/assets/a-1.js": "a", "/assets/b-1.js": "b" });
    const precache = new Precache(old, () => Promise.resolve(cache), fetch, ORIGIN);
    await precache.install();
    await precache.install();
    expect(asked.sort()).toEqual(["/assets/a-1.js", "/assets/b-1.js", "/penguin"]);
    expect(await textOf(await precache.match("/penguin"))).toBe("page");
    expect(precache.has("/v1/daily")).toBe(false);
    expect(await precache.match("/elsewhere")).toBe(undefined);
  });

  test("do not disturb an older build while its pages are open: it finds its own files until it is gone", async () => {
    const cache = memoryCache();
    const open = () => Promise.resolve(cache);
    const before = new Precache(
      old,
      open,
      makeServer({ "/penguin": "old", "/assets/a-1.js": "a", "/assets/b-1.js": "b" }).fetch,
      ORIGIN,
    );
    await before.install();
    const server = makeServer({ "/penguin": "new", "/assets/a-1.js": "a", "/assets/b-2.js": "c" });
    const after = new Precache(next, open, server.fetch, ORIGIN);
    await after.install();
    expect(server.asked.sort(), "only what has changed").toEqual(["/assets/b-2.js", "/penguin"]);
    expect(await textOf(await before.match("/penguin"))).toBe("old");
    expect(await textOf(await before.match("/assets/b-1.js"))).toBe("b");
    expect(await textOf(await after.match("/penguin"))).toBe("new");
    await after.prune();
    expect(await before.match("/assets/b-1.js")).toBe(undefined);
    expect(await textOf(await after.match("/assets/a-1.js"))).toBe("a");
    expect((await cache.keys()).length).toBe(3);
  });

  test("are not installed by halves", async () => {
    const precache = new Precache(
      old,
      () => Promise.resolve(memoryCache()),
      makeServer({ "/penguin": "page" }).fetch,
      ORIGIN,
    );
    await expect(precache.install()).rejects.toThrow("answered 404");
  });
});

/** A file of the site: its address, and a hash of what is in it. */
export type PrecachedFile = readonly [path: string, revision: string];

/** The part of a cache that is used here. */
export type FileCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

/**
 * All files of one build, kept so that the site opens without a network. Files are kept by address and revision:
 * what two builds share is fetched once, and an older build's service worker finds its own files as long as it lives.
 */
export class Precache {
  private readonly revisions: ReadonlyMap<string, string>;

  /** @param open Opens the cache, which all builds share. */
  constructor(
    private readonly files: readonly PrecachedFile[],
    private readonly open: () => Promise<FileCache>,
    private readonly fetch: (request: Request) => Promise<Response>,
    /** Of the site, `https://…`. */
    private readonly origin: string,
  ) {
    this.revisions = new Map(files);
  }

  /** Fetches what is not there yet. Throws if a file cannot be had: a build is kept whole or not at all. */
  async install(): Promise<void> {
    const cache = await this.open();
    await Promise.all(
      this.files.map(async ([path, revision]) => {
        const key = this.keyOf(path, revision);
        if (await cache.match(key)) return;
        const response = await this.fetch(new Request(new URL(path, this.origin), { cache: "reload" }));
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        await cache.put(key, response);
      }),
    );
  }

  /** Forgets the files of other builds. To be called when nobody needs them any more. */
  async prune(): Promise<void> {
    const cache = await this.open();
    const own = new Set(this.files.map(([path, revision]) => this.keyOf(path, revision)));
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => !own.has(url)).map((request) => cache.delete(request)));
  }

  /** Whether a file is part of the build. @param path Without a query. */
  has(path: string): boolean {
    return this.revisions.has(path);
  }

  /** A file as it is kept. */
  async match(path: string): Promise<Response | undefined> {
    const revision = this.revisions.get(path);
    if (revision === undefined) return undefined;
    return (await this.open()).match(this.keyOf(path, revision));
  }

  private keyOf(path: string, revision: string): string {
    const url = new URL(path, this.origin);
    url.searchParams.set("revision", revision);
    return url.href;
  }
}

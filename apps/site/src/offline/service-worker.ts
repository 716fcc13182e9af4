// Lets the site open and play without a network. Built into one file, /sw.js, that names all files of the build.
import { Dailies, isDaily } from "./dailies.js";
import { networkFirst } from "./network-first.js";
import { Precache, type PrecachedFile } from "./precache.js";

/** The part of a service worker's events and scope that is used here. */
interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

declare const self: Scope;
/** Written by the build. */
declare const FILES: readonly PrecachedFile[];

/** A page that takes longer than this, in milliseconds, is opened as it is kept. */
const PATIENCE_MS = 3000;

/** Addresses of the API, which lies beside the site. */
const isOfApi = (path: string): boolean => /^\/(?:v1|docs|openapi\.json|healthz|readyz)(?:\/|$)/.test(path);

const { origin } = self.location;
const ask = (request: Request): Promise<Response> => fetch(request);
const site = new Precache(FILES, () => caches.open("site"), ask, origin);
const dailies = new Dailies(
  () => caches.open("dailies"),
  ask,
  () => Date.now(),
);

self.addEventListener("install", (event) => {
  event.waitUntil(site.install());
});

// A newer worker waits until no page of an older build is open: until then that page finds its own files, and no game
// in progress is disturbed.
self.addEventListener("activate", (event) => {
  const isReady = site.prune().then(() => self.clients.claim());
  event.waitUntil(Promise.all([isReady, dailies.prepare(origin).catch(() => undefined)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return;
  if (isDaily(url.pathname) && url.search === "") event.respondWith(dailies.answer(request));
  else if (!site.has(url.pathname)) {
    // What the API answers there is no page of the site's.
    if (request.mode === "navigate" && !isOfApi(url.pathname)) event.respondWith(elsewhere(request, url.pathname));
  } else event.respondWith(request.mode === "navigate" ? page(request, url.pathname) : file(request, url.pathname));
});

/** The newest page, where the network has it soon. */
const page = async (request: Request, path: string): Promise<Response> => {
  const kept = await site.match(path);
  return networkFirst(fetch(request), kept, PATIENCE_MS);
};

/** Where the site has no page, it says so by itself when nobody else can. */
const elsewhere = async (request: Request, path: string): Promise<Response> => {
  const kept = await site.match(path.startsWith("/ru/") ? "/ru/404" : "/404");
  return networkFirst(
    fetch(request),
    kept && new Response(kept.body, { status: 404, headers: kept.headers }),
    PATIENCE_MS,
  );
};

/** Files with a hash in their name never change. */
const file = async (request: Request, path: string): Promise<Response> => (await site.match(path)) ?? fetch(request);

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";

const BUILT = join(import.meta.dirname, "../../../packages/widget/dist");

/** The strictest policy that the table's README promises to work under. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html solitaire-table";

const STYLE =
  "body { margin: 0 } solitaire-table { display: block; height: 700px } iframe { width: 1000px; height: 720px }";

/** A page of somebody else's. */
export interface Page {
  readonly body: string;
  readonly policy?: string;
  /** Addresses of scripts; the table's own copy, unless said otherwise. */
  readonly scripts?: readonly string[];
}

const htmlOf = ({ body, scripts = ["/table/solitaire-table.js"] }: Page): string => `<!doctype html>
  <html lang="en">
    <meta name="viewport" content="width=device-width" />
    <title>Elsewhere</title>
    <link rel="icon" href="/none" />
    <link rel="stylesheet" href="/style.css" />
    ${scripts.map((src) => `<script type="module" src="${src}"></script>`).join("")}
    ${body}
  </html>`;

/**
 * Serves pages that are not the site's, from an origin of their own, which has two copies of the table (`/table/` and
 * `/copy/`) and one of its solver.
 * @param pages by their paths
 * @returns what their address is, once the tests run
 */
export const elsewhere = (pages: Readonly<Record<string, Page>>): (() => string) => {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://elsewhere.example");
    const send = (type: string, content: string | Buffer, headers: Record<string, string> = {}): void => {
      response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*", ...headers }).end(content);
    };
    const page = pages[pathname];
    if (page)
      send("text/html", htmlOf(page), page.policy === undefined ? {} : { "content-security-policy": page.policy });
    else if (pathname === "/style.css") send("text/css", STYLE);
    else if (pathname === "/solver-worker.js") {
      send("text/javascript", readFileSync(join(BUILT, "analysis/solver-worker.js")));
    } else if (/^\/(table|copy)\//.test(pathname) && extname(pathname) === ".js") {
      send("text/javascript", readFileSync(join(BUILT, "cdn", pathname.slice(pathname.indexOf("/", 1)))));
    } else response.writeHead(204).end();
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void server.close());
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

import type { MiddlewareHandler } from "hono";
import { fail, problem } from "../problem.js";

/** Counts a request of a client; answers whether it may go on. */
export type Limit = (client: string) => Promise<boolean>;

/** The period of all limits. Nobody tells how much of it is over. */
const PERIOD_SECONDS = 60;

/** Refuses the requests of a client that sends too many. */
export const limitRate =
  (isWithin: Limit): MiddlewareHandler =>
  async (c, next) => {
    if (await isWithin(networkOf(c.req.header("CF-Connecting-IP") ?? ""))) return next();
    return problem(
      c,
      fail("rate-limited", `Too many requests came from your network: ask again in ${PERIOD_SECONDS} seconds.`, {
        retryAfter: PERIOD_SECONDS,
      }),
    );
  };

/**
 * Whom an address belongs to, as far as it tells: an IPv4 address stands for itself, an IPv6 address for its /64, which is
 * what a household or a server has. Any other text, which Cloudflare never sends, stands for itself.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address;
  // The parser of URLs shortens an address in the one way that RFC 5952 recommends.
  const url = URL.parse(`http://[${address.split("%")[0]}]/`);
  if (!url) return address;
  const [head = "", tail] = url.hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return mapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`;
};

/** The IPv4 address that the last two groups of a mapped address are. */
const ipv4Of = (groups: readonly string[]): string =>
  groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");

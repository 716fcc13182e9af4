import type { Result } from "@solitaire/engine";

/** One entry of a log as links have it: `T3F1`, `T4T9x5`, `S`, `S37`, `b1`. */
const PACKED = /S\d*|b[12]|(W|[TRF]\d+)(W|[TRF]\d+)(?:x(\d+))?/y;

/**
 * A log in letters and digits alone, about two thirds as long: what parts entries follows from the entries
 * themselves. Links have it, since spaces and signs do not survive every program that passes them on.
 */
export const packLog = (log: string): string => log.replace(/[ *-]/g, "").replaceAll(":", "x").replaceAll("by", "b");

/** The log of a packed one; `undefined` if it is none. Whether its moves are legal is for the engine to say. */
export const unpackLog = (packed: string): string | undefined => {
  const entries: string[] = [];
  PACKED.lastIndex = 0;
  while (PACKED.lastIndex < packed.length) {
    const match = PACKED.exec(packed);
    if (!match) return undefined;
    const [text, from, to, count] = match;
    if (from !== undefined) entries.push(`${from}-${to}${count === undefined ? "" : `:${count}`}`);
    else if (text.startsWith("b")) entries.push(`by${text.slice(1)}`);
    else entries.push(text === "S" ? text : `S*${text.slice(1)}`);
  }
  return entries.join(" ");
};

/** What a link names. */
export interface LinkedDeal {
  readonly game: string;
  readonly deal: string;
  /** The day of a daily, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** The address where a deal is played, on a site at `base`: `…/penguin?deal=12345`, or of a daily `…/penguin?date=2026-11-30`. */
export const dealLink = (base: URL, { game, deal, date }: LinkedDeal): string => {
  const url = new URL(game, base);
  url.search = String(new URLSearchParams(date === undefined ? { deal } : { date }));
  return url.href;
};

/**
 * The address where a log is played back. The log stands in the fragment, which no browser sends to a server. The
 * version of the rules stands last, and tells that nothing was cut off.
 * @param rules The tag of the rules, `penguin@1`.
 */
export const replayLink = (base: URL, { game, deal }: LinkedDeal, rules: string, log: string): string =>
  `${dealLink(base, { game, deal })}#log=${packLog(log)}&rules=${versionOf(rules)}`;

/** The address of the page that judges a log, filled in. */
export const verifyLink = (base: URL, { game, deal }: LinkedDeal, log: string): string =>
  `${new URL("verify", base).href}#game=${game}&deal=${deal}&log=${packLog(log)}`;

/**
 * Reads the fragment of a link: the log to be played back, or `undefined` where there is none.
 * Errors: `cut-link` where a part is missing or is no log; `unknown-rules` where other rules were played by. The
 * message of the latter is their version.
 * @param rules The tag of the rules that are played here.
 */
export const readReplayLink = (fragment: string, rules: string): Result<string> | undefined => {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const packed = parts.get("log");
  if (packed === null) return undefined;
  const version = parts.get("rules");
  const log = unpackLog(packed);
  if (!log || version === null || !/^\d+$/.test(version))
    return { ok: false, error: { code: "cut-link", message: "" } };
  if (version !== versionOf(rules)) return { ok: false, error: { code: "unknown-rules", message: version } };
  return { ok: true, value: log };
};

const versionOf = (rules: string): string => rules.slice(rules.indexOf("@") + 1);

import { findVariant, type InputError, parseDealNumber, type Result, rulesTag } from "@solitaire/engine";
import { dealLink, readReplayLink, replayLink, unpackLog } from "../replay/link.js";
import type { ShareStrings } from "../strings/en-share.js";
import type { Strings } from "../strings/en-table.js";

/** A log as somebody pastes it, read as far as that goes without a deal. */
type Pasted = { readonly deal: string; readonly log: string };

/** A link to a page of the site. */
export interface Offer {
  readonly label: string;
  readonly href: string;
}

/** Why what was pasted is not played here. */
interface Refusal extends InputError {
  /** Where it is played, if the page names a site. */
  readonly offer?: Offer | undefined;
}

/** The form that something is pasted into. */
interface Form {
  /** The deal that it names; links name their own. */
  readonly deal: string;
  /** The game and the version of its rules. */
  readonly rules: string;
  readonly texts: ShareStrings;
  readonly strings: Strings;
  /** The site that has the pages of all games, if the page names one. */
  readonly base?: URL | undefined;
}

/**
 * Reads what was pasted: a log with any space between its entries, the packed form of links, or a link. A table's game is
 * its page's: a link to another one is not followed.
 */
export const readPasted = (text: string, form: Form): Result<Pasted, Refusal> => {
  const { deal, rules, texts } = form;
  const refuse = (code: string, message: string, offer?: Offer): { ok: false; error: Refusal } => ({
    ok: false,
    error: { code, message, offer },
  });
  const trimmed = text.trim();
  if (trimmed === "") return refuse("empty", texts.empty);
  const url = /^https?:/.test(trimmed) ? URL.parse(trimmed) : null;
  if (!url) return { ok: true, value: { deal, log: unpackLog(trimmed) ?? trimmed.split(/\s+/).join(" ") } };
  const game = url.pathname.split("/").at(-1)!;
  if (!rules.startsWith(`${game}@`)) {
    const { name, href } = readOther(url, game, form);
    return refuse("other-game", texts.otherGame(name), href ? { label: texts.openIt(name), href } : undefined);
  }
  const log = readReplayLink(url.hash, rules);
  const linked = url.searchParams.get("deal");
  if (!log || !linked) return refuse("cut-link", texts.cutLink);
  if (log.ok) return { ok: true, value: { deal: linked, log: log.value } };
  const { code, message } = log.error;
  return refuse(code, code === "cut-link" ? texts.cutLink : texts.otherRules(message));
};

/**
 * Reads a link to another game: its name, or what the link has in its place, with the deal where that is one; and where the
 * same is on the site, made anew, since anything may have been pasted.
 */
const readOther = (
  url: URL,
  game: string,
  { texts, strings, base }: Form,
): { readonly name: string; readonly href?: string | undefined } => {
  const found = findVariant(game);
  if (!found.ok) return { name: game };
  const name = strings.game(found.value);
  const deal = parseDealNumber(url.searchParams.get("deal") ?? "");
  if (!deal.ok) return { name };
  const rules = rulesTag(found.value);
  const to = { game, deal: deal.value };
  const log = readReplayLink(url.hash, rules);
  const href = base && (log?.ok ? replayLink(base, to, rules, log.value) : dealLink(base, to));
  return { name: texts.logOfDeal(name, deal.value), href };
};

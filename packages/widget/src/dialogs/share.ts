import { type Result, rulesTag } from "@solitaire/engine";
import { html, type TemplateResult } from "lit/html.js";
import { clockTime } from "../frame/text.js";
import { dealLink, type LinkedDeal, replayLink, verifyLink } from "../replay/link.js";
import { gameAndDeal } from "../session/deal-name.js";
import type { Session } from "../session/session.js";
import type { Strings } from "../strings/en-table.js";
import type { ShareStrings } from "../strings/en-share.js";
import { pageHead } from "./page-head.js";

/** What there is to hand on, and where it leads. */
export interface Sharing {
  readonly session: Session;
  /** Of the daily on the table. */
  readonly par: number | undefined;
  /** Milliseconds, if they are to be told. */
  readonly time: number | undefined;
  /** The site that links lead to, as a folder; without one there are none. */
  readonly base: URL | undefined;
}

/**
 * Reads the address of the site that links lead to: a folder, since pages are named below it. `undefined`: none is given.
 * Errors: `bad-share-url`.
 */
export const readShareUrl = (text: string, baseURI: string, texts: ShareStrings): Result<URL> | undefined => {
  if (text === "") return undefined;
  const url = URL.parse(text, baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { ok: false, error: { code: "bad-share-url", message: texts.badShareUrl(text) } };
  }
  url.search = url.hash = "";
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return { ok: true, value: url };
};

const linked = ({ rules, dealt }: Session): LinkedDeal => ({
  game: rules.variant.id,
  deal: dealt.number,
  date: dealt.date,
});

/** The result of a won game, or else the deal, in words that spoil nothing; and the address where it is played. */
export const shared = (
  sharing: Sharing,
  strings: Strings,
  texts: ShareStrings,
): { readonly text: string; readonly url: string | undefined } => {
  const { base, par, session, time } = sharing;
  const { game } = session;
  const deal = gameAndDeal(session, strings);
  const moves = strings.moves(game.moveCount).replaceAll("*", "");
  return {
    text: game.isWon ? texts.result(deal, moves, par, time === undefined ? undefined : clockTime(time)) : deal,
    url: base && dealLink(base, linked(session)),
  };
};

/** The addresses of a log on the site: where it is played back, and where it is judged. */
export const logLinks = (base: URL, session: Session): { readonly replay: string; readonly verify: string } => {
  const { log } = session.game;
  return {
    replay: replayLink(base, linked(session), rulesTag(session.rules.variant), log),
    verify: verifyLink(base, linked(session), log),
  };
};

/** A text to be copied by hand, where the browser neither shares nor copies. */
export const byHandPage = (
  text: string,
  closing: readonly [label: string, close: () => void],
  texts: ShareStrings,
): TemplateResult =>
  html`<div class="by-hand">
    ${pageHead(texts.copyByHand, closing)}
    <div>
      <p id="by-hand-why">${texts.notCopied}</p>
      <textarea
        readonly
        rows="4"
        aria-label=${texts.copyByHand}
        aria-describedby="by-hand-why"
        .value=${text}
      ></textarea>
    </div>
  </div>`;

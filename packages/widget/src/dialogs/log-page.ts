import { type DealNumber, parseDealNumber, type Result, rulesTag } from "@solitaire/engine";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { bound } from "../frame/text.js";
import type { Session } from "../session/session.js";
import type { ShareStrings } from "../strings/en-share.js";
import type { Strings } from "../strings/en-table.js";
import { shareStyles } from "../styles/dialog/share.css.js";
import type { Dialogs } from "./dialogs.js";
import { copy } from "./hand-over.js";
import { pageHead } from "./page-head.js";
import { type Offer, readPasted } from "./pasted.js";
import { logLinks } from "./share.js";

/** What the page of the log is about, and does. */
export interface LogPage {
  readonly session: Session;
  /** The site that links lead to, if the page names one. */
  readonly base: URL | undefined;
  /** Judges a log of a deal and plays it. Errors: those of the log, `at` its wrong entry. */
  play(deal: DealNumber, log: string): Result<void>;
}

/** Opens the page where the log of the game is copied, and another one pasted and played. */
export const openLog = (dialogs: Dialogs, page: LogPage): void => {
  const state = new LogState(dialogs, page);
  dialogs.open(state.texts.log, shareStyles, () => logPage(state, dialogs.closing));
};

/** What the page says, besides what was played. */
class LogState {
  /** What is wrong, and with which of the two fields. */
  mistake: { readonly field: "deal" | "log"; readonly text: string; readonly offer?: Offer | undefined } | undefined;

  constructor(
    private readonly dialogs: Dialogs,
    readonly page: LogPage,
  ) {}

  get texts(): ShareStrings {
    return this.dialogs.speech.part("share");
  }

  get strings(): Strings {
    return this.dialogs.speech.strings;
  }

  get told(): string {
    return this.dialogs.told;
  }

  async copy(text: string): Promise<void> {
    if (await copy(text)) this.dialogs.confirm(this.texts.copied);
    else this.dialogs.showByHand(text);
  }

  submit(form: HTMLFormElement): void {
    const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
    const [deal, log] = [field("deal"), field("log")];
    const { base, session } = this.page;
    const { strings, texts } = this;
    const rules = rulesTag(session.rules.variant);
    const pasted = readPasted(log.value, { deal: deal.value, rules, texts, strings, base });
    if (!pasted.ok) return this.#refuse("log", pasted.error.message, log, pasted.error.offer);
    const { value } = pasted;
    [deal.value, log.value] = [value.deal, value.log];
    const number = parseDealNumber(value.deal.trim());
    if (!number.ok) return this.#refuse("deal", strings.wrong(number.error), deal);
    const played = this.page.play(number.value, value.log);
    if (played.ok) return this.dialogs.close();
    this.#refuse("log", played.error.message, log);
    const { at } = played.error;
    if (at === undefined) return;
    // The entry that is wrong is marked.
    const entries = value.log.split(" ");
    const start = entries.slice(0, at).join(" ").length + (at > 0 ? 1 : 0);
    log.setSelectionRange(start, start + (entries[at]?.length ?? 0));
  }

  /** What was wrong may be right by now. */
  typed(): void {
    if (!this.mistake) return;
    this.mistake = undefined;
    this.dialogs.update();
  }

  #refuse(field: "deal" | "log", text: string, input: HTMLElement, offer?: Offer): void {
    this.mistake = { field, text, offer };
    this.dialogs.update();
    input.focus();
  }
}

const logPage = (state: LogState, closing: Dialogs["closing"]): TemplateResult => {
  const { page, strings, texts } = state;
  const { dealt, game, rules } = page.session;
  const links = page.base && game.log !== "" ? logLinks(page.base, page.session) : undefined;
  return html`<div class="log">
    ${pageHead(texts.log, closing, bound(texts.logOfDeal(strings.game(rules.variant), dealt.number)))}
    <div>
      <p class="about">${game.log === "" ? texts.noMoves : texts.logOf}</p>
      ${
        game.log === ""
          ? nothing
          : html`<label>${texts.moves}<textarea readonly rows="3" .value=${game.log}></textarea></label>
              <div class="acts">
                <button class="button" type="button" @click=${() => void state.copy(game.log)}>${texts.copyLog}</button>
                ${
                  links
                    ? html`<button class="button" type="button" @click=${() => void state.copy(links.replay)}>
                          ${texts.copyReplay}
                        </button>
                        <a class="button" href=${links.verify} target="_blank">${texts.verify}</a>`
                    : nothing
                }
              </div>
              <p class="told" role="status">${state.told}</p>`
      }
      ${pasteForm(state)}
    </div>
  </div>`;
};

const pasteForm = (state: LogState): TemplateResult => {
  const { mistake, texts } = state;
  const wrong = (field: "deal" | "log"): "true" | "false" => (mistake?.field === field ? "true" : "false");
  const say = (field: "deal" | "log"): TemplateResult =>
    html`<p class="mistake" id="${field}-mistake" role="alert">${mistake?.field === field ? mistake.text : ""}</p>`;
  return html`<form
    novalidate
    @input=${() => state.typed()}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      state.submit(event.target as HTMLFormElement);
    }}
  >
    <h3>${texts.paste}</h3>
    <p class="small" id="paste-hint">${texts.pasteHint}</p>
    <label
      >${texts.dealNumber}<input
        name="deal"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="64"
        value=${state.page.session.dealt.number}
        aria-invalid=${wrong("deal")}
        aria-describedby="deal-mistake"
    /></label>
    ${say("deal")}
    <label
      >${texts.moves}<textarea
        name="log"
        rows="3"
        autocapitalize="none"
        spellcheck="false"
        aria-invalid=${wrong("log")}
        aria-describedby="log-mistake paste-hint"
      ></textarea>
    </label>
    ${say("log")}
    <div class="acts">
      <button class="button primary" type="submit">${texts.playIt}</button>
      ${
        mistake?.offer
          ? html`<a class="button" href=${mistake.offer.href} target="_blank">${bound(mistake.offer.label)}</a>`
          : nothing
      }
    </div>
  </form>`;
};

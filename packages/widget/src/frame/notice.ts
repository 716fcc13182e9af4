import { html, type TemplateResult } from "lit";

/** A sentence over the foot of the table, with at most two things to do about it. */
export interface Notice {
  readonly text: string;
  /** What it is about: the question of a third run, what the page asked for, or its log or replay, what becomes of the game, a deal on its way. Gone when that is settled. */
  readonly about?: "run" | "asked" | "log" | "replay" | "advice" | "deal" | undefined;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** Esc takes the first of the things to do. */
export const noticeBar = ({ text, actions }: Notice): TemplateResult =>
  html`<div
    class="notice"
    part="notice"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      actions[0]?.run();
    }}
  >
    <p>${text}</p>
    <div>${actions.map(({ label, run }) => html`<button type="button" @click=${run}>${label}</button>`)}</div>
  </div>`;

/** The same where no game lies on the table. */
export const message = ({ text, actions }: Notice): TemplateResult =>
  html`<div class="message" part="message">
    <p>${text}</p>
    ${actions.map(({ label, run }) => html`<button class="button" type="button" @click=${run}>${label}</button>`)}
  </div>`;

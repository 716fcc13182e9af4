import { html, type TemplateResult } from "lit";

/** A sentence over the foot of the table, with at most two things to do about it. */
export interface Notice {
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

export const noticeBar = ({ text, actions }: Notice): TemplateResult =>
  html`<div class="notice" part="notice">
    <p>${text}</p>
    <div>${actions.map(({ label, run }) => html`<button type="button" @click=${run}>${label}</button>`)}</div>
  </div>`;

/** The same where no game lies on the table. */
export const message = ({ text, actions }: Notice): TemplateResult =>
  html`<div class="message" part="message">
    <p>${text}</p>
    ${actions.map(({ label, run }) => html`<button class="button" type="button" @click=${run}>${label}</button>`)}
  </div>`;

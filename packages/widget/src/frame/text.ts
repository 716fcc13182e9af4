import { html, type TemplateResult } from "lit/html.js";

/** A text in which no line ends between a number and its noun, or its per cent, nor before the number of a deal. */
export const bound = (text: string): string =>
  text.replace(/(?<=\b\d{1,3}\*?) (?=[\p{L}%])|(?<=deal|расклад) (?=\d)/giu, "\u00A0");

/** A text whose values, between asterisks, are set off from its words. */
export const emphasised = (text: string): TemplateResult =>
  html`${bound(text)
    .split("*")
    .map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))}`;

/** Milliseconds as a clock shows them: 0:07, 12:40, 1:02:03. */
export const clockTime = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
};

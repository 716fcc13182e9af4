import { html, nothing, render } from "lit/html.js";
import type { FilledParts } from "./parts.js";
import type { TableFrame } from "./table-frame.js";

/** Fills the frame with what is around the cards. */
export const fillFrame = ({ felt, head, page, table }: TableFrame, board: HTMLElement, parts: FilledParts): void => {
  const { which, tools, status, picker, next } = parts;
  render(which ? html`<p class="which">${which}</p>` : nothing, head.element);
  render(tools ?? nothing, page, { renderBefore: felt });
  render(status ?? nothing, page);
  render(picker ?? nothing, table, { renderBefore: board });
  render(next ?? nothing, table);
};

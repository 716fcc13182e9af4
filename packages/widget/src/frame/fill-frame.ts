import { html, nothing, render } from "lit/html.js";
import type { FrameParts } from "./parts.js";
import type { TableFrame } from "./table-frame.js";

/** Fills the frame with what shows once a game can be played. */
export const fillFrame = ({ felt, head, page, table }: TableFrame, board: HTMLElement, parts: FrameParts): void => {
  const { which, tools, status, picker, next } = parts;
  render(which ? html`<p class="which">${which}</p>` : nothing, head.element);
  render(tools ?? nothing, page, { renderBefore: felt });
  render(status ?? nothing, page);
  render(picker ?? nothing, table, { renderBefore: board });
  render(next ?? nothing, table);
};

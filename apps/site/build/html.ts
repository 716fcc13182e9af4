// Writes HTML with everything escaped that is not HTML already.

/** Text that is HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Part[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const write = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(write).join("");
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
};

/** Strings are escaped, HTML is not, lists are joined. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(literals.map((literal, i) => literal + (i < parts.length ? write(parts[i]!) : "")).join(""));

/** Nothing at all, where there might be something. */
export const nothing = new Html("");

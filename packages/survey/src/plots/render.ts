import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { config } from "./theme.ts";

/** A plot with what it shows, in one line, and what can be read from it, for those who do not see it. */
export interface Plot {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly spec: TopLevelSpec;
}

/** Renders to SVG without a browser: text is measured by estimate, so that the bytes are the same everywhere. */
export const renderSvg = async ({ title, description, spec }: Plot): Promise<string> => {
  const { spec: compiled } = compile({ ...spec, config });
  const view = new View(parse(compiled), { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  const words = `<title>${escape(title)}</title><desc>${escape(description)}</desc>`;
  return `${svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => `<svg role="img"${attributes}>${words}`)}\n`;
};

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

import type { CDPSession, Page } from "playwright-core";

/** Something in the accessibility tree, as assistive technology has it from the browser. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Its states and properties: `pressed`, `checked`, `focused`, `live`, … */
  readonly state: Readonly<Record<string, unknown>>;
  /** By which the browser knows the element, to give it the focus. */
  readonly id: number | undefined;
  readonly parts: readonly Thing[];
}

/** Everything within a thing, in the order of the page. */
export const everything = ({ parts }: Thing): Thing[] => parts.flatMap((part) => [part, ...everything(part)]);

/** Everything within a thing that is of a role. */
export const all = (thing: Thing, role: string): Thing[] => everything(thing).filter((each) => each.role === role);

/** All texts within a thing, one after another. */
export const textOf = (thing: Thing): string =>
  all(thing, "StaticText")
    .map(({ name }) => name)
    .join("");

/** The accessibility tree of a page, and the focus: all that a screen reader has. */
export class AccessibilityTree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<AccessibilityTree> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new AccessibilityTree(session);
  }

  /** The whole page, without what is hidden from assistive technology. */
  async read(): Promise<Thing> {
    const { nodes } = await this.session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const partsOf = (ids: readonly string[]): Thing[] => ids.flatMap((id) => thingsOf(byId.get(id)));
    const thingsOf = (node: (typeof nodes)[number] | undefined): Thing[] => {
      if (!node) return [];
      const parts = partsOf(node.childIds ?? []);
      if (node.ignored) return parts;
      const text = (value: typeof node.name): string => String(value?.value ?? "");
      const state = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      const { backendDOMNodeId: id, description, name, role } = node;
      return [{ role: text(role), name: text(name), description: text(description), state, id, parts }];
    };
    return thingsOf(nodes[0])[0]!;
  }

  /** Gives the focus to a thing, as a screen reader's cursor does. */
  async focus({ id, name }: Thing): Promise<void> {
    if (id === undefined) throw new Error(`"${name}" cannot have the focus.`);
    await this.session.send("DOM.focus", { backendNodeId: id });
  }
}

import type { Locator, Page } from "playwright-core";
import { capital, english } from "./words.js";

/** A card or an empty place as a player points at it: by its pile's name in logs, and from its top, 1 for the top card. */
export interface Spot {
  readonly pile: string;
  readonly fromTop: number;
}

/** A card's place on the page, and whether it has the focus. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly focused: boolean;
}

/** The table on a page, as a player finds his way on it: by the names of its piles and buttons. */
export class TableOnPage {
  readonly element: Locator;

  constructor(
    readonly page: Page,
    readonly game: string,
  ) {
    this.element = page.locator("solitaire-table");
  }

  /** A pile by its name in logs. */
  pile(name: string): Locator {
    return this.element.getByRole("group", { name: new RegExp(`^${this.called(name)}, `) });
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole("button", { name });
  }

  /** Ready to play: cards lie on the table, and so do the buttons, which come with all that plays. */
  async ready(): Promise<void> {
    await this.pile("T1").getByRole("button").last().waitFor();
    await this.element.locator("[part=tools]").waitFor();
  }

  /** Lets no card go to a foundation by itself: what is played is what hands play. */
  async keepStill(): Promise<void> {
    await this.element.evaluate((element) => element.setAttribute("auto-move", "off"));
  }

  /** Where cards lie, all at one look. Names are read as assistive technology reads them: what is hidden from it is not seen. */
  async look(...spots: readonly Spot[]): Promise<Sight[]> {
    const wanted = spots.map(({ pile, fromTop }) => ({ called: `${this.called(pile)}, `, fromTop }));
    return this.element.evaluate((element, all) => {
      const root = element.shadowRoot!;
      const groups = [...root.querySelectorAll("[role=group][aria-label]")];
      return all.map(({ called, fromTop }) => {
        const group = groups.find((each) => each.getAttribute("aria-label")!.startsWith(called));
        const card = [...(group?.querySelectorAll("button:not([aria-hidden])") ?? [])].at(-fromTop);
        if (!card) throw new Error(`"${called}" shows no card or place ${fromTop} from its top.`);
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x, y, width, height, focused: root.activeElement === card };
      });
    }, wanted);
  }

  /** Asks for a hint, and answers the middles of what it is round: what to take, and where it goes. */
  async hint(): Promise<{ x: number; y: number }[]> {
    await this.button("Hint").click();
    const rings = this.element.locator(".hint");
    await rings.first().waitFor();
    return rings.evaluateAll((all) =>
      all.map((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        return { x: x + width / 2, y: y + Math.min(7, height / 4) };
      }),
    );
  }

  log(): Promise<string> {
    return this.element.evaluate((element) => (element as unknown as { log: string }).log);
  }

  private called(name: string): string {
    return capital(english.pile(this.game, name));
  }
}

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

/** What is seen at one look: where cards lie, and where the focus is, if it is inside the table. */
interface View {
  readonly sights: readonly Sight[];
  readonly focus: Sight | undefined;
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

  /** Lets the table search for no win after each move: in Rouge et Noir that takes a quarter of all its work. */
  async judgeNothing(): Promise<void> {
    await this.element.evaluate((element) => element.setAttribute("no-verdict", ""));
  }

  /** Where cards lie, all at one look. */
  async look(...spots: readonly Spot[]): Promise<readonly Sight[]> {
    return (await this.view(...spots)).sights;
  }

  /**
   * Where cards lie, and the focus. Names are read as assistive technology reads them: what is hidden from it is not
   * seen. It is asked for some thousand times in a game: a call of the page, by no locator.
   */
  view(...spots: readonly Spot[]): Promise<View> {
    const wanted = spots.map(({ pile, fromTop }) => ({ called: this.called(pile), fromTop }));
    return this.page.evaluate((all) => {
      const root = document.querySelector("solitaire-table")!.shadowRoot!;
      const groups = [...root.querySelectorAll("[role=group][aria-label]")];
      const { activeElement } = root;
      const sightOf = (seen: Element): Sight => {
        const { x, y, width, height } = seen.getBoundingClientRect();
        return { x, y, width, height, focused: seen === activeElement };
      };
      const sights = all.map(({ called, fromTop }) => {
        // The name alone, where the pile is empty; else with how many cards it has.
        const group = groups.find((each) => each.getAttribute("aria-label")!.split(", ")[0] === called);
        const card = [...(group?.querySelectorAll("button:not([aria-hidden])") ?? [])].at(-fromTop);
        if (!card) throw new Error(`"${called}" shows no card or place ${fromTop} from its top.`);
        return sightOf(card);
      });
      return { sights, focus: activeElement ? sightOf(activeElement) : undefined };
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

  /** Calls a method of the element. */
  async call(method: string): Promise<void> {
    await this.element.evaluate(
      (element, name) => void (element as unknown as Record<string, () => unknown>)[name]!(),
      method,
    );
  }

  log(): Promise<string> {
    return this.element.evaluate((element) => (element as unknown as { log: string }).log);
  }

  /** Takes up a game where a log of it ends. */
  async takeUp(log: string): Promise<void> {
    await this.element.evaluate((element, played) => void Object.assign(element, { log: played }), log);
  }

  private called(name: string): string {
    return capital(english.pile(this.game, name));
  }
}

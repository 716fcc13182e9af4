import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Visiting } from "../support/browser.js";
import { type Opened, withBrowser } from "../support/with-browser.js";

const { openTable } = withBrowser();

/** What the visitor's system has for colours that CSS names. */
const coloursOf = (page: Page, ...names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.map((colour) => {
        document.body.style.color = colour;
        return getComputedStyle(document.body).color;
      }),
    names,
  );

describe.each(["light", "dark"] as const)("with forced colours, %s", (colorScheme) => {
  const openPenguin = (more: Visiting = {}): Promise<Opened> =>
    openTable("penguin", "?deal=22", { colorScheme, forcedColors: "active", ...more });

  it("every state has a shape of its own, in the visitor's colours", async () => {
    const { page, table } = await openPenguin({ viewport: { width: 1024, height: 768 } });
    const looks = (selector: string): Promise<{ outline: string; colour: string; ring: string }> =>
      table.element.evaluate((element, selected) => {
        const found = element.shadowRoot!.querySelector(selected);
        if (!found) throw new Error(`There is no ${selected}.`);
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(found);
        return { outline: `${outlineWidth} ${outlineStyle}`, colour: outlineColor, ring: boxShadow };
      }, selector);
    const [canvas, text, highlight] = await coloursOf(page, "Canvas", "CanvasText", "Highlight");
    expect(canvas).not.toBe(text);

    const [from, to] = await table.look({ pile: "T1", fromTop: 1 }, { pile: "R2", fromTop: 1 });
    const { mouse } = page;
    await mouse.click(from!.x + 20, from!.y + 10);
    expect((await looks(".halo.ring")).ring).toContain(highlight);
    expect(await looks(".slot.target")).toMatchObject({ outline: "2px dashed", colour: highlight });

    await mouse.click(from!.x + 20, from!.y + 10);
    await mouse.move(from!.x + 20, from!.y + 10);
    await mouse.down();
    await mouse.move(to!.x + 20, to!.y + 20, { steps: 3 });
    expect(await looks(".over")).toMatchObject({ outline: "4px solid", colour: highlight });
    expect(await looks(".halo.held")).toMatchObject({ outline: "2px solid", colour: text });
    await page.keyboard.press("Escape");
    await mouse.up();

    await page.keyboard.press("ArrowRight");
    expect(await looks(".card:focus-visible")).toMatchObject({ outline: "3px solid", colour: text });

    // Of a covered card the ring goes round what shows.
    await page.keyboard.press("ArrowUp");
    expect(await looks(".covered:focus-visible")).toMatchObject({ outline: "3px none" });
    const ring = await table.element.evaluate((element) => {
      const covered = element.shadowRoot!.querySelector<HTMLElement>(".covered:focus-visible")!;
      const { borderTopColor, borderTopWidth, height } = getComputedStyle(covered, "::after");
      return {
        colour: borderTopColor,
        width: borderTopWidth,
        isStrip: height === covered.style.getPropertyValue("--strip"),
      };
    });
    expect(ring).toEqual({ colour: text, width: "3px", isStrip: true });
  });

  it("the bar marks the page that is open", async () => {
    const { page } = await openPenguin();
    const lineUnder = (link: string): Promise<string> =>
      page.locator(`.bar ${link}`).evaluate((shown) => getComputedStyle(shown).borderBottomWidth);
    expect(await lineUnder("[data-page=penguin]")).toBe("2px");
    expect(await lineUnder("[data-page=zodiac]")).toBe("0px");
  });

  it("no words lie on a plate of their own colour", async () => {
    const { page, table } = await openPenguin();
    for (const [open, shown] of [
      ["Log", "dialog[open] .button.primary"],
      ["Settings", "dialog[open] .segment"],
    ] as const) {
      await table.call(`show${open}`);
      await table.element.locator(shown).first().waitFor();
      const lost = await table.element.evaluate((element) => {
        const dialog = element.shadowRoot!.querySelector("dialog[open]")!;
        const { backgroundColor: canvas } = getComputedStyle(dialog);
        return [...element.shadowRoot!.querySelectorAll(".tip, .tool > .label, dialog[open] *")]
          .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
          .filter((part) => {
            const style = getComputedStyle(part);
            return style.color === canvas && style.forcedColorAdjust === "auto";
          })
          .map((part) => `${part.className}: ${part.textContent.trim()}`);
      });
      expect(lost).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  it("the numbers of a hint are ink on a plate, neither of which is seen through", async () => {
    const { page, table } = await openPenguin();
    await table.hint();
    const badge = await table.element.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element.shadowRoot!.querySelector(".hint b")!);
      return [color, backgroundColor];
    });
    expect(badge).toEqual(await coloursOf(page, "Canvas", "CanvasText"));
  });

  it("red suits have a line under their index, black ones do not", async () => {
    const { table } = await openPenguin();
    const underlined = await table.element.evaluate((element) =>
      [0, 1, 2, 3].map((suit) => {
        const card = element.shadowRoot!.querySelector(`.card.suit-${suit}`)!;
        return getComputedStyle(card, "::before").content !== "none";
      }),
    );
    expect(underlined).toEqual([false, false, true, true]);
  });

  it("felts and backs, which all look alike, are told by their names in the settings", async () => {
    const { page, table } = await openPenguin();
    await table.button("Settings").click();
    const dialog = table.element.getByRole("dialog");
    const names = dialog.locator(".swatch .word");
    await names.first().waitFor();
    expect(await names.allInnerTexts()).toEqual([
      "Indigo",
      "Madder",
      "Lichen",
      "Heather",
      "Sage",
      "Linen",
      "Slate",
      "Pine",
    ]);
    await page.emulateMedia({ forcedColors: "none" });
    await names.first().waitFor({ state: "hidden" });
  });

  it("bars and dialogs have the visitor's colours, whatever theme was chosen for the table", async () => {
    const { page, table } = await openPenguin();
    const other = colorScheme === "light" ? "dark" : "light";
    await table.element.evaluate((element, theme) => element.setAttribute("theme", theme), other);
    const [canvas, text] = await coloursOf(page, "Canvas", "CanvasText");
    const drawn = (token: string): Promise<string> =>
      table.element.evaluate((element, name) => {
        const probe = document.createElement("i");
        // What is forced is forced here too: not so on the board, where only tokens count.
        probe.style.color = `var(--solitaire-${name})`;
        const board = element.shadowRoot!.querySelector(".board")!;
        board.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, token);
    for (const token of ["ink", "ink-2", "rule-2", "good", "bad"]) await expect.poll(() => drawn(token)).toBe(text);
    expect(await drawn("chrome")).toBe(canvas);
  });
});

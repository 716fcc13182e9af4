import type { SolitaireTable } from "../src/index.js";
import { dialogOf, insideOf, tableOf } from "./table.js";
import { waitUntil } from "./wait-until.js";

/** Opens the settings, and waits until they are there. */
export const open = async (table: SolitaireTable): Promise<HTMLDialogElement> => {
  table.showSettings();
  await waitUntil(() => dialogOf(table)?.querySelector(".settings"), "the settings open");
  const dialog = dialogOf(table)!;
  // It rises, and is pale until it is there.
  for (const animation of dialog.getAnimations()) animation.finish();
  return dialog;
};

/** What a control is called, as it is read out. */
export const nameOf = (control: HTMLInputElement): string => {
  const { ariaLabel, labels } = control;
  const by = control.getAttribute("aria-labelledby");
  const root = control.getRootNode() as ShadowRoot;
  return by ? root.getElementById(by)!.textContent : (ariaLabel ?? labels![0]!.textContent.trim());
};

/** The row of a setting, by the name that it has in the dialog. */
export const rowOf = (table: SolitaireTable, name: string): HTMLElement => {
  const rows = [...dialogOf(table)!.querySelectorAll<HTMLElement>(".row")];
  return rows.find((row) => row.querySelector(".about > span")!.textContent === name)!;
};

/** The control for a choice, or the switch of a row. */
export const controlOf = (table: SolitaireTable, name: string, choice?: string): HTMLInputElement => {
  const controls = [...rowOf(table, name).querySelectorAll("input")];
  return controls.find((control) => choice === undefined || nameOf(control) === choice)!;
};

/** Chooses in a row of the dialog, or switches it. */
export const choose = async (table: SolitaireTable, name: string, choice?: string): Promise<void> => {
  controlOf(table, name, choice).click();
  await table.updateComplete;
};

/** What is chosen in each row of the dialog. */
export const chosenIn = (table: SolitaireTable): Record<string, string | boolean> =>
  Object.fromEntries(
    [...dialogOf(table)!.querySelectorAll<HTMLElement>(".row")].map((row) => {
      const controls = [...row.querySelectorAll("input")];
      const [first] = controls;
      const value = first!.type === "checkbox" ? first!.checked : nameOf(controls.find(({ checked }) => checked)!);
      return [row.querySelector(".about > span")!.textContent, value];
    }),
  );

/** What is chosen where nobody has chosen. */
export const AT_FIRST = {
  Colours: "Auto",
  Faces: "Plain",
  Indices: "A K Q J",
  Size: "Fit",
  Back: "Indigo",
  Felt: "Sage",
  Theme: "Auto",
  "Mirrored layout": false,
  "Move cards home": true,
  "Show verdict": true,
  "Winnable deals only": true,
  Timer: true,
  Motion: "Calm",
  Sound: false,
};

/** A table that its page leaves all settings of to the player, with its cards dealt. */
export const openTable = async (...[more, size]: Partial<Parameters<typeof tableOf>>): Promise<SolitaireTable> => {
  const left = { motion: "auto", autoMove: "auto", deals: "auto", noVerdict: false } as const;
  const table = await tableOf({ game: "penguin", deal: "22", ...left, ...more }, size);
  insideOf(table).board.finish();
  return table;
};

/** How something in the table looks. */
export const styleOf = (table: SolitaireTable, selector: string): CSSStyleDeclaration =>
  getComputedStyle(table.shadowRoot!.querySelector(selector)!);

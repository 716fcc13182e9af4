import { fixture, html, nextFrame } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import "../src/define.js";
import { browserEnvironment, type Environment } from "../src/environment.js";
import type { SolitaireTable } from "../src/index.js";
import type { Replay } from "../src/replay/replay.js";
import { leases, type Leases } from "../src/storage/lease.js";
import type { TableController } from "../src/table/controller.js";
import type { Surroundings } from "../src/surroundings/surroundings.js";
import { memoryStorage } from "./memory-storage.js";
import { waitUntil } from "./wait-until.js";

/** What every event of the tests' tables told, by type. */
export type Heard = Record<string, Event[]>;

let environments = 0;

/** Leases that no other test's tables ask for. */
const ownLeases = (): Leases => {
  const prefix = `test ${++environments}: `;
  const { lease, isShared } = leases(navigator.locks);
  return { lease: (name, patience) => lease(prefix + name, patience), isShared };
};

/** The browser's environment, with storage of its own, with time and chance that do as told, and an API that is nobody. */
export const testEnvironment = (more: Partial<Environment> = {}): Environment & { time: number } => {
  const environment = {
    ...browserEnvironment(),
    kept: memoryStorage(),
    tab: memoryStorage(),
    leases: ownLeases(),
    time: 0,
    now: (): number => environment.time,
    random: () => 21,
    isReturn: false,
    fetch: () => Promise.reject(new TypeError("nobody is there")),
    ...more,
  };
  return environment;
};

/** The part of the element that tests look into, once it has loaded. */
export const insideOf = (table: SolitaireTable): TableController =>
  (table as unknown as { controller: TableController }).controller;

/** What is around its cards, once it has loaded. */
export const surroundingsOf = (table: SolitaireTable): Surroundings => insideOf(table)?.surroundings as Surroundings;

/** Waits until a game lies on the table, drawn or not, and all that is around it is there. */
export const dealt = (table: SolitaireTable): Promise<void> =>
  waitUntil(() => insideOf(table)?.table && surroundingsOf(table), "it is dealt");

/** The same, and drawn; or what is wrong is told. */
export const settled = async (table: SolitaireTable): Promise<void> => {
  const isSettled = (inside: TableController | undefined): boolean =>
    inside?.surroundings !== undefined &&
    ((inside.table && inside.board.layout) !== undefined || inside.surroundings.notices.problem !== undefined);
  while (!isSettled(insideOf(table))) await nextFrame();
  await table.updateComplete;
};

/** Nothing moves, and nothing is thought of, but what a test is about. */
export const QUIET: Partial<SolitaireTable> = { motion: "off", autoMove: "off", noVerdict: true, deals: "any" };

/** What tests set of a table. */
export type Attributes = Partial<
  Pick<
    SolitaireTable,
    | "game"
    | "deal"
    | "daily"
    | "date"
    | "api"
    | "environment"
    | "motion"
    | "autoMove"
    | "noVerdict"
    | "deals"
    | "noHints"
    | "solverUrl"
    | "log"
    | "replay"
    | "shareUrl"
    | "lang"
    | "indices"
    | "faces"
    | "print"
    | "sound"
    | "theme"
    | "colours"
    | "mirrored"
    | "felt"
  >
>;

/** A table in a box of the given size. */
export const putTable = async (
  attributes: Attributes,
  { width = 1000, height = 720 }: { width?: number; height?: number } = {},
): Promise<SolitaireTable> => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  const table = document.createElement("solitaire-table");
  Object.assign(table, { environment: testEnvironment(), ...QUIET, ...attributes });
  table.style.height = `${height}px`;
  box.append(table);
  return table;
};

/** The same with a game on it, or what is wrong. */
export const tableOf = async (
  attributes: Attributes,
  size: { width?: number; height?: number } = {},
): Promise<SolitaireTable> => {
  const table = await putTable(attributes, size);
  await settled(table);
  return table;
};

/** Writes down the events of a table. */
export const listen = (table: SolitaireTable): Heard => {
  const heard: Heard = {};
  for (const name of ["deal", "move", "undo", "win", "stuck", "verified", "error"]) {
    table.addEventListener(`solitaire-${name}`, (event) => void (heard[name] ??= []).push(event));
  }
  return heard;
};

/** The button of a card, counted from the top of its pile, or of the empty place. */
export const cardOf = (table: SolitaireTable, pile: string, count = 1): HTMLElement => {
  const { board, table: inside } = insideOf(table);
  const size = inside!.session.position.size(inside!.session.rules.pileIndex(pile));
  return board.elementOf(pile, Math.max(-1, size - count))!;
};

/** The middle of what shows of a card. */
export const pointOf = (table: SolitaireTable, pile: string, count = 1): [x: number, y: number] => {
  const { left, top, width, height } = cardOf(table, pile, count).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + Math.min(12, height / 2))];
};

export const clickOn = async (table: SolitaireTable, pile: string, count = 1): Promise<void> => {
  await sendMouse({ type: "click", position: pointOf(table, pile, count) });
};

/** Presses on a card and moves the pointer over a pile, without letting go. */
export const dragOver = async (table: SolitaireTable, from: string, to: string, count = 1): Promise<void> => {
  const [x, y] = pointOf(table, from, count);
  await sendMouse({ type: "move", position: [x, y] });
  await sendMouse({ type: "down" });
  await sendMouse({ type: "move", position: [x + 8, y + 8] });
  await sendMouse({ type: "move", position: pointOf(table, to) });
};

/** Waits until a replay is shown. */
export const replayOn = async (table: SolitaireTable): Promise<Replay> => {
  await waitUntil(() => surroundingsOf(table)?.replays.current, "the replay comes");
  await table.updateComplete;
  return surroundingsOf(table).replays.current!;
};

/** Buttons of the frame by name. */
export const buttonOf = (table: SolitaireTable, name: string): HTMLElement => {
  const buttons = [...table.shadowRoot!.querySelectorAll<HTMLElement>(".frame button, dialog[open] button")];
  const found = buttons.find(
    (button) => (button.ariaLabel ?? (button.title || button.textContent.trim())) === name && button.offsetWidth > 0,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

/** The dialog that is open. */
export const dialogOf = (table: SolitaireTable): HTMLDialogElement | null =>
  table.shadowRoot!.querySelector<HTMLDialogElement>("dialog[open]");

/** What the live region says. */
export const spokenBy = (table: SolitaireTable): string =>
  table.shadowRoot!.querySelector("p.spoken")!.textContent.trim();

/** A text with common spaces in the place of those that no line ends at. */
export const plain = (text: string): string => text.replaceAll("\u00A0", " ");

/** Waits until a hint that was asked for is said, or why there is none. While it is looked for, a notice may say so. */
export const hinted = async (table: SolitaireTable): Promise<void> => {
  const isAnswered = (): boolean => /^(?:Hint|This|No hint)/.test(surroundingsOf(table).notices.spoken);
  await waitUntil(isAnswered, "the hint, or why there is none");
  await table.updateComplete;
};

export const noticeOf = (table: SolitaireTable): string | undefined => {
  const text = table.shadowRoot!.querySelector(".notice p, .message p")?.textContent;
  return text && plain(text);
};

/** Plays one entry of a log by a screen reader's presses. */
export const play = (table: SolitaireTable, entry: string): void => {
  if (entry === "S") return cardOf(table, "S").click();
  const [, from = "", to = "", count] = /^(\w+)-(\w+?)(?::(\d+))?$/.exec(entry)!;
  cardOf(table, from, Number(count ?? 1)).click();
  cardOf(table, to).click();
};

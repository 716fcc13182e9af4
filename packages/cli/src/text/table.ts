import {
  type Card,
  isFaceUp,
  isRed,
  type Kind,
  makeCard,
  makeCardText,
  type Position,
  RANKS,
  type Rules,
  suitOf,
  SUITS,
} from "@solitaire/engine";
import type { Paint, Paints } from "./paint.js";
import { titleOf } from "./titles.js";

/** The widest line, where one row of piles could be longer. */
const WIDTH = 80;
const GAP = "    ";

const DECK: readonly Card[] = Array.from({ length: 52 }, (_, i) => makeCard(i % 13, Math.floor(i / 13)));

/** Text in one place of the table, as wide as it is before it is painted. */
interface Cell {
  readonly text: string;
  readonly paint: Paint;
}

/** Lines of the same width. */
interface Block {
  readonly width: number;
  readonly lines: readonly string[];
}

/** The table as text, without a newline at its end: what is not played from first, the columns last. */
export const drawTable = (rules: Rules, pos: Position, paints: Paints): string => {
  const width = Math.max(...tabled(rules).flatMap((kind) => names(rules, kind).map((name) => name.length))) + 2;
  const block = (kind: Kind): Block => drawKind(rules, pos, kind, width, paints);
  const ofRole = (role: string): Block[] => rules.kinds.filter((kind) => kind.role === role).map(block);
  return [
    [...statusLines(rules, pos)].join("\n"),
    ...[ofRole("foundation"), ofRole("reserve"), ofRole("tableau")].map(beside),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
};

const tabled = (rules: Rules): Kind[] => rules.kinds.filter(({ role }) => role !== "stock" && role !== "waste");

const names = (rules: Rules, kind: Kind): readonly string[] => rules.pileNames.slice(kind.first, kind.end);

/** What is told in words: stock and waste, and what decides how foundations are built. */
function* statusLines(rules: Rules, pos: Position): Generator<string> {
  const heaps = rules.kinds.filter((kind) => kind.role === "stock" || kind.role === "waste");
  if (heaps.length > 0) yield heaps.map((kind) => drawHeap(rules, pos, kind)).join(GAP);
  const beak = rules.variant.beak?.(pos);
  if (beak !== undefined) yield `Beak ${makeCardText(beak)}, foundations start from ${RANKS[pos.base]!}`;
  const picks = rules.actions.filter(({ text }) => text.startsWith("by")).map(({ text }) => text);
  if (picks.length > 0) yield `Interval ${pos.step > 0 ? `by${pos.step}` : `to be picked: ${picks.join(" or ")}`}`;
}

const drawHeap = (rules: Rules, pos: Position, kind: Kind): string => {
  const size = pos.size(kind.first);
  const count = size === 0 ? "empty" : size === 1 ? "1 card" : `${size} cards`;
  const top = size > 0 && isFaceUp(pos.card(kind.first)) ? `, ${makeCardText(pos.card(kind.first))} on top` : "";
  return `${titleOf(kind.name)} (${rules.pileNames[kind.first]!}) ${count}${top}`;
};

/** A title, and the piles below their names in as many bands as the width asks for. */
const drawKind = (rules: Rules, pos: Position, kind: Kind, width: number, paints: Paints): Block => {
  const piles = names(rules, kind).map((name, i) => ({
    name,
    cells: kind.role === "tableau" ? column(pos, kind, i, paints) : [face(rules, pos, kind, i, paints)],
  }));
  const bands = Math.ceil((piles.length * width) / WIDTH);
  const perBand = Math.ceil(piles.length / bands);
  const lines = [fill([{ text: titleOf(kind.name), paint: paints.bold }], perBand * width)];
  for (let first = 0; first < piles.length; first += perBand) {
    const band = piles.slice(first, first + perBand);
    if (first > 0) lines.push("");
    lines.push(
      fill(
        band.map(({ name }) => ({ text: name, paint: paints.dim })),
        width,
      ),
    );
    const rows = Math.max(...band.map(({ cells }) => cells.length));
    for (let row = 0; row < rows; row++)
      lines.push(
        fill(
          band.map(({ cells }) => cells[row] ?? BLANK),
          width,
        ),
      );
  }
  return { width: perBand * width, lines };
};

const BLANK: Cell = { text: "", paint: (text) => text };

const fill = (cells: readonly Cell[], width: number): string =>
  cells.map(({ text, paint }) => paint(text) + " ".repeat(width - text.length)).join("");

/** All cards of a pile, the exposed one last. */
const column = (pos: Position, kind: Kind, index: number, paints: Paints): Cell[] => {
  const cards = pos.cards(kind.first + index).map((card) => drawCard(card, paints));
  return cards.length > 0 ? cards : [{ text: "--", paint: paints.dim }];
};

/** The top card of a pile or, where it is empty, the suit that starts it if there is just one. */
const face = (rules: Rules, pos: Position, kind: Kind, index: number, paints: Paints): Cell => {
  const pile = kind.first + index;
  if (!pos.isEmpty(pile)) return drawCard(pos.card(pile), paints);
  const starts = rules.variant.piles[kind.name]?.starts;
  const suits = new Set(DECK.filter((card) => starts?.(card, index, pos.base)).map(suitOf));
  const [suit] = suits;
  return { text: suit !== undefined && suits.size === 1 ? `-${SUITS[suit]!}` : "--", paint: paints.dim };
};

const drawCard = (card: Card, paints: Paints): Cell =>
  isFaceUp(card)
    ? { text: makeCardText(card), paint: isRed(card) ? paints.red : (text) => text }
    : { text: "##", paint: paints.dim };

/** Blocks of a few piles stand side by side where they fit. */
const beside = (blocks: readonly Block[]): string => {
  const total = blocks.reduce((sum, { width }) => sum + width + GAP.length, 0);
  if (total > WIDTH + GAP.length) return blocks.map(({ lines }) => trimmed(lines)).join("\n\n");
  const height = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  return trimmed(
    Array.from({ length: height }, (_, row) =>
      blocks.map(({ lines, width }) => lines[row] ?? " ".repeat(width)).join(GAP),
    ),
  );
};

const trimmed = (lines: readonly string[]): string => lines.map((line) => line.trimEnd()).join("\n");

// Checked by tsc, against what is published: what JSX may say of the element in React, and what it may not.
import type { ReactNode } from "react";
import type { SolitaireTable, SolitaireWinEvent } from "@solitaire/widget";
import "@solitaire/widget/react";

export const tables: readonly ReactNode[] = [
  <solitaire-table game="penguin" deal="12345" />,
  <solitaire-table key="1" game="zodiac" deal={12345} className="big" style={{ height: 720 }} no-timer lang="ru" />,
  <solitaire-table game="penguin" noTimer sound auto-move="off" theme="dark" log="T7-R1" deal={undefined} />,
  <solitaire-table ref={(table: SolitaireTable | null) => table?.undo()} />,
  <solitaire-table onsolitaire-win={(event: SolitaireWinEvent) => void event.elapsed.toFixed()} />,
  <solitaire-table onsolitaire-error={({ code, message }) => void (code + message)} />,
  <solitaire-table game={undefined} />,
  <solitaire-table game="penguin" felt={null} mirrored={null} noTimer={undefined} api={null} />,
  // @ts-expect-error -- there is no such game
  <solitaire-table game="chess" />,
  // @ts-expect-error -- there is no such value
  <solitaire-table theme="pink" />,
  // @ts-expect-error -- there is no such attribute
  <solitaire-table autoplay />,
  // @ts-expect-error -- it is told, never set
  <solitaire-table position={{ T: [], F: [] }} />,
  // @ts-expect-error -- methods are called, not set
  <solitaire-table undo={() => undefined} />,
  // @ts-expect-error -- a move has no time
  <solitaire-table onsolitaire-move={({ elapsed }) => void elapsed} />,
];

import type { Card, Fault, Move, Position } from "@solitaire/engine";
import type { DealtGame } from "./dealt-game.js";

/** Cards picked up but not yet put down: the top `count` of a pile. */
export interface Selection {
  readonly pile: number;
  readonly count: number;
}

interface Picked {
  readonly selection: Selection;
  /** What had been picked up until then, and is put back. */
  readonly instead?: Selection | undefined;
}

/** What a gesture came to. */
export type Effect =
  | {
      readonly type: "played";
      readonly moves: readonly Move[];
      /** How many of them are the player's own; those after them followed by themselves. */
      readonly own: number;
      /** The cards that the last of the player's own moved. */
      readonly cards: readonly Card[];
      /** The position before them. */
      readonly before: Position;
      /** The phase that it was in. */
      readonly phase: number;
    }
  | { readonly type: "restarted" | "dealt" }
  /** A step was taken back or again. */
  | {
      readonly type: "undone" | "redone";
      /** The game that it was done in: another than is there now, where the step was a restart or a new deal. */
      readonly left: DealtGame;
      /** The moves of one step; none of several steps that are one for undo. */
      readonly moves: readonly Move[];
      /** The position that they were made in. */
      readonly before: Position;
      /** The phase that is left, or not. */
      readonly phase: number;
    }
  | ({ readonly type: "selected" } & Picked)
  /** What was pressed cannot be picked up or goes nowhere, or what was picked up does not go there. */
  | ({ readonly type: "stays" } & Picked)
  /** What was picked up lies again where it was, if anything had been. */
  | { readonly type: "dropped"; readonly selection: Selection | undefined }
  | { readonly type: "chosen" }
  | { readonly type: "refused"; readonly fault: Fault | "won"; readonly move: Move }
  /** The move is legal but spoils the game; confirming it plays it all the same. */
  | { readonly type: "asks"; readonly colour: "black" | "red" }
  /** A look into a squared pile. */
  | { readonly type: "peeked"; readonly pile: number }
  /** There was nothing to do. */
  | {
      readonly type: "nothing";
      readonly what:
        | "undo"
        | "redo"
        | "restart"
        | "stock"
        | "playable"
        | "foundation"
        | "best"
        | "finish"
        | "peek"
        | "card"
        | "hints"
        | "result"
        | "calendar";
    };

/** Nothing came of a gesture. */
export type Vain = Extract<Effect, { readonly type: "stays" | "refused" | "nothing" }>;

export const isVain = (effect: Effect): effect is Vain => ["stays", "refused", "nothing"].includes(effect.type);

import type { Notice } from "../frame/notice.js";
import type { Effect } from "../session/effect.js";
import type { Said } from "../strings/en-said.js";
import type { Table } from "../table/table.js";

/** The question whether to spoil the game by a third run of one colour. */
export const runQuestion = (table: Table, colour: "black" | "red", said: Said): Notice => {
  const answer = (label: string, effect: () => Effect): Notice["actions"][number] => ({
    label,
    run: () => {
      table.focus.comeBack();
      table.act(effect());
    },
  });
  return {
    text: said.thirdRun(colour),
    about: "run",
    actions: [
      answer(said.keepIt, () => table.session.deselect()),
      answer(said.discardAnyway, () => table.session.confirm()),
    ],
  };
};

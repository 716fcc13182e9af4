import { countOf, fromOf, isAction, isRed, type Move, type Position, type Rules, toOf } from "@solitaire/engine";

/**
 * Whether a legal move puts the win out of reach although it looks like progress: the colour of the king whose third
 * run it would discard, else `undefined`. Where runs of alternating colours are discarded and the rest is built up by
 * colour, a won game has as many runs under red kings as under black ones.
 */
export const spoiltColour = (rules: Rules, pos: Position, move: Move): "black" | "red" | undefined => {
  if (isAction(move)) return undefined;
  const discards = rules.kindOf(toOf(move));
  if (!discards.goal || discards.unit < 2) return undefined;
  const red = isRed(pos.card(fromOf(move), countOf(move) - 1));
  let alike = 0;
  for (let pile = discards.first; pile < discards.end; pile++) {
    if (!pos.isEmpty(pile) && isRed(pos.cards(pile)[0]!) === red) alike++;
  }
  if (alike < (discards.end - discards.first) / 2) return undefined;
  return red ? "red" : "black";
};

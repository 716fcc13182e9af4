import { type Card, isRed, rankOf, stepsUp, suitOf } from "./card.js";
import type { Link } from "./variant.js";

// What may lie on what. Each looks at two cards and nothing else.

const sameSuit = (card: Card, under: Card): boolean => suitOf(card) === suitOf(under);
const sameColour = (card: Card, under: Card): boolean => isRed(card) === isRed(under);
const oneUp = (card: Card, under: Card): boolean => rankOf(card) === rankOf(under) + 1;
const oneUpAround = (card: Card, under: Card): boolean => stepsUp(rankOf(under), rankOf(card)) === 1;

export const upInSuit: Link = (card, under) => sameSuit(card, under) && oneUp(card, under);
export const downInSuit: Link = (card, under) => sameSuit(card, under) && oneUp(under, card);
export const upOrDownInSuit: Link = (card, under) => upInSuit(card, under, 0, 0) || downInSuit(card, under, 0, 0);
export const upInSuitAround: Link = (card, under) => sameSuit(card, under) && oneUpAround(card, under);
export const downInSuitAround: Link = (card, under) => sameSuit(card, under) && oneUpAround(under, card);
export const upInColour: Link = (card, under) => sameColour(card, under) && oneUp(card, under);
export const downAlternating: Link = (card, under) => !sameColour(card, under) && oneUp(under, card);

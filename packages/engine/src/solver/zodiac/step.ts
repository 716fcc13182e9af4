// A step of placing a suit's cards in reverse is `order << 8 | how << 5 | card`: which foundation gives the card back, and
// how it comes to its place.
/** It lies there. */
export const LIES = 0;
/** On a pile whose top is one rank higher, or lower. */
export const ON_HIGHER = 1;
export const ON_LOWER = 2;
export const TO_EQUATOR = 3;

export const stepOf = (order: number, how: number, card: number): number => (order << 8) | (how << 5) | card;
export const cardOf = (step: number): number => step & 31;
export const howOf = (step: number): number => (step >> 5) & 3;
export const orderOf = (step: number): number => step >> 8;

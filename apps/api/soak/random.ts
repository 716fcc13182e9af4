import { type Random, randomFrom } from "@solitaire/engine/solver";

export { type Random, randomFrom };

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Whether something happens that does so in `percent` of all cases. */
export const chance = (random: Random, percent: number): boolean => random(100) < percent;

/** A UUID of version 4. */
export const uuidFrom = (random: Random): string => {
  const hex = (digits: number): string => Array.from({ length: digits }, () => random(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[random(4)]}${hex(3)}-${hex(12)}`;
};

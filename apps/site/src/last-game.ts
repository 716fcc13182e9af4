import { findVariant, type Variant, variants } from "@solitaire/engine";

const KEY = "solitaire-site:game";
const FIRST = "penguin";

/** Remembers which game with a daily was opened last on this device, for the address that names none. */
export const rememberGame = ({ id, daily }: Variant, storage: () => Storage = () => localStorage): void => {
  if (!daily) return;
  try {
    storage().setItem(KEY, id);
  } catch {
    // Storage is blocked or full: the address that names no game then opens the first one.
  }
};

/** The game with a daily that was opened last on this device. */
export const lastGame = (storage: () => Storage = () => localStorage): Variant => {
  let id = FIRST;
  try {
    id = storage().getItem(KEY) ?? FIRST;
  } catch {
    // Blocked: nothing was remembered either.
  }
  const last = findVariant(id);
  return last.ok ? last.value : variants.find((variant) => variant.id === FIRST)!;
};

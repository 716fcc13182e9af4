import { findVariant, type Variant, variants } from "@solitaire/engine";
import { keep, keptStorage } from "./kept-storage.js";

const KEY = "solitaire-site:game";
const FIRST = "penguin";

/** Remembers which game with a daily was opened last on this device, for the address that names none. */
export const rememberGame = ({ id, daily }: Variant, storage: Storage | undefined = keptStorage()): void => {
  if (daily) keep(storage, KEY, id);
};

/** The game with a daily that was opened last on this device; the first one where nothing is remembered. */
export const lastGame = (storage: Storage | undefined = keptStorage()): Variant => {
  const last = findVariant(storage?.getItem(KEY) ?? FIRST);
  return last.ok ? last.value : variants.find(({ id }) => id === FIRST)!;
};

import type { DealtGame } from "../session/dealt-game.js";
import { keep } from "../storage/keep.js";
import { leasesOf } from "../storage/lease.js";
import { namesIn } from "../storage/names.js";
import { readGame, type SavedGame } from "../storage/shelf.js";
import { enElsewhere } from "../strings/en-elsewhere.js";
import { savedGame, takeUp } from "../table/saved-game.js";
import type { Surroundings } from "./surroundings.js";
import { gamesOf } from "./watch-elsewhere.js";

/** Browsers give a lock back a little later: one that nobody has any more is waited for. */
const PATIENCE_MS = 400;

/** Another game of the deal on the table, that is kept and that no other table has open. */
interface Other {
  readonly game: DealtGame;
  /** When it was saved. */
  readonly at: number;
}

type Steps = Pick<SavedGame, "steps" | "undone">;

const lineOf = ({ steps, undone = [] }: Steps): readonly string[] => [...steps, ...undone];

/** Whether all of a game is in another one. */
const isWithin = (game: Steps, other: Steps): boolean => {
  const line = lineOf(other);
  return lineOf(game).every((step, i) => line[i] === step);
};

/** Those that can be gone on with, the one that was saved last at the end. */
const othersOf = async ({ controller, host }: Surroundings): Promise<readonly Other[]> => {
  const { kept } = host.environment;
  const { dealt, rules } = controller.table!.session;
  const { lease } = leasesOf(host.environment);
  // What is kept of the game on the table is no other.
  controller.opener.flush();
  const others: Other[] = [];
  for (const name of kept ? namesIn(kept, gamesOf(rules.variant, dealt)) : []) {
    const saved = readGame(kept!, name);
    const game = takeUp(rules, dealt.number, saved, dealt.date);
    if (!game || game.game.isWon || game.stepCount === 0 || isWithin(saved!, dealt.remains)) continue;
    const release = await lease(name, PATIENCE_MS);
    if (release) others.push({ game, at: saved!.at });
    release?.();
  }
  return others.toSorted((a, b) => a.at - b.at);
};

/**
 * Keeps the game on the table in a slot of its own, beside the one that the table has: in that of a game that is within
 * it, else in a new one. Answers whether it is kept.
 */
const keepAside = async ({ host }: Surroundings, dealt: DealtGame, prefix: string): Promise<boolean> => {
  const { environment } = host;
  const kept = environment.kept!;
  const { isShared, lease } = leasesOf(environment);
  const names = namesIn(kept, prefix);
  const isRoom = (name: string): boolean => {
    const there = readGame(kept, name);
    return there ? there.deal === dealt.number && isWithin(there, dealt.remains) : kept.getItem(name) === null;
  };
  // Without locks between tabs, another one may have any of them.
  const candidates = isShared ? names.filter(isRoom) : [];
  for (let slot = 0; ; slot++) {
    const name = candidates[slot] ?? `${prefix}${slot - candidates.length}`;
    if (slot >= candidates.length && names.includes(name)) continue;
    const release = await lease(name, PATIENCE_MS);
    const isFree = release && isRoom(name);
    const isKept = isFree && keep(kept, name, JSON.stringify(savedGame(dealt, environment)));
    release?.();
    if (isFree) return isKept === true;
  }
};

/** Goes on with another game; the one on the table is kept, and undo brings it back as well. */
const goOnWith = async (surroundings: Surroundings, { game }: Other): Promise<void> => {
  const { controller, notices } = surroundings;
  controller.comeBack();
  const { dealt, rules } = controller.table!.session;
  const isBegun = lineOf(dealt.remains).length > 0;
  if (isBegun && !(await keepAside(surroundings, dealt, gamesOf(rules.variant, dealt))))
    return notices.warnNotKept("noRoom");
  // Another one lies there by now.
  if (controller.table?.session.dealt !== dealt) return;
  game.isCertified = dealt.isCertified;
  surroundings.deal(game);
  // Time begins with the player's own first move.
  controller.hands.clock.stop();
};

/**
 * Tells of another game of the deal on the table that is kept here, if there is one, and leads to it. Of several the one
 * that has waited longest: the one that is left for it comes after the others.
 */
export const tellOther = async (surroundings: Surroundings): Promise<void> => {
  const { controller, notices, speech } = surroundings;
  const { dealt } = controller.table!.session;
  const [other] = await othersOf(surroundings);
  if (!other) return;
  await speech.learn("elsewhere", enElsewhere);
  // What shows already matters more.
  if (controller.table?.session.dealt !== dealt || notices.notice) return;
  const { goOn, otherGame } = speech.part("elsewhere");
  const sentence = otherGame(other.game.game.moveCount);
  const run = (): void => {
    notices.settle("elsewhere");
    void goOnWith(surroundings, other);
  };
  notices.tell(sentence, "elsewhere", { label: goOn, run });
  notices.add(sentence);
};

/** Games have been brought from elsewhere: one of the deal on the table is laid there if it has no move yet, or told of. */
export const bringOther = async (surroundings: Surroundings): Promise<void> => {
  const { controller } = surroundings;
  const dealt = controller.table?.session.dealt;
  if (!dealt) return;
  if (lineOf(dealt.remains).length > 0) return tellOther(surroundings);
  const last = (await othersOf(surroundings)).at(-1);
  if (last && controller.table?.session.dealt === dealt) await goOnWith(surroundings, last);
};

/**
 * Tells that a deal is open in another tab, too, until it is no longer so; then of another game that is kept.
 * @param name The name of the lock there, if there is one. @param nextName Answers whether there is still one.
 */
export const tellOthers = async (
  surroundings: Surroundings,
  signal: AbortSignal,
  name: string | undefined,
  nextName: () => Promise<string | undefined> | undefined,
): Promise<void> => {
  if (name !== undefined) await tellElsewhere(surroundings, signal, name, nextName);
  await tellOther(surroundings);
};

const tellElsewhere = async (
  { notices, speech }: Surroundings,
  signal: AbortSignal,
  name: string,
  nextName: () => Promise<string | undefined> | undefined,
): Promise<void> => {
  await speech.learn("elsewhere", enElsewhere);
  // What shows already matters more.
  if (signal.aborted || notices.notice) return;
  const sentence = speech.part("elsewhere").openElsewhere;
  notices.tell(sentence, "elsewhere");
  notices.add(sentence);
  for (let held: string | undefined = name; held !== undefined; held = await nextName())
    await navigator.locks.request(held, { signal }, () => undefined);
  notices.settle("elsewhere");
};

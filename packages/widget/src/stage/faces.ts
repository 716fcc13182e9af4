import { makeFace } from "../art/faces.js";
import type { Board } from "../board/board.js";

/**
 * Draws the cards with the faces that are asked for.
 * @param root Where the cards are.
 * @param isClassic Whether it is the classic ones, now: it may change while they load.
 * @param fetch Loads those.
 * @returns Whether they were still asked for once they had loaded. Rejects where they cannot be loaded.
 */
export const setFaces = async (
  board: Board,
  root: ShadowRoot,
  isClassic: () => boolean,
  fetch: () => Promise<typeof import("./classic.js")>,
): Promise<boolean> => {
  const classic = isClassic() ? await fetch() : undefined;
  if (isClassic() !== (classic !== undefined)) return false;
  classic?.dress(board, root);
  board.makeFace = classic?.makeClassicFace ?? makeFace;
  return true;
};

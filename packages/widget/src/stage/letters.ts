import type { Board } from "../board/board.js";
import { latin } from "../strings/letters.js";
import type { Speech } from "../strings/speech.js";

/**
 * Draws and writes the ranks in the letters that are asked for.
 * @param isCyrillic Whether they are those, now: it may change while they load.
 * @returns Whether they were still asked for once they had loaded. Rejects where they cannot be loaded.
 */
export const setLetters = async (board: Board, speech: Speech, isCyrillic: () => boolean): Promise<boolean> => {
  const letters = isCyrillic() ? await import("../art/cyrillic.js") : undefined;
  if (isCyrillic() !== (letters !== undefined)) return false;
  speech.letter = letters?.cyrillic ?? latin;
  board.setGlyphs(letters?.CYRILLIC_GLYPHS ?? {});
  board.translate();
  return true;
};

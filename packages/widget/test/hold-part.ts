import type { SolitaireTable } from "../src/index.js";
import { Stage } from "../src/stage/stage.js";
import { type Attributes, putTable } from "./table.js";

/** How what plays is fetched, and what is around it. */
const FETCHES = { controller: "fetchController", surroundings: "fetchSurroundings" } as const;

const stage = Stage.prototype as unknown as Record<string, () => Promise<unknown>>;

/** Lets a part fail to load, however often it is tried, until what this returns is called. */
export const failPart = (part: keyof typeof FETCHES): (() => void) => {
  const name = FETCHES[part];
  const fetch = stage[name]!;
  stage[name] = () => Promise.reject(new TypeError("the page forbids it"));
  return () => void (stage[name] = fetch);
};

/** Lets nothing of a part come to tables that are put into the document from now on, until it is let go. */
export const holdPart = (part: keyof typeof FETCHES): { readonly letGo: () => void; readonly fail: () => void } => {
  const name = FETCHES[part];
  const fetch = stage[name]!;
  let open: () => void;
  let close: (why: Error) => void;
  const gate = new Promise<void>((resolve, reject) => {
    open = resolve;
    close = reject;
  });
  stage[name] = async () => {
    await gate;
    return fetch();
  };
  const end = (): void => void (stage[name] = fetch);
  return {
    letGo() {
      end();
      open();
    },
    fail() {
      end();
      close(new TypeError("the network is away"));
    },
  };
};

/** A table in the document, of which a part is held back. */
export const heldTable = async (
  part: keyof typeof FETCHES,
  attributes: Attributes = { game: "penguin", deal: "9" },
): Promise<{ readonly table: SolitaireTable; readonly held: ReturnType<typeof holdPart> }> => {
  const held = holdPart(part);
  return { table: await putTable(attributes), held };
};

import type { Board } from "../board/board.js";
import type { Choice, Setting } from "../settings/definition.js";
import { SETTINGS } from "../settings/definition.js";
import type { TableSettings } from "../settings/table-settings.js";
import type { Speech } from "../strings/speech.js";
import { setFaces } from "./faces.js";
import { setLetters } from "./letters.js";

/** The settings that need a part which loads for some tables alone. */
export type Dressing = Extract<Setting, "faces" | "indices" | "felt">;

/** What the looks need of the stage. */
export interface LooksHost {
  readonly board: Board;
  readonly settings: TableSettings;
  readonly speech: Speech;
  readonly states: CustomStateSet;
  readonly root: ShadowRoot;
  changed(): void;
  /** A part cannot be loaded. @param needs The setting that needs it. */
  failed(needs: Dressing): void;
}

/** How a table looks, by its settings. What only some tables need of that loads then, and is waited for. */
export class Looks {
  #faces: Promise<void> | undefined;
  #letters: Promise<void> | undefined;
  #dress: Promise<void> | undefined;

  readonly #effects: { readonly [S in Setting]?: () => unknown } = {
    faces: () => this.#setFaces(),
    indices: () => this.#setLetters(),
    back: () => this.load(),
    felt: () => this.load(),
    mirrored: () => this.#arrange(),
    motion: () => this.#setPace(),
    print: () => this.#arrange(),
  };

  constructor(private readonly host: LooksHost) {}

  /** Settles when all that has been asked for is there. */
  get ready(): Promise<unknown> {
    return Promise.all([this.#faces, this.#letters, this.#dress]);
  }

  /**
   * A setting comes to something else than before. The host has a state for it, `felt-linen`, which the styles know: its
   * attributes are the page's to set, and the player's choice changes none.
   */
  follow(setting: Setting, now: Choice, before: Choice | undefined): void {
    const { states } = this.host;
    states.delete(`${setting}-${before}`);
    states.add(`${setting}-${now}`);
    // At first the table is as it would be by itself.
    if (now !== (before ?? SETTINGS[setting][0])) this.#effects[setting]?.();
    this.host.changed();
  }

  /** Gets other felts and backs than the table's own. */
  load(): Promise<void> {
    const { host } = this;
    return (this.#dress ??= import("../styles/looks.css.js").then(
      ({ wearLooks }) => wearLooks(host.root),
      () => {
        this.#dress = undefined;
        host.failed("felt");
      },
    ));
  }

  #setFaces(): void {
    const { board, root, settings } = this.host;
    this.#faces = this.#tell(
      "faces",
      setFaces(
        board,
        root,
        () => settings.get("faces") === "classic",
        () => this.fetchFaces(),
      ),
    );
  }

  private fetchFaces(): Promise<typeof import("./classic.js")> {
    return import("./classic.js");
  }

  /** Draws and writes the ranks in the letters that are asked for. */
  #setLetters(): void {
    const { board, settings, speech } = this.host;
    this.#letters = this.#tell(
      "indices",
      setLetters(board, speech, () => settings.get("indices") === "cyrillic"),
    );
  }

  /** Tells the host what becomes of something that loads: whether it came to anything. */
  #tell(needs: Dressing, isSet: Promise<boolean>): Promise<void> {
    const { host } = this;
    return isSet.then(
      (is) => void (is && host.changed()),
      // Meanwhile the table may be as it would be by itself again.
      () => void (host.settings.get(needs) !== SETTINGS[needs][0] && host.failed(needs)),
    );
  }

  #arrange(): void {
    const { board, settings } = this.host;
    board.arrange({ mirrored: settings.get("mirrored") === "on", large: settings.get("print") === "large" });
  }

  #setPace(): void {
    const { board, settings } = this.host;
    board.pace = settings.get("motion") === "brisk" ? 2 : 1;
  }
}

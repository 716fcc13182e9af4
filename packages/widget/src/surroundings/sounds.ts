import type { Environment } from "../environment.js";
import type { TableSettings } from "../settings/table-settings.js";
import type { Notices } from "./notices.js";
import type { TableSound } from "../sound/table-sound.js";

/** The element, as far as its sounds know it. */
export interface SoundsHost extends EventTarget {
  readonly environment: Environment;
  readonly isConnected: boolean;
}

/** Makes heard what is played, where the player wants it. What does so loads then. */
export class Sounds {
  current: TableSound | undefined;

  constructor(
    private readonly host: SoundsHost,
    private readonly settings: TableSettings,
    private readonly notices: Pick<Notices, "failToLoad" | "settle">,
  ) {
    this.follow();
  }

  /** The setting, or whether the table is in a document, may have changed. */
  follow(): void {
    const { current, notices } = this;
    const isWanted = this.#isWanted;
    if (isWanted === (current !== undefined)) return;
    current?.close();
    this.current = undefined;
    if (isWanted) void this.#load().catch(() => notices.failToLoad("sound"));
  }

  async #load(): Promise<void> {
    const { TableSound } = await this.fetch();
    const { host } = this;
    this.notices.settle("sound");
    if (this.#isWanted) this.current ??= new TableSound(host, host.environment);
  }

  get #isWanted(): boolean {
    return this.settings.get("sound") === "on" && this.host.isConnected;
  }

  private fetch(): Promise<typeof import("../sound/table-sound.js")> {
    return import("../sound/table-sound.js");
  }
}

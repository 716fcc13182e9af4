import type { OrNone } from "../loose.js";
import type { OpenerElement } from "../dialogs/opener.js";
import type { PartsElement } from "../frame/parts.js";
import type { PageSettings } from "../settings/definition.js";
import type { Asked } from "./asked.js";
import type { SoundsHost } from "../surroundings/sounds.js";

/** The element, as far as its controller knows it. */
export interface ControllerHost extends PageSettings, PartsElement, OpenerElement, SoundsHost {
  readonly solverUrl: OrNone<string>;
  replay: OrNone<string>;
  /** Whether properties have been set that the table has not heard of. */
  readonly isUpdatePending: boolean;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  readonly ownerDocument: Document;
  attachInternals(): ElementInternals;
}

/** What the controller tells the element, and asks it. */
export interface ControllerNews {
  /** What the attributes say now, which may be more than the opener has heard. */
  asked(): Asked;
  /** Another deal lies on the table; the attributes should say so. */
  dealt(now: Partial<Asked>): void;
}

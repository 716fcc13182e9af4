import type { Session } from "../session/session.js";
import type { TableController } from "../table/controller.js";

/** The milliseconds that a game took: none where they are not to be shown, nor where its moves were given. */
export const timeOf = ({ dealt }: Session, { settings }: TableController): number | undefined =>
  settings.get("timer") === "on" && !dealt.isGiven ? dealt.clock.read(0) : undefined;

import type { Speech } from "../strings/speech.js";
import type { AdviceHost } from "./advice.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";

/** What the adviser knows of the table and does to it. */
export const adviceHost = (controller: TableController, host: ControllerHost, speech: Speech): AdviceHost => ({
  speech,
  board: () => controller.board,
  // What has left the document is not thought of, even if the adviser comes to it later.
  session: () => (host.isConnected && !controller.replays.current ? controller.table?.session : undefined),
  get showsVerdict() {
    return controller.settings.get("verdict") === "on";
  },
  get solverUrl() {
    return host.solverUrl ?? "";
  },
  get baseURI() {
    return host.baseURI;
  },
  get renderRoot() {
    return host.renderRoot;
  },
  get choices() {
    return [...host.renderRoot.querySelectorAll(".choice")];
  },
  changed: () => host.requestUpdate(),
  say: (sentence) => controller.notices.say(sentence),
  tell(text, action) {
    if (text === undefined) controller.notices.settle("advice");
    else controller.notices.tell(text, "advice", action);
  },
  fail: (code, message) => controller.notices.fail({ code, message }),
  missing: () => controller.notices.failToLoad(),
  goBack(step) {
    const { table } = controller;
    if (!table) return;
    const asked = (host.renderRoot as ShadowRoot).activeElement?.closest(".verdict, .notice");
    table.act(table.session.backTo(step));
    // Verdict and notice lose the button that was pressed, and must not take the focus with it.
    if (asked) table.focus.enter();
  },
  hinted(dealt) {
    dealt.hints++;
    controller.note(dealt);
  },
});

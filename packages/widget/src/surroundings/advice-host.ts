import { textOf } from "../loose.js";
import type { AdviceHost } from "./advice.js";
import type { Surroundings } from "./surroundings.js";

/** What the adviser knows of the table and does to it. */
export const adviceHost = (surroundings: Surroundings): AdviceHost => {
  const { controller, host, notices, speech } = surroundings;
  return {
    speech,
    board: () => controller.board,
    // What has left the document is not thought of, even if the adviser comes to it later.
    session: () => (host.isConnected && !surroundings.replays.current ? controller.table?.session : undefined),
    get showsVerdict() {
      return controller.settings.get("verdict") === "on";
    },
    get solverUrl() {
      return textOf(host.solverUrl);
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
    say: (sentence, why) => notices.say(sentence, why),
    add: (sentence) => notices.add(sentence),
    tell(text, action) {
      if (text === undefined) notices.settle("advice");
      else notices.tell(text, "advice", action);
    },
    fail: (code, message) => notices.fail({ code, message }, "solver"),
    settle: () => notices.settle("solver"),
    missing: () => notices.failToLoad("solver"),
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
      controller.opener.save(dealt);
      surroundings.memory.note(dealt);
    },
  };
};

import type { Speech } from "../strings/speech.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";
import type { ReplaysHost } from "./replays.js";

/** What replays know of the table and do to it. Nothing that happens on their own table is told, heard, kept or judged. */
export const replaysHost = (controller: TableController, host: ControllerHost, speech: Speech): ReplaysHost => {
  let clockRan = false;
  return {
    speech,
    table: () => (controller.opener.isThere ? controller.table : undefined),
    get hands() {
      return controller.hands;
    },
    get renderRoot() {
      return host.renderRoot;
    },
    get updateComplete() {
      return host.updateComplete;
    },
    makeHost: () => ({
      environment: host.environment!,
      get moves() {
        return controller.settings.get("motion") !== "off";
      },
      dispatchEvent: () => true,
      tell: () => undefined,
      hear: () => undefined,
      askAboutRun: () => undefined,
      changed: () => undefined,
      won: () => undefined,
    }),
    hidden() {
      const { session } = controller.table!;
      if (session.isAsking) session.deselect();
      for (const about of ["run", "replay"] as const) controller.notices.settle(about);
      controller.hands.cancel();
      clockRan ||= session.dealt.clock.isRunning;
      controller.hands.clock.stop();
      controller.table!.focus.clear();
      controller.advice.adviser?.rest();
    },
    back() {
      const { table } = controller;
      table?.draw();
      if (table?.session.game.isWon && controller.settings.get("motion") !== "off")
        void controller.hands.handling.celebrate();
      if (table && clockRan) controller.hands.clock.play(table.session.dealt);
      clockRan = false;
      controller.advice.follow();
      host.requestUpdate();
    },
    say: (sentence) => controller.notices.say(sentence),
    changed: () => host.requestUpdate(),
    leave: () => host.leaveReplay(),
    fail: (error) => controller.notices.fail(error, "replay"),
    missing: () => controller.notices.failToLoad(),
  };
};

import type { ReplaysHost } from "./replays.js";
import type { Surroundings } from "./surroundings.js";

/** What replays know of the table and do to it. Nothing that happens on their own table is told, heard, kept or judged. */
export const replaysHost = (surroundings: Surroundings): ReplaysHost => {
  const { controller, host, notices, speech } = surroundings;
  let clockRan = false;
  return {
    speech,
    table: () => (controller.opener.isThere ? controller.table : undefined),
    hands: controller.hands,
    get logs() {
      return surroundings.logs;
    },
    describe: (effect) => surroundings.describe(effect),
    get renderRoot() {
      return host.renderRoot;
    },
    get updateComplete() {
      return host.updateComplete;
    },
    makeHost: () => ({
      environment: host.environment,
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
      notices.settle("run");
      controller.hands.cancel();
      clockRan ||= session.dealt.clock.isRunning;
      controller.hands.clock.stop();
      controller.table!.focus.clear();
      surroundings.advice.adviser?.rest();
    },
    back() {
      const { table } = controller;
      table?.draw();
      if (table && clockRan) controller.hands.clock.play(table.session.dealt);
      clockRan = false;
      surroundings.advice.follow();
      host.requestUpdate();
    },
    say: (sentence) => notices.say(sentence),
    changed: () => host.requestUpdate(),
    leave: () => controller.leaveReplay(),
    fail: (error) => notices.fail(error, "replay"),
    settle: () => notices.settle("replay"),
    missing: () => notices.failToLoad(),
  };
};

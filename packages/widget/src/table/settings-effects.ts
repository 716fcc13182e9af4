import { type Choice, type Setting, SETTINGS } from "../settings/definition.js";
import type { TableController } from "./controller.js";
import type { ControllerHost } from "./host.js";

/**
 * What a table does when a setting comes to something else than before. The host has a state for it, `felt-linen`, which
 * the styles know: its attributes are the page's to set, and the player's choice changes none.
 */
export const settingsEffects = (
  controller: TableController,
  host: ControllerHost,
): ((setting: Setting, now: Choice, before: Choice | undefined) => void) => {
  const arrange = (): void => {
    const { board, settings } = controller;
    board!.arrange({ mirrored: settings.get("mirrored") === "on", large: settings.get("print") === "large" });
  };
  const dress = (): void => void controller.loadLooks();
  const effects: { readonly [S in Setting]?: () => void } = {
    indices: () => controller.setIndices(),
    deals: () => controller.deals?.prepare(),
    back: dress,
    felt: dress,
    mirrored: arrange,
    motion() {
      controller.board!.pace = controller.settings.get("motion") === "brisk" ? 2 : 1;
    },
    print: arrange,
    verdict: () => controller.advice.follow(),
  };
  const { states } = host.attachInternals();
  return (setting, now, before) => {
    states.delete(`${setting}-${before}`);
    states.add(`${setting}-${now}`);
    // At first the table is as it would be by itself.
    if (now !== (before ?? SETTINGS[setting][0])) effects[setting]?.();
    host.requestUpdate();
  };
};

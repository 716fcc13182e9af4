import type { Surroundings } from "./surroundings.js";

/** Lets Esc call the search for a new deal off, where it puts nothing back and closes nothing. */
export const callOffByEscape = ({ deals, dialogs, host, notices, speech }: Surroundings): void => {
  host.renderRoot.addEventListener("keydown", (event) => {
    const { defaultPrevented, key } = event as KeyboardEvent;
    if (key !== "Escape" || defaultPrevented || !deals.waiting || dialogs.dialogs?.isOpen) return;
    event.preventDefault();
    deals.stay();
    notices.say(speech.part("said").notDealt);
  });
};

import type { Surroundings } from "./surroundings.js";

/** Lets Esc call the search for a new deal off, where it puts nothing back and closes nothing. */
export const callOffByEscape = ({ deals, dialogs, host, notices, speech }: Surroundings): void => {
  const root = host.renderRoot as HTMLElement;
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !deals.waiting || dialogs.dialogs?.isOpen) return;
    event.preventDefault();
    deals.stay();
    notices.say(speech.part("said").notDealt);
  });
};

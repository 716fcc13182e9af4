// A day that ends while its daily lies on the table: the page says so, and leaves that deal to be finished.
import { dayAt } from "@solitaire/widget/days";
import { askToday } from "./ask-today.js";

/** How often it is looked whether the day is over. */
const LOOK_MS = 30_000;

/**
 * Tells, once each time, that another day has begun. The API's clock decides; it is asked when this machine's has passed midnight.
 * @param shown The day whose daily lies on the table as today's, if one does.
 */
export const watchForNewDay = (shown: () => string | undefined, begun: () => void): void => {
  let told = "";
  const look = async (): Promise<void> => {
    const day = shown();
    if (day === undefined || day === told || dayAt(Date.now()) <= day) return;
    const { date } = await askToday();
    if (date <= day || shown() !== day) return;
    told = day;
    begun();
  };
  // Without an answer it is asked again.
  setInterval(() => void look().catch(() => undefined), LOOK_MS);
};

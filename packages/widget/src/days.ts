/** What a page needs to tell when the next dailies come: the API's clock, and how a time to wait is written. */
export { ServerClock } from "./statistics/server-clock.js";
export { inHours, isUtc } from "./strings/until.js";

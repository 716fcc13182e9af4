/** What a page of dailies needs: days of UTC, the API's clock, how a time to wait is written, and what has become of each here. */
export { addDays, dayAt, isDay } from "./daily/day.js";
export { type DailyMark, markOfDaily } from "./daily/mark.js";
export { listen, type Said } from "./daily/said.js";
export { ServerClock } from "./daily/server-clock.js";
export { inHours, isUtc } from "./strings/until.js";

/** What a page needs to show verified wins of dailies beside the table: the API's client, this browser's receipts, the chart. */
export {
  ApiClient,
  type ApiError,
  type Daily,
  type DailyKey,
  type DayResults,
  type PlayerResult,
} from "./daily/client.js";
export { type Receipt, Receipts } from "./daily/receipts.js";
export { drawStarChart, type Marks } from "./daily/star-chart.js";

// What is read beside the game, now and then.
export { ruCalendar as calendar } from "./ru-calendar.js";
export { ruDaily as daily } from "./ru-daily.js";
export { ruDialogs as dialogs } from "./ru-dialogs.js";
export { ruElsewhere as elsewhere } from "./ru-elsewhere.js";
export { ruReplay as replay } from "./ru-replay.js";
export { ruSettings as settings } from "./ru-settings.js";
export { ruShare as share } from "./ru-share.js";
export { ruStatistics as statistics } from "./ru-statistics.js";
export { ruTransfer as transfer } from "./ru-transfer.js";

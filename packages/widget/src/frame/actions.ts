/** What the frame's buttons do. */
export interface FrameActions {
  undo(): void;
  redo(): void;
  hint(): void;
  finish(): void;
  restart(): void;
  newDeal(): void;
  nextPlayable(): void;
  showCalendar(): void;
  showStatistics(): void;
  showSettings(): void;
  showRules(): void;
  share(): void;
  showLog(): void;
  showMore(): void;
  showResult(): void;
}

const MOST = 999_999_999;

/** Draws a deal number from 1 to 999,999,999. @param random A number from 0 up to, but not including, 1. */
export const drawDeal = (random: () => number): string => String(1 + Math.floor(random() * MOST));

/** English texts for handing a result or a log on, which load with the dialogs. */
export const enShare = {
  /** A result in words that spoil nothing. @param moves In words. @param time As a clock shows it, if it is told. */
  result: (deal: string, moves: string, par: number | undefined, time: string | undefined): string =>
    `${deal}\n${moves}${par === undefined ? "" : ` (par ${par})`}${time === undefined ? "" : `, ${time}`}`,
  shareResult: "Share result",
  shareDeal: "Share this deal",
  copied: "Copied.",
  copyByHand: "Copy this text",
  notCopied: "This page may neither share nor copy. The text is selected: copy it by hand.",
  badShareUrl: (address: string): string => `The attribute share-url is no address: “${address}”.`,

  log: "Log",
  logOfDeal: (game: string, deal: string): string => `${game}, deal ${deal}`,
  logOf: "The moves so far, for keeping, sending or checking elsewhere.",
  noMoves: "Nothing has been played yet.",
  dealNumber: "Deal number",
  moves: "Moves",
  copyLog: "Copy",
  copyReplay: "Copy a link to the replay",
  verify: "Verify it",
  paste: "Play a log",
  pasteHint: "Paste moves such as T7-R1 T2-T5, or a link to a replay. Undo brings back what lies on the table.",
  playIt: "Play it",
  empty: "There are no moves in it.",
  otherGame: (game: string): string => `This is a link to another game: ${game}.`,
  /** Leads to the page of that game. */
  openIt: (deal: string): string => `Open it: ${deal}`,
  cutLink: "This link was cut off or changed on its way.",
  otherRules: (version: string): string => `This replay was played by other rules, version ${version}.`,
};

export type ShareStrings = typeof enShare;

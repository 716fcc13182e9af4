/** English texts about other tabs, which load when there is one to tell of. */
export const enElsewhere = {
  openElsewhere: "This deal is open in another tab too, with a game of its own.",
};

export type ElsewhereStrings = typeof enElsewhere;

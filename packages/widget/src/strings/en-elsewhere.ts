/** English texts about other tabs, which load when there is one to tell of. */
export const enElsewhere = {
  openElsewhere: "This deal is open in another tab too. The game there and this one go their own ways.",
};

export type ElsewhereStrings = typeof enElsewhere;

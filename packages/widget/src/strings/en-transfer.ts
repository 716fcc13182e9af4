import type { Fault } from "../export/backup.js";
import type { Wanted } from "../export/check.js";
import type { Merged } from "../export/merge-backup.js";
import { count } from "./en.js";

const WANTED: Readonly<Record<Exclude<Wanted, "nothing">, string>> = {
  object: "an object",
  list: "a list",
  count: "a whole number from 0",
  time: "a moment in milliseconds since 1970",
  flag: "true or false",
  deal: "a deal number",
  log: "a log of moves",
  id: "the id of a result",
  playedKey: "a game and a deal, such as penguin/12345",
  gamesKey: "rules, a deal and a slot, such as penguin@1/12345/0",
  receiptsKey: "a day, a game and an address",
  rules: "rules with their version, such as penguin@1",
  sameDeal: "the deal that the game is kept under",
  sameDay: "the day, the game and the address that the win is kept under",
  choice: "one of the values of this setting",
};

/** English texts about taking statistics and games elsewhere, which load when that is done. */
export const enTransfer = {
  saved: (name: string): string => `Saved as ${name}.`,
  loaded: ({ played, games, receipts, unsent, settings, isFull }: Merged): string => {
    const added = [
      ...(played === 0 ? [] : [count(played, "record of a deal", "records of deals")]),
      ...(games === 0 ? [] : [count(games, "saved game", "saved games")]),
      ...(receipts === 0 ? [] : [count(receipts, "receipt", "receipts")]),
      ...(unsent === 0 ? [] : [`${count(unsent, "win", "wins")} to be verified`]),
      ...(settings === 0 ? [] : [count(settings, "setting", "settings")]),
    ];
    const told =
      added.length === 0 ? "There is nothing in this file that is not here already." : `New here: ${added.join(", ")}.`;
    return `${told}${isFull ? " The browser would not keep all of it." : ""}`;
  },
  fault: (fault: Fault): string => {
    switch (fault.code) {
      case "no-json":
        return "Nothing was taken: the file is damaged, or of another kind. It is no JSON.";
      case "other-file":
        return "Nothing was taken: the file has not been saved by this table.";
      case "other-version":
        return `Nothing was taken: the file is of version ${fault.version}, this page reads versions 1 and 2.`;
      default: {
        const place = fault.at.length === 0 ? "the file" : fault.at.join(" › ");
        return fault.wanted === "nothing"
          ? `Nothing was taken: ${place} is not known here.`
          : `Nothing was taken: ${place} should be ${WANTED[fault.wanted]}.`;
      }
    }
  },
};

export type TransferStrings = typeof enTransfer;

// Every text that the site shows, in English. What the table itself says, it says by its own strings.

import type { InputError, Variant } from "@solitaire/engine";
import type { SolitaireTable } from "@solitaire/widget";
import type { WhyIllegal } from "@solitaire/widget/english-refusals";

/** A line about each game, for the form and for search engines. */
const about: Readonly<Record<string, string>> = {
  zodiac: "Two decks. Place the whole stock on a ring of 24 piles, then bring it home.",
  "zodiac-classic": "Zodiac, but one foundation of each suit climbs and the other descends.",
  stalactites: "One deck. Eight columns, two cells, and no building on the columns at all.",
  "rouge-et-noir": "Two decks. Columns alternate the colours, foundations go up in one.",
  penguin: "One deck. Free the beak, and spend the flipper’s seven cells wisely.",
};

const LEVELS = ["Gentle", "Easy", "Medium", "Hard", "Expert"];

const fullDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** @param day `YYYY-MM-DD`. */
const writeDay = (day: string): string => fullDay.format(new Date(`${day}T00:00Z`)).replace(" ", "\u00A0");
/** A number with its noun, on one line. */
const count = (n: number, noun: string): string => `${n}\u00A0${noun}${n === 1 ? "" : "s"}`;
const movesOf = (n: number): string => count(n, "move");
const winsOf = (n: number): string => `${n}\u00A0verified ${n === 1 ? "win" : "wins"}`;

/** For people, where the sentence that the API has for a code is one for programs. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "bad-date": "There is no such day.",
  "before-launch": "There were no daily deals on that day yet.",
  "not-yet": "That deal is not out yet: it comes when its day begins in UTC.",
  "rate-limited": "Too many requests in a row: try again in a minute.",
};

const longDay = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const localTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Attributes of a table with the names of their values. */
type Looks = {
  readonly [Attribute in "theme" | "felt" | "back" | "faces"]: {
    readonly name: string;
    readonly values: Readonly<Record<Exclude<NonNullable<SolitaireTable[Attribute]>, "auto">, string>>;
  };
};

const looks: Looks = {
  theme: { name: "Theme", values: { light: "Light", dark: "Dark" } },
  felt: { name: "Felt", values: { sage: "Sage", linen: "Linen", slate: "Slate", pine: "Pine" } },
  back: { name: "Backs", values: { indigo: "Indigo", madder: "Madder", lichen: "Lichen", heather: "Heather" } },
  faces: { name: "Faces", values: { plain: "Plain", classic: "Classic" } },
};

const todays = (name: string): string => `${name}: today’s deal`;

export const strings = {
  languageName: "English",
  site: "Solitaire",
  skip: "Skip to the content",
  skipToTable: "Skip to the table",
  navigation: "Games",
  today: "Today’s deals",
  results: "Verified wins",
  practice: "Practice",
  verify: "Verify",
  embed: "Embed",
  about,
  nameOf: ({ name }: Pick<Variant, "id" | "name">): string => name,
  /** What the engine says of a game or a deal that is none. */
  wrong: ({ message }: InputError): string => message,
  /** What the API says is wrong. @param otherwise Where it says nothing. */
  problem: (code: string, detail: string | undefined, otherwise: string): string =>
    PROBLEMS[code] ?? detail ?? otherwise,

  home: {
    title: "Solitaire: a deal a day of four classic patience games",
    description:
      "Zodiac, Stalactites, Rouge et Noir and Penguin: today’s deal of each, the same for everybody, or any deal by its number.",
  },
  game: {
    todays,
    daily: (name: string) => `${todays(name)} · Solitaire`,
    dailyOf: (name: string, day: string) => `${name}: the deal of ${writeDay(day)} · Solitaire`,
    practice: (name: string) => `${name}, deal by deal · Solitaire`,
    deal: (name: string, deal: string) => `${name}, deal ${deal} · Solitaire`,
    description: (about: string, daily: boolean) =>
      `${about} ${daily ? "Play today’s deal, the same for everybody, or any deal by its number." : "Play any deal by its number."}`,
    noScript: "The table needs JavaScript, which is switched off here.",
    failed: "The table could not be loaded. Check the connection, and load the page again.",
    cutLink: "The replay in this link cannot be read: it was cut off or changed on its way. Here is its deal.",
    /** @param version Of the rules. */
    otherRules: (version: string): string =>
      `The replay in this link was played by other rules (version ${version}). Here is its deal.`,
    dismiss: "Dismiss",
  },
  todayPage: {
    title: "Today’s deals · Solitaire",
    description: "How hard today’s deals of Zodiac, Stalactites, Rouge et Noir and Penguin are, and the par of each.",
    heading: "Today’s deals",
    day: "Today",
    /** @param day `YYYY-MM-DD`. */
    dayOf: (day: string): string => longDay.format(new Date(`${day}T00:00Z`)),
    intro: "The same deals for everybody, chosen among those that can be won.",
    others: "Without a deal of the day:",
    begun: "Unfinished",
    begunDeal: (deal: string): string => `, deal\u00A0${deal}`,
    midnight: "The next ones come at midnight UTC.",
    units: { hour: "h", minute: "min" },
    /** @param wait How long until the next deals. @param at When that is. @param isUtc Whether clocks here show UTC. */
    next: (wait: string, at: number, isUtc: boolean): string =>
      `The next ones come in ${wait}, when the day begins in UTC${isUtc ? "" : ` (${localTime.format(at)} here)`}.`,
    newDay: "A new day has begun: these are its deals. Yesterday’s can still be played to their end.",
    par: (moves: number): string => `Par\u00A0${moves}`,
    /** What has become of a deal here. @param moves None, where a game was taken back to its first card. */
    mark: (isWon: boolean, moves: number): string =>
      `${isWon ? "Won" : "Begun"}${moves > 0 ? `, ${movesOf(moves)}` : ""}`,
    /** @param level From 1 to 5. */
    level: (level: number): string => LEVELS[level - 1]!,
    failed: "How hard they are cannot be told now: the server does not answer.",
    noScript: "How hard they are needs JavaScript, which is switched off here.",
  },
  resultsPage: {
    title: "Verified wins · Solitaire",
    description:
      "How many moves the verified wins of a day’s deal have, where yours stands, and the best game once the day has closed.",
    heading: "Verified wins",
    titleOf: (game: string, day: string): string => `${game}, ${writeDay(day)}: verified wins · Solitaire`,
    about: (game: string, day: string): string => `${game}, the deal of ${writeDay(day)}`,
    intro: "The wins of a day’s deal.",
    games: "Games of that day",
    count: (wins: number, fewest: number): string => `${winsOf(wins)}, the shortest in ${movesOf(fewest)}.`,
    none: (isClosed: boolean): string => `No verified win${isClosed ? "" : " yet"}.`,
    par: (moves: number): string => `The solver’s par is ${moves}.`,
    chart: {
      you: (moves: number): string => `you, ${moves}`,
      par: (moves: number): string => `par ${moves}`,
      moves: "moves",
      label: (wins: number, fewest: number): string => `How many moves ${winsOf(wins)} have, from ${fewest} on.`,
    },
    numbers: "The same in numbers",
    moves: "Moves",
    wins: "Wins",
    own: "Your win",
    place: (moves: number, rank: number, wins: number, percent: number): string =>
      `${movesOf(moves)}: place ${rank} of ${wins}${percent > 0 ? `, fewer moves than ${percent}\u00A0% of them` : ""}. Wins of as many moves share a place.`,
    remove: "Remove my win",
    bestHeading: "The best game",
    best: (moves: number): string => `${movesOf(moves)}, by a player.`,
    certificate: (moves: number): string => `Nobody has sent a win. This one, of ${movesOf(moves)}, is the solver’s.`,
    open: "The day closes 48 hours after it began, in UTC. The best game is shown then.",
    closed: "The day has closed.",
    note: "A verified win proves that its moves are legal and solve the deal, not that a human found them. A win that was sent before, move by move, counts once; other copies are not noticed.",
    before: "The day before",
    play: "Play today’s deal",
    failed: "The wins cannot be shown now: the server does not answer.",
    noDaily: (game: string): string => `${game} has no daily deal.`,
    noScript: "The wins need JavaScript, which is switched off here.",
  },
  practicePage: {
    title: "Practice by number · Solitaire",
    description: "Play any deal of Zodiac, Zodiac Classic, Stalactites, Rouge et Noir or Penguin by its number.",
    heading: "Practice by number",
    intro: "A number opens the same cards for ever: for you, for everybody you send it to, and in PySolFC too.",
    game: "Game",
    number: "Deal number",
    hint: "1 to 20 digits. Write ms in front for Microsoft’s deals beyond 31999.",
    play: "Play this deal",
    random: "Any deal",
  },
  verifyPage: {
    title: "Verify a game · Solitaire",
    description: "Have the moves of a game checked by the rules: whether they are legal, and whether they win.",
    heading: "Verify a game",
    intro: "The server plays the moves on the deal and says what they come to. Nothing is stored.",
    game: "Game",
    number: "Deal number",
    numberHint: "1 to 20 digits, as ms32000 for Microsoft’s deals beyond 31999.",
    log: "Moves",
    logHint: "Such as T7-R1 T2-T5 S*3. The table’s More has them under Log.",
    verify: "Verify",
    won: (moves: number): string => `Won, in ${movesOf(moves)}.`,
    unfinished: (moves: number): string => `Legal so far, and not won yet: ${movesOf(moves)}.`,
    /** @param entry The entry itself. */
    illegal: (number: number, entry: string, why: string): string => `Entry ${number}, ${entry}, is not legal. ${why}`,
    /** @param number The place of the entry, from 1. @param entry As it is written, or how it begins. */
    noMove: (number: number, entry: string): string =>
      `Entry ${number} of the log (“${entry}”) is not a move. Moves look like T3-F1, W-T12, T4-T9:5, S, S*37 or by1.`,
    /** Says why an entry is not legal: the API writes cards and piles as logs do. */
    refusals: (): Promise<{ readonly whyIllegal: WhyIllegal }> => import("@solitaire/widget/english-refusals"),
    empty: "There are no moves to verify.",
    watch: "Watch the replay",
    failed: "The server cannot be reached now.",
    asking: "Verifying…",
    command: "The same from a shell",
    noScript: "Verifying here needs JavaScript, which is switched off. The API does the same for any program.",
  },
  embedPage: {
    title: "A table on your own page · Solitaire",
    description: "Put the solitaire table on your own page with a few lines of HTML.",
    heading: "A table on your own page",
    intro: "A few lines of HTML are all that a page needs. What is chosen here is in them at once, and on the table.",
    looks,
    auto: "Auto",
    autoMeans: "Auto is as the player chooses.",
    keepsNothing:
      "This table keeps nothing, neither its games nor what is chosen on it. On a page of yours both are kept in the player’s browser.",
    daily: "For today’s deal instead of a fixed one, say where it comes from:",
    after:
      "The table keeps to itself: no cookies, no fonts or scripts from elsewhere, and nothing sent but what its api attribute names. It works under a strict content security policy with Trusted Types; such a page allows the policies lit-html and solitaire-table. Every game has its id: ",
    copy: "Copy",
    copied: "Copied",
    selected: "Selected: copy it now",
    example: "A page with a table",
  },
  notFound: {
    title: "Not found · Solitaire",
    description: "There is no such page.",
    heading: "This card is not in the deck",
    text: "There is no page at this address. The games are all here:",
  },
};

export type Strings = typeof strings;

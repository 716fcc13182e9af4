// Every text that the site shows, in English. What the table itself says, it says by its own strings.

/** A line about each game, for the form and for search engines. */
const about: Readonly<Record<string, string>> = {
  zodiac: "Two decks. Place the whole stock on a ring of 24 piles, then bring it home.",
  "zodiac-classic": "Zodiac, but one foundation of each suit climbs and the other descends.",
  stalactites: "One deck. Eight columns, two cells, and no building on the columns at all.",
  "rouge-et-noir": "Two decks. Columns alternate the colours, foundations go up in one.",
  penguin: "One deck. Free the beak, and spend the flipper’s seven cells wisely.",
};

const LEVELS = ["Gentle", "Easy", "Medium", "Hard", "Expert"];

const longDay = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

export const strings = {
  site: "Solitaire",
  skip: "Skip to the content",
  skipToTable: "Skip to the table",
  navigation: "Games",
  today: "Today’s deals",
  practice: "Practice",
  embed: "Embed",
  about,

  home: {
    title: "Solitaire: a deal a day of four classic patience games",
    description:
      "Zodiac, Stalactites, Rouge et Noir and Penguin: today’s deal of each, the same for everybody, or any deal by its number.",
  },
  game: {
    daily: (name: string) => `${name}: today’s deal · Solitaire`,
    practice: (name: string) => `${name}, deal by deal · Solitaire`,
    deal: (name: string, deal: string) => `${name}, deal ${deal} · Solitaire`,
    description: (about: string, daily: boolean) =>
      `${about} ${daily ? "Play today’s deal, the same for everybody, or any deal by its number." : "Play any deal by its number."}`,
    noScript: "The table needs JavaScript, which is switched off here.",
    failed: "The table could not be loaded. Check the connection, and load the page again.",
  },
  todayPage: {
    title: "Today’s deals · Solitaire",
    description: "How hard today’s deals of Zodiac, Stalactites, Rouge et Noir and Penguin are, and the par of each.",
    heading: "Today’s deals",
    day: "Today.",
    /** @param day `YYYY-MM-DD`. */
    dayOf: (day: string): string => `${longDay.format(new Date(`${day}T00:00Z`))}.`,
    intro: "The same deals for everybody, chosen among those that can be won. The next ones come at midnight UTC.",
    par: (moves: number): string => `Par ${moves}`,
    /** @param level From 1 to 5. */
    level: (level: number): string => LEVELS[level - 1]!,
    failed: "How hard they are cannot be told now: the server does not answer.",
    noScript: "How hard they are needs JavaScript, which is switched off here.",
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
  embedPage: {
    title: "A table on your own page · Solitaire",
    description: "Put the solitaire table on your own page with a few lines of HTML.",
    heading: "A table on your own page",
    intro: "This is all that a page needs:",
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
} as const;

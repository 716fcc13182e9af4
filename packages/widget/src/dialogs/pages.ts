import type { FrameActions } from "../frame/actions.js";
import { textOf, type OrNone } from "../loose.js";
import { loadRules } from "../rules/load.js";
import { loadRussian } from "../strings/texts.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { calendarApi } from "../table/request.js";
import type { Table } from "../table/table.js";
import { CONFIRMED_MS } from "./confirmed.js";
import type { Dialogs } from "./dialogs.js";
import { timeOf } from "./time-of.js";

export type PageName = "rules" | "calendar" | "statistics" | "more" | "settings" | "result" | "win" | "share" | "log";

/** The element, as far as what is opened over it goes. */
export interface PagesElement extends FrameActions {
  readonly baseURI: string;
  readonly shareUrl: OrNone<string>;
  daily: OrNone<boolean>;
  date: OrNone<string>;
  newDeal(): void;
  share(): void;
  showReplay(): void;
}

export interface PagesHost {
  readonly element: PagesElement;
  readonly surroundings: Surroundings;
  /** The API whose dailies a calendar can show, if there is one. */
  readonly api: URL | undefined;
  /** Lets it show, unless what was asked for later shows already, or the table is away. */
  readonly takesPlace: () => boolean;
}

/** What is open over a table. */
export interface OpenPages {
  /** The element's dialogs, once they are made. */
  dialogs: Dialogs | undefined;
  /** Opens the dialog that was opened last, in another language. */
  last: (() => void) | undefined;
  /** How many had been asked for when the one was that shows, or showed last. */
  shown: number;
}

type Opener = (dialogs: Dialogs, table: Table, host: PagesHost) => void;

/**
 * What opens each page, once it has loaded. `undefined`: there is nothing of this kind to open now, and that is said.
 * @param table The game on the table.
 */
const LOADERS: Readonly<Record<PageName, (host: PagesHost, table: Table) => Promise<Opener> | Opener | undefined>> = {
  rules: async ({ surroundings: { speech } }, { session: { rules } }) => {
    // Fetched already, they show at once. Without them the page has the keys alone.
    await loadRules(rules.variant.id, speech.strings.lang).catch(() => undefined);
    return (dialogs, _, { takesPlace }) => void dialogs.showRules(rules, takesPlace);
  },
  more:
    () =>
    (dialogs, { session }, { api, element, surroundings: { controller } }) =>
      dialogs.showMore({
        session,
        actions: element,
        hasCalendar: api !== undefined,
        level: controller.daily?.difficulty,
      }),
  result: ({ surroundings }, table) => (table.session.game.isWon ? openResult : surroundings.answers.vain("result")),
  win: () => openResult,
  share: () => share,
  calendar: ({ api, surroundings }) => (api ? loadCalendar(api, surroundings) : surroundings.answers.vain("calendar")),
  statistics: async ({ surroundings: { speech } }) => {
    const { enStatistics, openStatistics } = await import("./statistics-page.js");
    await speech.learn("statistics", enStatistics);
    return (dialogs, { session }, { surroundings }) => openStatistics(dialogs, session.rules.variant, surroundings);
  },
  settings: async ({ surroundings: { controller, notices, speech } }) => {
    // It is tried to load again.
    notices.settle("felt");
    const [{ enSettings, openSettings }] = await Promise.all([import("./settings-page.js"), controller.loadLooks()]);
    await speech.learn("settings", enSettings);
    const { board } = controller;
    const shown = { isTwo: () => board.layout?.twoColours === true, makeFace: () => board.makeFace };
    return (dialogs) => openSettings(dialogs, controller.settings, shown);
  },
  log: async () => {
    const { openLog } = await import("./log-page.js");
    return (dialogs, { session }, host) =>
      openLog(dialogs, {
        session,
        base: shareBase(dialogs, host),
        play: (deal, log) => host.surroundings.logs.play(deal, log),
      });
  },
};

/**
 * Loads what is to be opened, with its texts, all at once. Answers what opens it, if there is anything. Throws where it
 * cannot be loaded.
 * @param asked How many have been asked for: what comes late takes no place of what was asked for later.
 */
export const loadPage = async (
  name: PageName,
  surroundings: Surroundings,
  pages: OpenPages,
  asked: number,
): Promise<(() => void) | undefined> => {
  const { controller, host: element, speech } = surroundings;
  const { table, variant } = controller;
  const host: PagesHost = {
    element,
    surroundings,
    api: calendarApi(variant, element.api, element.baseURI),
    takesPlace: () => {
      if (!element.isConnected || asked < pages.shown) return false;
      pages.shown = asked;
      // What is dragged beneath a dialog goes home.
      controller.letGo();
      return true;
    },
  };
  const loading = table && LOADERS[name](host, table);
  if (!loading) return undefined;
  // English comes with what says it. Those who cannot have Russian read English.
  if (speech.strings.lang === "ru") loadRussian("dialogs").catch(() => undefined);
  const [{ Dialogs, learnDialogs }, opener] = await Promise.all([import("./dialogs.js"), loading]);
  await learnDialogs(speech);
  const dialogs = (pages.dialogs ??= new Dialogs(element.renderRoot as ShadowRoot, speech));
  const open = (): void => opener(dialogs, table, host);
  // What is handed on need not show at all.
  if (name === "share") return element.isConnected ? open : undefined;
  if ((name === "win" && dialogs.postponesWin(surroundings)) || !host.takesPlace()) return undefined;
  pages.last = open;
  return open;
};

const loadCalendar = async (api: URL, { memory, speech }: Surroundings): Promise<Opener> => {
  // What asks for the days comes along; whoever needs it tells if it does not.
  import("../table/opening-daily.js").catch(() => undefined);
  const { enCalendar, openCalendar } = await import("./calendar-page.js");
  await speech.learn("calendar", enCalendar);
  return (dialogs, { session }, { element }) => {
    const { dealt, rules } = session;
    const play = (date: string): void => {
      element.daily = true;
      element.date = date;
    };
    openCalendar(dialogs, { api, variant: rules.variant, memory, shown: dealt.date, play });
  };
};

const openResult: Opener = (dialogs, { session }, { surroundings }) => dialogs.showWin(session, surroundings);

/** What has been done is told for as long as it takes to read, or until the player goes on. */
const confirm = ({ notices }: Surroundings, sentence: string): void => {
  notices.say(sentence, sentence);
  const { shown } = notices;
  setTimeout(() => notices.shown === shown && notices.touched(), CONFIRMED_MS);
};

/** Hands the result of a won game on, or else the deal. */
const share: Opener = (dialogs, { session }, host) => {
  const { controller } = host.surroundings;
  const sharing = {
    session,
    par: controller.daily?.par,
    time: timeOf(session, controller),
    base: shareBase(dialogs, host),
  };
  void dialogs.share(sharing, (sentence) => confirm(host.surroundings, sentence), host.takesPlace);
};

/** The site that links lead to. An address that is none is told. */
const shareBase = (dialogs: Dialogs, { element, surroundings }: PagesHost): URL | undefined => {
  const read = dialogs.readShareUrl(textOf(element.shareUrl), element.baseURI);
  if (read?.ok === false) surroundings.notices.fail(read.error);
  return read?.ok ? read.value : undefined;
};

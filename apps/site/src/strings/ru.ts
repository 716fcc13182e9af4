// Every text that the site shows, in Russian. The words are those of docs/rules/ru.
import type { InputError, Variant } from "@solitaire/engine";
import { RUSSIAN_NAMES } from "@solitaire/widget/russian-names";
import type { Strings } from "./en.js";

const about: Readonly<Record<string, string>> = {
  zodiac: "Две колоды. Разложить всю колоду по кольцу из 24 стопок, а потом убрать на базы.",
  "zodiac-classic": "Тот же Зодиак, но в каждой масти одна база поднимается, а другая спускается.",
  stalactites: "Одна колода. Восемь столбцов, две ячейки, а на столбцах ничего не строят.",
  "rouge-et-noir": "Две колоды. Столбцы чередуют цвета, базы растут по цвету.",
  penguin: "Одна колода. Освободить клюв и с умом занимать семь ячеек ластов.",
};

const LEVELS = ["Очень легко", "Легко", "Средне", "Трудно", "Очень трудно"];

const fullDay = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat("ru", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const localTime = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** A day whose number stays with its month, and whose year with its «г.». */
const writeDay = (day: string): string =>
  fullDay.format(new Date(`${day}T00:00Z`)).replaceAll(/(?<=^\d+)\s|\s(?=г\.$)/g, "\u00A0");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rules = new Intl.PluralRules("ru");

/** A number with its noun, on one line: 1 ход, 2 хода, 5 ходов. */
const count = (n: number, one: string, few: string, many: string): string => {
  const rule = rules.select(n);
  return `${n}\u00A0${rule === "one" ? one : rule === "few" ? few : many}`;
};
const movesOf = (n: number): string => count(n, "ход", "хода", "ходов");
const winsOf = (n: number): string => count(n, "проверенная победа", "проверенные победы", "проверенных побед");

const NO_DEAL =
  "Это не номер расклада. Номер\u00A0— число от 1, не длиннее 20 цифр и без нулей впереди; перед ним может стоять ms.";

/** What the API says by its codes. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "bad-date": "Такого дня нет.",
  "before-launch": "В тот день раскладов ещё не было.",
  "not-yet": "Этот расклад ещё не вышел: он появится, когда начнётся его день по UTC.",
  "no-daily": "У этой игры нет расклада дня.",
  "no-result": "Такой победы на сервере уже нет.",
  "bad-deal": NO_DEAL,
  "bad-log": "Эта запись не читается.",
  "log-too-long": "Запись слишком длинная.",
  "too-large": "Запись слишком длинная.",
  "too-many-moves": "В записи слишком много ходов.",
  "unknown-rules": "У сервера другие правила: обновите страницу.",
  "rate-limited": "Слишком много запросов подряд: попробуйте через минуту.",
};

const todays = (name: string): string => `${name}: расклад дня`;

export const strings: Strings = {
  languageName: "Русский",
  site: "Пасьянсы",
  skip: "К содержанию",
  skipToTable: "К столу",
  navigation: "Игры",
  today: "Расклады дня",
  results: "Проверенные победы",
  practice: "По номеру",
  verify: "Проверка",
  embed: "Для сайтов",
  about,
  nameOf: ({ id, name }: Pick<Variant, "id" | "name">): string => RUSSIAN_NAMES[id] ?? name,
  wrong: ({ code }: InputError): string => (code === "unknown-game" ? "Такой игры здесь нет." : NO_DEAL),
  problem: (code: string, _detail: string | undefined, otherwise: string): string => PROBLEMS[code] ?? otherwise,

  home: {
    title: "Пасьянсы: каждый день новый расклад четырёх классических игр",
    description: "Зодиак, Сталактиты, Руж э нуар и Пингвин: расклад дня, общий для всех, или любой расклад по номеру.",
  },
  game: {
    todays,
    daily: (name: string) => `${todays(name)} · Пасьянсы`,
    dailyOf: (name: string, day: string) => `${name}: расклад за ${writeDay(day)} · Пасьянсы`,
    practice: (name: string) => `${name}, расклад за раскладом · Пасьянсы`,
    deal: (name: string, deal: string) => `${name}, расклад ${deal} · Пасьянсы`,
    description: (line: string, daily: boolean) =>
      `${line} ${daily ? "Расклад дня, общий для всех, или любой расклад по номеру." : "Любой расклад по номеру."}`,
    noScript: "Столу нужен JavaScript, а он здесь выключен.",
    failed: "Стол не загрузился. Проверьте связь и обновите страницу.",
    cutLink: "Запись игры в этой ссылке не читается: по дороге она обрезана или изменена. Вот её расклад.",
    otherRules: (version: string): string =>
      `Игра в этой ссылке шла по другим правилам (версия ${version}). Вот её расклад.`,
    dismiss: "Закрыть",
  },
  todayPage: {
    title: "Расклады дня · Пасьянсы",
    description:
      "Насколько трудны сегодняшние расклады Зодиака, Сталактитов, Руж э нуара и Пингвина, и эталон каждого.",
    heading: "Расклады дня",
    day: "Сегодня",
    dayOf: (day: string): string => capital(longDay.format(new Date(`${day}T00:00Z`))),
    intro: "Одни и те же для всех, выбраны из тех, что сходятся.",
    others: "Без расклада дня:",
    begun: "Можно доиграть",
    begunDeal: (deal: string): string => `, расклад\u00A0${deal}`,
    midnight: "Следующие появятся в полночь по\u00A0UTC.",
    units: { hour: "ч", minute: "мин" },
    next: (wait: string, at: number, isUtc: boolean): string =>
      `Следующие появятся через ${wait}, с началом дня по\u00A0UTC${isUtc ? "" : ` (здесь ${localTime.format(at)})`}.`,
    newDay: "Начался новый день, и расклады уже новые. Вчерашние ещё можно доиграть.",
    par: (moves: number): string => `Эталон\u00A0${moves}`,
    mark: (isWon: boolean, moves: number): string =>
      `${isWon ? "Сошёлся" : "Начат"}${moves > 0 ? `, ${movesOf(moves)}` : ""}`,
    level: (level: number): string => LEVELS[level - 1]!,
    failed: "Насколько они трудны, сейчас не узнать: сервер не отвечает.",
    noScript: "Чтобы показать, насколько они трудны, нужен JavaScript, а он здесь выключен.",
  },
  resultsPage: {
    title: "Проверенные победы · Пасьянсы",
    description:
      "Сколько ходов в проверенных победах расклада дня, какое место занимает своя, и лучшая игра, когда день закрыт.",
    heading: "Проверенные победы",
    titleOf: (game: string, day: string): string => `${game}, ${writeDay(day)}: проверенные победы · Пасьянсы`,
    about: (game: string, day: string): string => `${game}, расклад за ${writeDay(day)}`,
    intro: "Победы в раскладе дня.",
    games: "Игры этого дня",
    count: (wins: number, fewest: number): string => `${winsOf(wins)}, самая короткая\u00A0— ${movesOf(fewest)}.`,
    none: (isClosed: boolean): string => `Проверенных побед ${isClosed ? "нет" : "пока нет"}.`,
    par: (moves: number): string => `Эталон решателя\u00A0— ${moves}.`,
    chart: {
      you: (moves: number): string => `своя, ${moves}`,
      par: (moves: number): string => `эталон ${moves}`,
      moves: "ходы",
      label: (wins: number, fewest: number): string =>
        `Сколько ходов в победах (${winsOf(wins)}), меньше всего ${fewest}.`,
    },
    numbers: "То же в числах",
    moves: "Ходы",
    wins: "Победы",
    own: "Своя победа",
    place: (moves: number, rank: number, wins: number, percent: number): string =>
      `${movesOf(moves)}: место ${rank} из ${wins}${percent > 0 ? `, ходов меньше, чем в ${percent}\u00A0% побед` : ""}. Победы с одним и тем же числом ходов делят место.`,
    remove: "Удалить свою победу",
    bestHeading: "Лучшая игра",
    best: (moves: number): string => `${movesOf(moves)}, сыграна игроком.`,
    certificate: (moves: number): string => `Побед никто не присылал. Эта, ${movesOf(moves)}, найдена решателем.`,
    open: "День закрывается через 48 часов после своего начала по UTC. Тогда и будет показана лучшая игра.",
    closed: "День закрыт.",
    note: "Проверенная победа доказывает, что её ходы разрешены и доводят пасьянс до конца, но не то, что их нашёл человек. Победа, присланная ход в ход ещё раз, считается один раз; другие копии не замечаются.",
    before: "Предыдущий день",
    play: "К раскладу дня",
    failed: "Победы сейчас не показать: сервер не отвечает.",
    noDaily: (game: string): string => `${game}: у этой игры нет расклада дня.`,
    noScript: "Чтобы показать победы, нужен JavaScript, а он здесь выключен.",
  },
  practicePage: {
    title: "Расклад по номеру · Пасьянсы",
    description: "Любой расклад Зодиака, Классического Зодиака, Сталактитов, Руж э нуара или Пингвина по номеру.",
    heading: "Расклад по номеру",
    intro: "Номер всегда открывает одни и те же карты: здесь, у всех, кому он отправлен, и в PySolFC тоже.",
    game: "Игра",
    number: "Номер расклада",
    hint: "От 1 до 20 цифр. Перед номерами Microsoft больше 31999 пишут ms.",
    play: "Сыграть",
    random: "Любой расклад",
  },
  verifyPage: {
    title: "Проверка игры · Пасьянсы",
    description: "Проверка записи игры по правилам: разрешены ли её ходы и доводят ли они пасьянс до конца.",
    heading: "Проверка игры",
    intro: "Сервер повторяет ходы на раскладе и говорит, что вышло. Ничего не сохраняется.",
    game: "Игра",
    number: "Номер расклада",
    numberHint: "От 1 до 20 цифр; расклады Microsoft больше 31999\u00A0— как ms32000.",
    log: "Ходы",
    logHint: "Например, T7-R1 T2-T5 S*3. На столе они есть в «Ещё», в «Записи».",
    verify: "Проверить",
    won: (moves: number): string => `Пасьянс сошёлся за ${movesOf(moves)}.`,
    unfinished: (moves: number): string => `Пока всё по правилам, но пасьянс ещё не сошёлся: ${movesOf(moves)}.`,
    illegal: (number: number, entry: string, why: string): string =>
      `Пункт ${number}, ${entry}, не по правилам. ${why}`,
    noMove: (number: number, entry: string): string =>
      `Пункт ${number} («${entry}»)\u00A0— не ход. Ходы пишут так: T3-F1, W-T12, T4-T9:5, S, S*37 или by1.`,
    refusals: () => import("@solitaire/widget/russian-refusals"),
    empty: "В записи нет ходов.",
    watch: "Посмотреть игру",
    failed: "Сервер сейчас недоступен.",
    asking: "Идёт проверка…",
    command: "То же из командной строки",
    noScript: "Для проверки здесь нужен JavaScript, а он выключен. API делает то же для любой программы.",
  },
  embedPage: {
    title: "Стол на своём сайте · Пасьянсы",
    description: "Стол для пасьянсов на своей странице: несколько строк HTML.",
    heading: "Стол на своём сайте",
    intro: "Странице хватит нескольких строк HTML. Всё, что выбрано здесь, сразу видно и в них, и на столе.",
    looks: {
      theme: { name: "Тема", values: { light: "Светлая", dark: "Тёмная" } },
      felt: { name: "Сукно", values: { sage: "Шалфей", linen: "Лён", slate: "Сланец", pine: "Хвоя" } },
      back: {
        name: "Рубашка",
        values: { indigo: "Индиго", madder: "Марена", lichen: "Лишайник", heather: "Вереск" },
      },
      faces: { name: "Рисунок", values: { plain: "Простой", classic: "Классический" } },
    },
    auto: "Авто",
    autoMeans: "Авто\u00A0— как выберет игрок.",
    keepsNothing:
      "Этот стол ничего не запоминает: ни игр, ни того, что на нём выбрано. На своём сайте всё это остаётся в браузере игрока.",
    daily: "Для расклада дня вместо постоянного нужен адрес, откуда его брать:",
    after:
      "Стол ни во что не вмешивается: ни куки, ни чужих шрифтов и скриптов, и ничего не отправляется никуда, кроме адреса в атрибуте api. Он работает при строгой политике содержимого с Trusted Types; такая страница разрешает политики lit-html и solitaire-table. Язык стола\u00A0— язык страницы. У каждой игры свой id: ",
    copy: "Скопировать",
    copied: "Скопировано",
    selected: "Выделено: теперь скопируйте",
    example: "Страница со столом",
  },
  notFound: {
    title: "Не найдено · Пасьянсы",
    description: "Такой страницы нет.",
    heading: "Этой карты в колоде нет",
    text: "По этому адресу страницы нет. А игры здесь:",
  },
};

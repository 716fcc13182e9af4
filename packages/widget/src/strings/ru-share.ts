import type { ShareStrings } from "./en-share.js";

/** Russian texts for handing a result or a log on. */
export const ruShare: ShareStrings = {
  result: (deal: string, moves: string, par: number | undefined, time: string | undefined): string =>
    `${deal}\n${moves}${par === undefined ? "" : ` (эталон ${par})`}${time === undefined ? "" : `, ${time}`}`,
  shareResult: "Поделиться итогом",
  shareDeal: "Поделиться раскладом",
  copied: "Скопировано.",
  copyByHand: "Текст для копирования",
  notCopied: "Странице нельзя ни делиться, ни копировать. Текст выделен: его можно скопировать самостоятельно.",
  badShareUrl: (address: string): string => `В атрибуте share-url не адрес: «${address}».`,

  log: "Запись",
  logOfDeal: (game: string, deal: string): string => `${game}, расклад ${deal}`,
  logOf: "Сделанные ходы: их можно сохранить, отправить или проверить.",
  noMoves: "Ходов ещё не было.",
  dealNumber: "Номер расклада",
  moves: "Ходы",
  copyLog: "Скопировать",
  copyReplay: "Скопировать ссылку на запись",
  verify: "Проверить",
  paste: "Сыграть по записи",
  pasteHint: "Сюда вставляют ходы вида T7-R1 T2-T5 или ссылку на запись. То, что лежит на столе, вернёт «Отменить».",
  playIt: "Сыграть",
  empty: "В записи нет ходов.",
  otherGame: (game: string): string => `Это ссылка на другую игру: ${game}.`,
  openIt: (deal: string): string => `Открыть: ${deal}`,
  cutLink: "Эта ссылка по дороге была обрезана или изменена.",
  otherRules: (version: string): string => `Эта игра шла по другим правилам, версия ${version}.`,
};

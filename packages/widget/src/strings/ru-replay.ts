import type { ReplayStrings } from "./en-replay.js";
import { moves } from "./ru.js";

/** Russian texts of a game that is played back. */
export const ruReplay: ReplayStrings = {
  of: (table: string): string => `${table}, запись`,
  controls: "Запись игры",
  start: "К началу",
  back: "Шаг назад",
  forward: "Шаг вперёд",
  end: "К концу",
  play: "Показать",
  pause: "Пауза",
  again: "Показать снова",
  speed: (speed: string): string => `Скорость ${speed}`,
  position: "Место в записи",
  move: (move: number, of: number): string => `Ход ${move} из ${of}`,
  moveShort: (move: number, of: number): string => `*${move}* из ${of}`,
  deal: "Расклад до первого хода.",
  begins: (n: number, byKeys: boolean): string =>
    `Запись игры, ${moves(n)}. ${byKeys ? "Пробел запускает её, стрелки ведут по шагам." : "Кнопка «Показать» запускает её, «Шаг вперёд» ведёт дальше."}`,
  own: (n: number): string =>
    n > 0 ? `Снова ваша игра, всего ${moves(n)}.` : "Теперь играете вы, ни одного хода ещё не сделано.",
  wayOut: "Это запись: её кнопки листают ходы и возвращают к игре.",
  backToGame: "К своей игре",
  playDeal: "Сыграть этот расклад",
  bad: (why: string): string => `Эту запись нельзя показать. ${why}`,
};

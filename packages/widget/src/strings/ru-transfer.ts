import type { Wanted } from "../export/check.js";
import type { TransferStrings } from "./en-transfer.js";
import { count } from "./ru.js";

const WANTED: Readonly<Record<Exclude<Wanted, "nothing">, string>> = {
  object: "объект",
  list: "список",
  count: "целое число от 0",
  time: "момент в миллисекундах с 1970 года",
  flag: "true или false",
  deal: "номер расклада",
  log: "запись ходов",
  id: "номер результата",
  playedKey: "игра и расклад, как penguin/12345",
  gamesKey: "правила, расклад и место, как penguin@1/12345/0",
  receiptsKey: "день, игра и адрес",
  rules: "правила с версией, как penguin@1",
  sameDeal: "расклад, под которым хранится игра",
  sameDay: "день, игра и адрес, под которыми хранится победа",
  choice: "одно из значений этой настройки",
};

/** Russian texts about taking statistics and games elsewhere. */
export const ruTransfer: TransferStrings = {
  saved: (name) => `Сохранено в файл ${name}.`,
  loaded: ({ played, games, receipts, unsent, settings, isFull }) => {
    const added = [
      ...(played === 0 ? [] : [count(played, "расклад", "расклада", "раскладов")]),
      ...(games === 0 ? [] : [count(games, "сохранённая игра", "сохранённые игры", "сохранённых игр")]),
      ...(receipts === 0 ? [] : [count(receipts, "квитанция", "квитанции", "квитанций")]),
      ...(unsent === 0 ? [] : [count(unsent, "непроверенная победа", "непроверенные победы", "непроверенных побед")]),
      ...(settings === 0 ? [] : [count(settings, "настройка", "настройки", "настроек")]),
    ];
    const told = added.length === 0 ? "В этом файле нет ничего нового." : `Добавлено: ${added.join(", ")}.`;
    return `${told}${isFull ? " Браузер сохранил не всё." : ""}`;
  },
  fault: (fault) => {
    switch (fault.code) {
      case "no-json":
        return "Ничего не загружено: файл повреждён или другого вида, это не JSON.";
      case "other-file":
        return "Ничего не загружено: этот файл сохранён не этим столом.";
      case "other-version":
        return `Ничего не загружено: версия файла ${fault.version}, а страница читает версии 1 и 2.`;
      default: {
        const place = fault.at.length === 0 ? "весь файл" : fault.at.join(" › ");
        return fault.wanted === "nothing"
          ? `Ничего не загружено: здесь не знают, что такое ${place}.`
          : `Ничего не загружено: на месте ${place} должно быть: ${WANTED[fault.wanted]}.`;
      }
    }
  },
};

import type { SettingsStrings } from "./en-settings.js";

/** Russian texts of the settings. */
export const ruSettings: SettingsStrings = {
  title: "Настройки",
  cards: "Карты",
  table: "Стол",
  play: "Игра",
  names: {
    colours: "Цвета",
    faces: "Рисунок",
    indices: "Буквы",
    print: "Размер",
    back: "Рубашка",
    felt: "Сукно",
    theme: "Тема",
    mirrored: "Зеркальный стол",
    autoMove: "Карты сами идут на базы",
    verdict: "Оценка позиции",
    deals: "Только сходящиеся расклады",
    timer: "Время",
    motion: "Движение",
  },
  values: {
    colours: { auto: "Авто", four: "Четыре", two: "Два" },
    faces: { plain: "Простой", classic: "Классический" },
    print: { fit: "Обычный", large: "Крупный" },
    back: { indigo: "Индиго", madder: "Марена", lichen: "Лишайник", heather: "Вереск" },
    felt: { sage: "Шалфей", linen: "Лён", slate: "Сланец", pine: "Хвоя" },
    theme: { auto: "Авто", light: "Светлая", dark: "Тёмная" },
    motion: { calm: "Плавно", brisk: "Быстро", off: "Нет" },
  },
  notes: {
    faces: "На широких картах",
    autoMove: "Только если это не повредит",
    verdict: "Может ли пасьянс сойтись",
    deals: "Новые расклады могут сойтись",
  },
  lessMotion: "Отключено системой",
  byPage: "Задано страницей",
  kept: "Для всех столов в этом браузере",
  notKept: "Пока открыта страница: браузер здесь ничего не хранит",
  reset: "Сбросить все",
};

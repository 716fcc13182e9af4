/** The games' Russian names, by id. */
export const RUSSIAN_NAMES: Readonly<Record<string, string>> = {
  zodiac: "Зодиак",
  "zodiac-classic": "Классический Зодиак",
  stalactites: "Сталактиты",
  "rouge-et-noir": "Руж э нуар",
  penguin: "Пингвин",
};

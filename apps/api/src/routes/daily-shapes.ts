import { z } from "@hono/zod-openapi";
import type { DayOfDailies as FoundDay } from "../daily/dailies.js";
import { closesAt, type Day, makeTimeText, opensAt } from "../day.js";
import type { Daily as StoredDaily } from "../store/store.js";

const times = {
  opens: z.iso.datetime().openapi({ description: "Midnight UTC." }),
  closes: z.iso.datetime().openapi({ description: "48 hours after the opening." }),
};

export const Daily = z
  .object({
    date: z.iso.date(),
    game: z.string(),
    rules: z.string().openapi({ example: "penguin@1" }),
    deal: z.string().openapi({ description: "The deal number.", example: "1099511659775" }),
    par: z
      .int()
      .nullable()
      .openapi({ description: "The moves of the shortest win that was found. Null if nobody looked for one." }),
    difficulty: z.int().min(1).max(5).nullable(),
    ...times,
  })
  .openapi("Daily");

export const DayOfDailies = z
  .object({
    date: z.iso.date(),
    launch: z.iso.date().openapi({ description: "The first day with dailies." }),
    ...times,
    deals: z.array(Daily),
  })
  .openapi("DayOfDailies");

/** A deal as everybody may see it from its opening on: nothing in it helps to solve it. */
export const describeDaily = ({ day, game, rules, deal, par, difficulty }: StoredDaily): z.infer<typeof Daily> => ({
  date: day,
  game,
  rules,
  deal,
  par,
  difficulty,
  ...timesOf(day),
});

export const describeDay = ({ day, deals }: FoundDay, launch: Day): z.infer<typeof DayOfDailies> => ({
  date: day,
  launch,
  ...timesOf(day),
  deals: deals.map(describeDaily),
});

const timesOf = (day: Day) => ({ opens: makeTimeText(opensAt(day)), closes: makeTimeText(closesAt(day)) });

import { findVariant, type Game, parseDealNumber, resumeGame, rulesFor } from "@solitaire/engine";
import { Analyst } from "@solitaire/engine/solver";
import { type Answer, type Drop, openChannel, type Port, type Question } from "./channel.js";
import { type Pace, Slices } from "./slices.js";

/** Answers the questions that come through a port. */
export const serve = (port: Port, pace: Pace): void => {
  const slices = new Slices(pace);
  let latest = 0;
  let about = "";
  let analyst: Analyst | undefined;

  const decide = async ({ id, game, deal, log }: Question): Promise<Answer | undefined> => {
    const played = gameOf(game, deal, log);
    if (about !== `${game}/${deal}`) analyst = undefined;
    about = `${game}/${deal}`;
    analyst ??= new Analyst(played.rules);
    const solution = await slices.run(analyst.decide(played.position), () => id !== latest);
    return solution && { id, verdict: solution.verdict, moves: solution.moves };
  };

  const channel = openChannel(port, (message) => {
    const question = message as Question | Drop;
    latest = question.id;
    if (question.game === undefined) return;
    decide(question)
      .catch((error: unknown): Answer => ({ id: question.id, verdict: "unknown", failure: String(error) }))
      .then(
        (answer) => answer && channel.send(answer),
        () => undefined,
      );
  });
};

const gameOf = (game: string, deal: string, log: string): Game => {
  const variant = findVariant(game);
  if (!variant.ok) throw new Error(variant.error.message);
  const number = parseDealNumber(deal);
  if (!number.ok) throw new Error(number.error.message);
  const rules = rulesFor(variant.value);
  const resumed = resumeGame(rules, number.value, log);
  if (!resumed.ok) throw new Error(resumed.error.message);
  return resumed.value;
};

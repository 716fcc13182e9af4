import {
  deal as dealt,
  findVariant,
  parseLog,
  type Position,
  readDealNumber,
  replay,
  type Rules,
  rulesFor,
} from "@solitaire/engine";
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
    const { rules, position } = playedBy(game, deal, log);
    if (about !== `${game}/${deal}`) analyst = undefined;
    about = `${game}/${deal}`;
    analyst ??= new Analyst(rules);
    const solution = await slices.run(analyst.decide(position), () => id !== latest);
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

/** The rules of a game, and where a log leads to from a deal of it. */
const playedBy = (game: string, deal: string, log: string): { readonly rules: Rules; readonly position: Position } => {
  const variant = findVariant(game);
  const number = readDealNumber(deal);
  const entries = parseLog(log);
  if (variant.ok && number !== undefined && entries.ok) {
    const rules = rulesFor(variant.value);
    const position = dealt(rules, number);
    if (replay(rules, position, entries.value).outcome !== "illegal") return { rules, position };
  }
  // The table asks about games that it plays, so no player will read this.
  throw new Error(`${game} ${deal} ${log} is no game.`);
};

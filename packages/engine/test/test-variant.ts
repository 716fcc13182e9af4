import { describe, expect, test } from "vitest";
import {
  deal,
  faultText,
  fromOf,
  identityOf,
  isAction,
  isFaceUp,
  judge,
  makeLog,
  makeMoveText,
  makePosition,
  type Move,
  parseLog,
  parseMove,
  parsePosition,
  type Position,
  countOf,
  replay,
  resumeGame,
  Rules,
  ruleText,
  type Variant,
} from "../src/index.js";
import { conceivable, leadsOn } from "./by-trying.js";
import { after, positionsOf, sampleLines } from "./games.js";
import { randomFrom } from "./random.js";
import { valueOf } from "./table.js";

/** What every variant keeps, whatever its rules are. A new one is held to it by being in the registry. */
export const testVariant = (variant: Variant): void => {
  const rules = new Rules(variant);
  const lines = sampleLines(rules, randomFrom(1));

  describe("its description", () => {
    const kinds = Object.entries(variant.piles);
    const names = kinds.map(([name]) => name);

    test("has an id, a name and a version", () => {
      expect(variant.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(variant.name).toMatch(/^[A-Z]/);
      expect(variant.version).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(variant.version)).toBe(true);
    });

    test("names its piles by role and number, without gaps", () => {
      expect(new Set(rules.pileNames).size).toBe(rules.pileNames.length);
      for (const letter of ["T", "R", "F"]) {
        const numbers = rules.pileNames.filter((name) => name.startsWith(letter)).map((name) => Number(name.slice(1)));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
      }
      for (const [pile, name] of rules.pileNames.entries()) {
        expect(name).toMatch(/^([SW]|[TRF][1-9]\d*)$/);
        expect(rules.pileIndex(name)).toBe(pile);
        expect(rules.kindOf(pile).role.charAt(0)).toBe(name.charAt(0).toLowerCase());
      }
      for (const none of ["", "T0", "T01", "t1", "X1", "T1 ", "T99", "constructor"]) {
        expect(rules.pileIndex(none)).toBe(-1);
      }
    });

    test("refers to kinds that it has, and has a rule in words for each", () => {
      for (const [name, kind] of kinds) {
        expect(ruleText(variant.id, name), name).toMatch(/^[a-zA-Z].*\.$/);
        for (const source of kind.from ?? []) expect(names).toContain(source);
        const letters = new Set(kind.piles.map((pile) => pile.charAt(0)));
        expect(letters.size, name).toBe(1);
        expect(kind.goal ?? false, name).toBe(letters.has("F"));
      }
      for (const { brings } of variant.actions) {
        if (brings) for (const name of [...brings.of, brings.to]) expect(names).toContain(name);
      }
    });

    test("prefers each kind that takes cards, once", () => {
      const taking = kinds.filter(([, { takes, starts }]) => takes ?? starts).map(([name]) => name);
      expect(variant.prefers.toSorted()).toEqual(taking.toSorted());
    });

    test("has actions with a text each and a rule in words", () => {
      expect(new Set(variant.actions.map(({ text }) => text)).size).toBe(variant.actions.length);
      for (const { text } of variant.actions) expect(ruleText(variant.id, text)).toMatch(/^[A-Z].*\.$/);
    });

    test("refuses to lay out any other number of cards", () => {
      expect(() => rules.layOut([])).toThrow(RangeError);
    });
  });

  describe("every position of sample games", () => {
    /** What is false is told by the position. Plain comparisons, because there are hundreds of thousands. */
    const always = (nth: number, holds: (pos: Position) => boolean): void => {
      const wrong: unknown[] = [];
      for (const pos of positionsOf(rules, lines, nth)) if (!holds(pos)) wrong.push(makePosition(rules, pos));
      expect(wrong).toEqual([]);
    };
    const all = conceivable(rules);
    const allPiles = [...rules.pileNames.keys()];

    test("holds every card once", () => {
      always(1, (pos) => {
        const cards = allPiles.flatMap((pile) => pos.cards(pile)).map(identityOf);
        return cards.length === variant.decks * 52 && new Set(cards).size === cards.length;
      });
    });

    test("shows the top cards of all piles that lie face up", () => {
      always(1, (pos) =>
        allPiles.every(
          (pile) => pos.isEmpty(pile) || isFaceUp(pos.card(pile)) === (rules.kindOf(pile).faces !== "down"),
        ),
      );
    });

    test("is the same after any legal move was made and taken back, and another before", () => {
      always(5, (pos) => {
        const before = snapshot(rules, pos);
        const [mark, hash] = [pos.mark, pos.hash()];
        return rules.legalMoves(pos).every((move) => {
          const played = rules.play(pos, move) === undefined && pos.hash() !== hash;
          pos.rewind(mark);
          return played && snapshot(rules, pos) === before;
        });
      });
    });

    test("has legal moves that keep through their text, each another", () => {
      always(1, (pos) => {
        const moves = rules.legalMoves(pos);
        const texts = moves.map((move) => makeMoveText(rules, move));
        return new Set(texts).size === moves.length && texts.every((text, i) => parseMove(rules, text) === moves[i]);
      });
    });

    test("allows exactly its legal moves of all that there could be, and says why not the others", () => {
      always(75, (pos) => {
        const before = snapshot(rules, pos);
        const legal = new Set(rules.legalMoves(pos));
        const agreed = all.every((move) => {
          const fault = rules.fault(pos, move);
          if (rules.isLegal(pos, move) !== legal.has(move)) return false;
          return legal.has(move) ? fault === undefined : fault && isSentence(faultText(rules, pos, move, fault));
        });
        return agreed && snapshot(rules, pos) === before;
      });
    });

    test("is left alone by a move that is refused", () => {
      const random = randomFrom(2);
      always(5, (pos) => {
        const before = snapshot(rules, pos);
        const tried = Array.from({ length: 20 }, () => all[random(all.length)]!);
        const refused = tried.every((move) => rules.isLegal(pos, move) || rules.play(pos, move) !== undefined);
        return refused && snapshot(rules, pos) === before;
      });
    });

    test("is the same position when written and read again", () => {
      always(5, (pos) => {
        const text = JSON.stringify(makePosition(rules, pos));
        const read = valueOf(parsePosition(rules, JSON.parse(text)));
        const moves = rules.legalMoves(pos);
        return (
          JSON.stringify(makePosition(rules, read)) === text &&
          read.hash() === pos.hash() &&
          rules.legalMoves(read).every((move, i) => move === moves[i])
        );
      });
    });

    test("is won when all cards have come home, and stuck when nothing leads on", () => {
      always(2, (pos) => {
        const home = allPiles.every((pile) => rules.kindOf(pile).goal || pos.isEmpty(pile));
        const stuck = !home && !leadsOn(rules, pos.clone());
        return rules.isWon(pos) === home && rules.isStuck(pos) === stuck;
      });
    });

    test("prefers nothing but legal moves of the very cards", () => {
      always(15, (pos) => {
        const legal = new Set(rules.legalMoves(pos));
        return allPiles.every((pile) => {
          for (let n = 1; n <= pos.size(pile) + 1; n++) {
            const move = rules.preferredMove(pos, pile, n);
            if (move === undefined) continue;
            if (!legal.has(move) || fromOf(move) !== pile || countOf(move) !== n) return false;
          }
          return true;
        });
      });
    });
  });

  describe("sample games", () => {
    test("replay from their log to the same position", () => {
      for (const { deal: number, moves } of lines) {
        const played = after(rules, { deal: number, moves });
        const log = makeLog(rules, moves);
        const pos = deal(rules, number);
        const replayed: Move[] = [];
        const verdict = replay(rules, pos, valueOf(parseLog(log)), (move) => replayed.push(move));
        expect(replayed).toEqual(moves);
        expect(snapshot(rules, pos)).toBe(snapshot(rules, played));
        expect(verdict).toEqual({
          outcome: rules.isWon(played) ? "won" : "unfinished",
          moves: moves.filter((move) => !isAction(move) || variant.actions[move]!.counts).length,
        });
        expect(makeLog(rules, replayed)).toBe(log);
      }
    });

    test("are judged illegal with one move more that is refused", () => {
      const random = randomFrom(3);
      const all = conceivable(rules).filter((move) => isAction(move) || countOf(move) > 0);
      for (const { deal: number, moves } of lines) {
        const pos = after(rules, { deal: number, moves });
        const entries = valueOf(parseLog(makeLog(rules, moves)));
        const before = judge(rules, number, entries);
        for (let i = 0; i < 20; i++) {
          const move = all[random(all.length)]!;
          const one = parseLog(isThere(rules, move) ? makeMoveText(rules, move) : "-");
          if (rules.isLegal(pos, move) || !one.ok) continue;
          expect(judge(rules, number, [...entries, ...one.value])).toEqual({
            outcome: "illegal",
            at: entries.length,
            moves: before.moves,
            reason:
              before.outcome === "won"
                ? "The game is already won."
                : faultText(rules, pos, move, rules.fault(pos, move)!),
          });
        }
      }
    });

    test("go back to the deal, and are taken up again where they ended", () => {
      for (const { deal: number, moves } of lines) {
        const pos = after(rules, { deal: number, moves });
        const end = snapshot(rules, pos);
        const game = valueOf(resumeGame(rules, number, makeLog(rules, moves)));
        expect(snapshot(rules, game.position)).toBe(end);
        expect(game.moves).toEqual(moves);
        pos.rewind(0);
        expect(snapshot(rules, pos)).toBe(snapshot(rules, deal(rules, number)));
      }
    });

    test("never go back to the first phase", () => {
      for (const { deal: number, moves } of lines) {
        const pos = deal(rules, number);
        let phase = rules.phase(pos);
        for (const move of moves) {
          rules.playUnchecked(pos, move);
          expect(rules.phase(pos)).toBeGreaterThanOrEqual(phase);
          phase = rules.phase(pos);
        }
      }
    });
  });
};

/** Everything there is to a position. */
const snapshot = (rules: Rules, pos: Position): string =>
  JSON.stringify([pos.mark, pos.base, pos.step, pos.hash(), rules.pileNames.map((_, pile) => pos.cards(pile))]);

const isSentence = (text: string): boolean => /^[A-Z0-9].*\.$/.test(text);

/** Whether a move can be written: its piles or its action are there. */
const isThere = (rules: Rules, move: Move): boolean =>
  isAction(move)
    ? rules.actions[move] !== undefined
    : rules.pileNames[fromOf(move)] !== undefined && rules.pileNames[move & 255] !== undefined;

import { stripVTControlCharacters } from "node:util";
import {
  deal,
  findVariant,
  parseDealNumber,
  parseLog,
  type Position,
  replay,
  type Result,
  type Rules,
  rulesFor,
} from "@solitaire/engine";
import { expect, test } from "vitest";
import { paints } from "./paint.js";
import { drawTable } from "./table.js";

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** The table of a deal after the moves of a log. */
const table = (game: string, number: string, log = "", colours = false): string => {
  const rules: Rules = rulesFor(must(findVariant(game)));
  const pos: Position = deal(rules, must(parseDealNumber(number)));
  expect(replay(rules, pos, must(parseLog(log))).outcome).toBe("unfinished");
  return drawTable(rules, pos, paints(colours));
};

test("Zodiac", () => {
  expect(table("zodiac", "1")).toMatchInlineSnapshot(`
    "Stock (S) 72 cards    Waste (W) empty

    Foundations
    F1   F2   F3   F4   F5   F6   F7   F8
    -C   -C   -S   -S   -H   -H   -D   -D

    Equator
    R1   R2   R3   R4   R5   R6   R7   R8
    3D   5H   JC   KH   5S   5H   KC   KC

    Zodiac
    T1   T2   T3   T4   T5   T6   T7   T8   T9   T10  T11  T12
    8D   JD   AS   8C   6C   6H   TC   8D   4C   JS   QC   4H

    T13  T14  T15  T16  T17  T18  T19  T20  T21  T22  T23  T24
    KD   2H   TD   8S   AC   7C   2H   AD   9H   8S   7D   9S"
  `);
});

test("Zodiac Classic", () => {
  expect(table("zodiac-classic", "2")).toMatchInlineSnapshot(`
    "Stock (S) 72 cards    Waste (W) empty

    Rising foundations      Falling foundations
    F1   F3   F5   F7       F2   F4   F6   F8
    -C   -S   -H   -D       -C   -S   -H   -D

    Equator
    R1   R2   R3   R4   R5   R6   R7   R8
    7D   3S   QS   7S   7H   TD   9H   9D

    Zodiac
    T1   T2   T3   T4   T5   T6   T7   T8   T9   T10  T11  T12
    JD   QS   QC   JC   8D   9C   JS   4H   5S   5C   JH   TC

    T13  T14  T15  T16  T17  T18  T19  T20  T21  T22  T23  T24
    TH   AD   6C   5H   3S   5C   9H   QH   7S   KC   TS   9S"
  `);
});

test("Stalactites", () => {
  expect(table("stalactites", "1")).toMatchInlineSnapshot(`
    "Interval to be picked: by1 or by2

    Foundations
    F1  F2  F3  F4
    JD  2D  9H  JC

    Cells
    R1  R2
    --  --

    Columns
    T1  T2  T3  T4  T5  T6  T7  T8
    5D  7H  7C  5H  KD  KC  9S  5S
    AD  QC  KH  3H  2S  KS  9D  QD
    JS  AS  AH  3C  4C  5C  TS  QH
    4H  AC  4D  7S  3S  TD  4S  TH
    8H  2C  JH  7D  6D  8S  8D  QS
    6C  3D  8C  TC  6S  9C  2H  6H"
  `);
});

test("Rouge et Noir", () => {
  expect(table("rouge-et-noir", "1")).toMatchInlineSnapshot(`
    "Stock (S) 67 cards

    Colour foundations      Discard piles
    F1   F2   F3   F4       F5   F6   F7   F8
    --   --   --   --       --   --   --   --

    Columns
    T1   T2   T3   T4   T5   T6   T7   T8   T9   T10
    ##   ##   ##   ##   ##   ##   ##   8S   9H   --
    ##   ##   ##   ##   ##   ##   7D
    ##   ##   ##   ##   ##   9S
    ##   ##   ##   ##   8H
    ##   ##   ##   JH
    ##   ##   4D
    ##   2D
    6H"
  `);
});

test("Penguin", () => {
  expect(table("penguin", "1")).toMatchInlineSnapshot(`
    "Beak JD, foundations start from J

    Foundations
    F1  F2  F3  F4
    JC  JS  JH  -D

    Flipper
    R1  R2  R3  R4  R5  R6  R7
    --  --  --  --  --  --  --

    Columns
    T1  T2  T3  T4  T5  T6  T7
    JD  2D  9H  5D  7H  7C  5H
    KD  KC  9S  5S  AD  QC  KH
    3H  2S  KS  9D  QD  AS  AH
    3C  4C  5C  TS  QH  4H  AC
    4D  7S  3S  TD  4S  TH  8H
    2C  7D  6D  8S  8D  QS  6C
    3D  8C  TC  6S  9C  2H  6H"
  `);
});

test("the waste shows its top card, and Zodiac piles grow downwards", () => {
  expect(table("zodiac", "1", "R2-T12 S*3")).toMatchInlineSnapshot(`
    "Stock (S) 69 cards    Waste (W) 3 cards, 4D on top

    Foundations
    F1   F2   F3   F4   F5   F6   F7   F8
    -C   -C   -S   -S   -H   -H   -D   -D

    Equator
    R1   R2   R3   R4   R5   R6   R7   R8
    3D   --   JC   KH   5S   5H   KC   KC

    Zodiac
    T1   T2   T3   T4   T5   T6   T7   T8   T9   T10  T11  T12
    8D   JD   AS   8C   6C   6H   TC   8D   4C   JS   QC   4H
                                                           5H

    T13  T14  T15  T16  T17  T18  T19  T20  T21  T22  T23  T24
    KD   2H   TD   8S   AC   7C   2H   AD   9H   8S   7D   9S"
  `);
});

test("the interval, full cells and the tops of foundations", () => {
  expect(table("stalactites", "1", "by1 T2-F2 T7-R2")).toMatchInlineSnapshot(`
    "Interval by1

    Foundations
    F1  F2  F3  F4
    JD  3D  9H  JC

    Cells
    R1  R2
    --  2H

    Columns
    T1  T2  T3  T4  T5  T6  T7  T8
    5D  7H  7C  5H  KD  KC  9S  5S
    AD  QC  KH  3H  2S  KS  9D  QD
    JS  AS  AH  3C  4C  5C  TS  QH
    4H  AC  4D  7S  3S  TD  4S  TH
    8H  2C  JH  7D  6D  8S  8D  QS
    6C      8C  TC  6S  9C      6H"
  `);
});

test("a dealt row reaches the empty column", () => {
  expect(table("rouge-et-noir", "1", "S")).toMatchInlineSnapshot(`
    "Stock (S) 57 cards

    Colour foundations      Discard piles
    F1   F2   F3   F4       F5   F6   F7   F8
    --   --   --   --       --   --   --   --

    Columns
    T1   T2   T3   T4   T5   T6   T7   T8   T9   T10
    ##   ##   ##   ##   ##   ##   ##   8S   9H   AH
    ##   ##   ##   ##   ##   ##   7D   8H   TH
    ##   ##   ##   ##   ##   9S   4S
    ##   ##   ##   ##   8H   7D
    ##   ##   ##   JH   9C
    ##   ##   4D   3S
    ##   2D   2S
    6H   8C
    TH"
  `);
});

test("colours change nothing but the colours", () => {
  for (const game of ["zodiac", "stalactites", "rouge-et-noir", "penguin"]) {
    const painted = table(game, "5", "", true);
    expect(stripVTControlCharacters(painted)).toBe(table(game, "5"));
    expect(painted).toContain("\u001b[31m");
  }
});

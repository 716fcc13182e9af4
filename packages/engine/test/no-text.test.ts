import { describe, expect, test } from "vitest";
import {
  findRules,
  findVariant,
  parseCard,
  parseDealNumber,
  parseLog,
  parsePosition,
  type Result,
  resumeGame,
  type Submission,
  verify,
} from "../src/index.js";
import { rulesOf, valueOf } from "./table.js";

const rules = rulesOf("penguin");
const { variant } = rules;

/** What programs without types may hand in, and what parsers must not take for texts: `5` is no deal number. */
const NO_TEXTS: readonly (readonly [name: string, value: unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a number", 5],
  ["a long number", 123n],
  ["true", true],
  ["an object", {}],
  ["an object without a prototype", Object.create(null)],
  ["a list of a text", ["5"]],
  ["a symbol", Symbol("5")],
  ["a function", () => "5"],
];

/** Every parser of texts, as such a program calls it. */
const PARSERS: readonly (readonly [name: string, code: string, parse: (value: string) => Result<unknown>])[] = [
  ["findVariant", "unknown-game", findVariant],
  ["findRules", "unknown-rules", (tag) => findRules(variant, tag)],
  ["parseDealNumber", "bad-deal", parseDealNumber],
  ["parseLog", "bad-log", parseLog],
  ["parseCard", "bad-card", parseCard],
  ["resumeGame", "bad-log", (log) => resumeGame(rules, valueOf(parseDealNumber("1")), log)],
  ["verify, of a deal", "bad-deal", (deal) => verify(rules, { deal, log: "" })],
  ["verify, of a log", "bad-log", (log) => verify(rules, { deal: "1", log })],
];

describe.each(PARSERS)("%s", (_, code, parse) => {
  test.each(NO_TEXTS)("refuses %s in a sentence", (_name, value) => {
    const result = parse(value as string);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toMatch(/^(\S+|An object) (is no|names no rules) .+\.$/);
  });
});

test("what is no text is named as it is", () => {
  const messageOf = (value: unknown): string => {
    const result = parseLog(value as string);
    return result.ok ? "" : result.error.message;
  };
  expect([5, null, {}].map(messageOf)).toEqual(["5 is no log.", "null is no log.", "An object is no log."]);
});

test.each(NO_TEXTS)("parsePosition refuses %s", (_, value) => {
  expect(parsePosition(rules, value)).toMatchObject({ ok: false, error: { code: "bad-position" } });
});

test.each(NO_TEXTS)("verify refuses %s in the place of a submission", (_, value) => {
  expect(verify(rules, value as Submission)).toMatchObject({ ok: false, error: { code: "bad-deal" } });
});

test.each(NO_TEXTS.slice(1))("verify takes %s for no rules", (_, value) => {
  const submission = { deal: "1", log: "", rules: value as string };
  const verified = verify(rules, submission);
  expect(verified).toMatchObject({ ok: false, error: { code: "unknown-rules" } });
  expect(!verified.ok && verified.error.message).toMatch(/^(\S+|An object) names no rules known here; .+\.$/);
});

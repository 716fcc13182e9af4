// The form that has a log judged by the API. What the fragment of the address names is filled in.
import {
  findVariant,
  parseDealNumber,
  parseLog,
  rulesFor,
  rulesTag,
  type Variant,
  variants,
  type Verdict,
} from "@solitaire/engine";
import { replayLink, unpackLog } from "@solitaire/widget/links";
import type { ApiError } from "@solitaire/widget/wins";
import { api, client } from "./api.js";
import { copyWith } from "./copy-button.js";
import { curlOf } from "./curl.js";
import { find } from "./find.js";
import { strings, to } from "./here.js";
import { openForm } from "./open-form.js";

const { verifyPage: texts } = strings;

const form = find("#verify", HTMLFormElement);
const game = find("#game", HTMLSelectElement);
const fields = {
  deal: find("#deal", HTMLInputElement),
  log: find("#log", HTMLTextAreaElement),
};
const watch = find("#watch");
type Field = keyof typeof fields;
type Illegal = Extract<Verdict, { outcome: "illegal" }>;
/** What the API is asked. */
type Submission = Readonly<Record<"game" | "rules" | "deal" | "log", string>>;

/** Which field an error of the API is about. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  "bad-deal": "deal",
  "bad-log": "log",
  "log-too-long": "log",
  "too-many-moves": "log",
  "too-large": "log",
};

const variant = (): Variant => variants.find(({ id }) => id === game.value)!;
/** The log with one space between its entries, as the API takes it. */
const log = (): string => fields.log.value.trim().split(/\s+/).join(" ");
const deal = (): string => fields.deal.value.trim();
const submission = (): Submission => ({ game: game.value, rules: rulesTag(variant()), deal: deal(), log: log() });

/** Whether the form still says what was asked. */
const isAsked = (asked: Submission): boolean => JSON.stringify(submission()) === JSON.stringify(asked);

const showCommand = (): void => {
  find("#command").textContent = curlOf(new URL("v1/verify", api).href, submission());
};

/** Forgets what was said. */
const clear = (): void => {
  for (const field of ["deal", "log"] as const) mark(field, "");
  say("");
  watch.hidden = true;
};

const mark = (field: Field, text: string): void => {
  find(`#${field}-mistake`).textContent = text;
  fields[field].setAttribute("aria-invalid", String(text !== ""));
};

const say = (text: string, isWon = false): void => {
  const verdict = find("#verdict");
  verdict.textContent = text;
  verdict.classList.toggle("won", isWon);
};

/** Says what is wrong beside its field, and puts the cursor there: on the entry, if it is one. */
const refuse = (field: Field, text: string, at?: number): void => {
  say("");
  mark(field, text);
  fields[field].focus();
  if (at === undefined) return;
  const entries = fields.log.value.split(" ");
  const start = entries.slice(0, at).join(" ").length + Math.sign(at);
  fields.log.setSelectionRange(start, start + entries[at]!.length);
};

/** Why an entry is not legal, as the table would say it. */
const whyIllegal = async (asked: Submission): Promise<string> => {
  const { whyIllegal: why } = await texts.refusals();
  const number = parseDealNumber(asked.deal);
  return (number.ok && why(rulesFor(variant()), number.value, asked.log)) || "";
};

const showIllegal = async ({ at }: Illegal, asked: Submission): Promise<void> => {
  const entry = asked.log.split(" ")[at]!;
  // Without the sentence the entry at least is named.
  const why = await whyIllegal(asked).catch(() => "");
  if (isAsked(asked)) refuse("log", texts.illegal(at + 1, entry, why).trimEnd(), at);
};

const showVerdict = ({ moves, outcome }: Exclude<Verdict, Illegal>): void => {
  say(outcome === "won" ? texts.won(moves) : texts.unfinished(moves), outcome === "won");
  find("#watch a", HTMLAnchorElement).href = replayLink(
    new URL(to("/"), api),
    { game: game.value, deal: deal() },
    rulesTag(variant()),
    log(),
  );
  watch.hidden = false;
};

/** An entry, or how a long one begins. */
const begun = (entry: string): string => (entry.length > 40 ? `${entry.slice(0, 40)}…` : entry);

const showError = ({ code, detail }: ApiError): void => {
  const field = FIELD_OF[code];
  if (field === undefined) return say(strings.problem(code, detail, texts.failed));
  const read = parseLog(log());
  const at = field === "log" && !read.ok ? read.error.at : undefined;
  const isNoMove = code === "bad-log" && at !== undefined;
  refuse(
    field,
    isNoMove ? texts.noMove(at + 1, begun(log().split(" ")[at]!)) : strings.problem(code, detail, code),
    at,
  );
};

const judge = async (): Promise<void> => {
  const asked = submission();
  const answer = await client.verify(asked);
  // Something else by now.
  if (!isAsked(asked)) return;
  say("");
  if (!answer.ok) showError(answer.error);
  else if (answer.value.outcome === "illegal") await showIllegal(answer.value, asked);
  else showVerdict(answer.value);
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  fields.log.value = log();
  clear();
  if (log() === "") return refuse("log", texts.empty);
  say(texts.asking);
  void judge();
});
form.addEventListener("input", () => {
  clear();
  showCommand();
});

const handedOver = new URLSearchParams(location.hash.slice(1));
const named = findVariant(handedOver.get("game") ?? "");
if (named.ok) game.value = named.value.id;
const number = parseDealNumber(handedOver.get("deal") ?? "");
fields.deal.value = number.ok ? number.value : (handedOver.get("deal") ?? "");
const packed = handedOver.get("log") ?? "";
fields.log.value = unpackLog(packed) ?? packed;
showCommand();
openForm(form);
copyWith(find("#copy", HTMLButtonElement), find("#command"));

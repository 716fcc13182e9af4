// Surveys the games and draws the report: `npm run survey`. The same arguments give the same files, whatever the machine.
import { availableParallelism } from "node:os";
import { type Arguments, parseArguments, usage } from "./arguments.ts";
import { DOCS, readFindings, writeData, writeFindings } from "./folder.ts";
import type { Answers } from "./measure.ts";
import { Pool } from "./pool.ts";
import { drawReport } from "./report.ts";
import { makeExceptionsCsv, summarize } from "./summarize.ts";
import { type Question, questions, type Subject } from "./subjects.ts";

const main = async (args: readonly string[]): Promise<void> => {
  const wanted = readArguments(args);
  if (!wanted) return;
  const docs = wanted.out ?? DOCS;
  if (!wanted.drawOnly) await survey(wanted, docs);
  await drawReport(docs);
};

const readArguments = (args: readonly string[]): Arguments | undefined => {
  try {
    return parseArguments(args, availableParallelism());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
    return undefined;
  }
};

const survey = async ({ subjects, questions, deals, workers }: Arguments, docs: string): Promise<void> => {
  const pool = new Pool(workers);
  for (const subject of subjects) {
    const plan: Partial<Record<Question, number>> = {};
    for (const question of questions) {
      if (subject.deals[question] > 0) plan[question] = deals ?? subject.deals[question];
    }
    const answers = await pool.ask(subject.id, plan, (done) => progress(`${subject.title}: ${done} deals`));
    progress("");
    console.log(`${subject.title}: ${answers.length} deals`);
    keep(subject, answers, docs);
  }
  await pool.close();
};

/** Writes what the answers come to. What was not asked stays as it is. */
const keep = (subject: Subject, answers: readonly Answers[], docs: string): void => {
  const findings = { ...readFindings(docs, subject) };
  for (const question of questions) {
    const given = answers.flatMap((each) => each[question] ?? []);
    if (given.length > 0) findings[question] = summarize(subject, question, given);
    if (question === "verdict" && subject.lists && given.length > 0) {
      writeData(docs, `${subject.id}-without-win.csv`, makeExceptionsCsv(given));
    }
  }
  writeFindings(docs, subject, findings);
};

/** On a terminal, one line that is written over. */
const progress = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${text}`);
};

await main(process.argv.slice(2));

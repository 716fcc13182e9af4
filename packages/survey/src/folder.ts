import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Subject, subjects } from "./subjects.ts";
import { type Findings, makeCsv, parseCsv } from "./table.ts";

/** Where the report and its data are: `winnability.md`, and a folder of that name beside it. */
export const DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));

const fileIn = (docs: string, name: string): string => join(docs, "winnability", name);

export const readFindings = (docs: string, { id }: Subject): Findings => {
  const file = fileIn(docs, `${id}.csv`);
  return existsSync(file) ? parseCsv(readFileSync(file, "utf8")) : {};
};

/** All findings, by the subject's id. */
export const readAllFindings = (docs: string): ReadonlyMap<string, Findings> =>
  new Map(subjects.map((subject) => [subject.id, readFindings(docs, subject)]));

export const writeFindings = (docs: string, { id }: Subject, findings: Findings): void =>
  writeData(docs, `${id}.csv`, makeCsv(findings));

export const writeData = (docs: string, name: string, text: string): void => {
  mkdirSync(join(docs, "winnability"), { recursive: true });
  writeFileSync(fileIn(docs, name), text);
};

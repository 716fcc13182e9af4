import { parentPort } from "node:worker_threads";
import { measure } from "./measure.ts";
import { type Job, questionsFor } from "./pool.ts";
import { subjects } from "./subjects.ts";

parentPort?.on("message", ({ subject: id, plan, first, last }: Job) => {
  const subject = subjects.find((each) => each.id === id)!;
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const answers = numbers.map((number) => measure(subject, number, questionsFor(plan, number)));
  parentPort?.postMessage(answers, []);
});

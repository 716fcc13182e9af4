import { type Schema, Validator } from "@cfworker/json-schema";
import { expect } from "vitest";
import { createApp } from "../../src/app.js";
import type { Log } from "../../src/log.js";
import type { Services } from "../../src/services.js";

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Record<string, Answer> }>>>>;
  readonly components: Schema;
}

/** What the service says of itself. It needs none of what the service needs to work. */
const described: Promise<Description> = Promise.resolve(
  createApp({ limits: {}, log: { request: () => undefined } as Partial<Log> } as Services).request("/openapi.json"),
).then((response) => response.json<Description>());

/** Every operation with the statuses that its description has. */
export const describedStatuses = async (): Promise<Record<string, number[]>> => {
  const { paths } = await described;
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        Object.keys(responses).map(Number),
      ]),
    ),
  );
};

const PROBLEM: Answer = {
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** Holds a response to the description: its status, its type, its headers, and every key of its body. */
export const expectDescribed = async (method: string, path: string, response: Response): Promise<void> => {
  const { paths } = await described;
  const template = Object.keys(paths).find((each) => matches(each, path));
  const methods = template === undefined ? undefined : paths[template]!;
  const where = `${method} ${template ?? "nowhere"}: ${response.status}`;
  if (method === "OPTIONS" && methods) return expectNothing(where, response, 204);
  const operation = methods?.[method === "HEAD" ? "get" : method.toLowerCase()];
  const answer = operation ? answerOf(operation.responses, response.status) : PROBLEM;
  // What says nothing of it, a cache may keep for as long as it sees fit.
  if (method === "GET" || method === "HEAD") expect(response.headers.get("Cache-Control"), where).not.toBeNull();
  expect(answer, `${where} is described`).toBeDefined();
  if (!operation) expect([404, 405], where).toContain(response.status);
  for (const [name, { required }] of Object.entries(answer!.headers ?? {})) {
    if (required) expect(response.headers.get(name), `${where} ${name}`).not.toBeNull();
  }
  const text = await response.clone().text();
  if (method === "HEAD" || !answer!.content) {
    expect(text, where).toBe("");
    return;
  }
  const [type] = (response.headers.get("Content-Type") ?? "").split(";");
  const content = answer!.content[type!];
  expect(content, `${where} ${type}`).toBeDefined();
  await expectSchema(where, content!.schema, type!.endsWith("json") ? JSON.parse(text) : text);
};

const expectNothing = async (where: string, response: Response, status: number): Promise<void> => {
  expect(response.status, where).toBe(status);
  expect(await response.clone().text(), where).toBe("");
};

/** A mistake of the service may come anywhere. */
const answerOf = (responses: Record<string, Answer>, status: number): Answer | undefined =>
  responses[status] ?? (status === 500 ? PROBLEM : undefined);

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(safeDecode(path));

/** Routes are found by the decoded path, as far as it can be decoded. */
const safeDecode = (path: string): string =>
  path.replaceAll(/%(?!2F)[0-9a-f]{2}/gi, (escape) => {
    const code = Number.parseInt(escape.slice(1), 16);
    return code < 128 ? String.fromCodePoint(code) : escape;
  });

const expectSchema = async (where: string, schema: Schema, body: unknown): Promise<void> => {
  const { components } = await described;
  const validator = new Validator(close({ ...schema, components }) as Schema, "2020-12", false);
  const { valid, errors } = validator.validate(body);
  expect(valid ? [] : errors.map((error) => `${error.instanceLocation} ${error.error}`), where).toEqual([]);
};

/** A schema that takes no keys but those that it names, unless it says so: what is not described does not pass. */
const close = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== "object" || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, close(value)]));
  return closed["type"] === "object" ? { additionalProperties: false, ...closed } : closed;
};

import { html, raw } from "hono/html";
import { problemCodes } from "../problem.js";
import type { Document, Operation, Schema } from "./model.js";
import { style } from "./style.js";

type Html = ReturnType<typeof html>;

/** The description as a page to be read. It needs no script. */
export const describePage = (document: Document): Html => {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ofTag = (name: string) => operations.filter(({ operation }) => operation.tags.includes(name));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: the API</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header><a href="/">${info.title}</a> <a href="/openapi.json">openapi.json</a></header>
        <main>
          <h1>The API</h1>
          ${info.description.split("\n\n").map((text) => html`<p>${prose(text)}</p>`)}
          <nav aria-label="Routes">
            <ul>
              ${operations.map(({ path, method, operation }) => html`<li><a href="#${idOf(method, path)}">${name(method, path)}</a> ${operation.summary}</li>`)}
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<h2>${tag.name}</h2>
                <p>${prose(tag.description)}</p>
                ${ofTag(tag.name).map(({ path, method, operation }) => section(path, method, operation))}`,
          )}
          <h2>Shapes</h2>
          ${Object.entries(components.schemas).map(
            ([title, schema]) =>
              html`<section id="${title}">
                <h3>${title}</h3>
                ${shape(schema)}
              </section>`,
          )}
          <h2>Codes of errors</h2>
          ${table(
            ["status", "code"],
            problemCodes.map(([code, status]) => [html`${status}`, html`<code>${code}</code>`]),
          )}
        </main>
      </body>
    </html>`;
};

const idOf = (method: string, path: string): string => `${method}${path.replaceAll(/[^a-z]+/g, "-")}`;
const name = (method: string, path: string) => html`<code><b>${method.toUpperCase()}</b> ${path}</code>`;

const section = (path: string, method: string, operation: Operation) => {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  return html`<section id="${idOf(method, path)}">
    <h3>${name(method, path)}</h3>
    <p>${summary}. ${description ? prose(description) : ""}</p>
    ${
      parameters.length > 0
        ? table(
            ["in the address", ""],
            parameters.map((each) => [
              html`<code>${each.name}</code>`,
              prose(each.description ?? each.schema.description ?? ""),
            ]),
          )
        : ""
    }
    ${requestBody ? html`<p>Takes ${bodyOf(requestBody.content)}.</p>` : ""}
    ${table(
      ["status", "answers", ""],
      Object.entries(responses).map(([status, response]) => [
        html`${status}`,
        response.content ? bodyOf(response.content) : html`nothing`,
        prose(response.description),
      ]),
    )}
  </section>`;
};

const bodyOf = (content: NonNullable<Operation["requestBody"]>["content"]) =>
  html`${Object.entries(content).map(([type, { schema }]) => html`${typeOf(schema)} <small>${type}</small>`)}`;

const table = (heads: readonly string[], rows: readonly (readonly Html[])[]) =>
  html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The properties of an object; of one of several, those of each. */
const shape = (schema: Schema): Html => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((each, i) => html`${i > 0 ? html`<p>or</p>` : ""}${shape(each)}`)}`;
  const { properties = {}, required = [] } = schema;
  return table(
    ["key", "value", ""],
    Object.entries(properties).map(([key, value]) => [
      html`<code>${key}</code>${required.includes(key) ? "" : html` <small>optional</small>`}`,
      typeOf(value),
      html`${prose(value.description ?? "")} ${inner(value)}`,
    ]),
  );
};

/** An object inside an object, or in a list, has no name of its own. */
const inner = (schema: Schema): Html | string => {
  if (schema.properties) return shape(schema);
  return schema.items ? inner(schema.items) : "";
};

const typeOf = (schema: Schema): Html => {
  const { $ref, type, format, items, anyOf, oneOf } = schema;
  if ($ref) {
    const title = $ref.slice($ref.lastIndexOf("/") + 1);
    return html`<a href="#${title}">${title}</a>`;
  }
  const choices = anyOf ?? oneOf;
  if (choices) return html`${choices.map((each, i) => html`${i > 0 ? " or " : ""}${typeOf(each)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum && schema.enum.length < 8)
    return html`<code>${schema.enum.map((each) => JSON.stringify(each)).join(" | ")}</code>`;
  if (items) return html`list of ${typeOf(items)}`;
  return html`${[type].flat().join(" or ")}${format ? html` <small>${format}</small>` : ""}`;
};

/** Text with its code between backticks. */
const prose = (text: string) => html`${text.split("`").map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))}`;

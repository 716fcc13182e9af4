/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that has the API judge a log, for a shell. @param url Of the route. */
export const curlOf = (url: string, body: Readonly<Record<string, string>>): string =>
  `curl -s ${quoted(url)} -H 'content-type: application/json' -d ${quoted(JSON.stringify(body))}`;

/** What the Worker writes for its operator: one JSON object a line. Never a path, and never the deal of a day to come. */
export interface Log {
  /** An answer that was given. */
  request(fields: RequestFields): void;
  /** Something that went as it should. */
  info(event: string, fields: Fields): void;
  /** Something that a person should look at. */
  alarm(event: string, fields: Fields): void;
}

export interface RequestFields {
  /** The pattern of the route, such as `/v1/daily/:date/:game`. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

type Fields = Readonly<Record<string, unknown>>;

export const consoleLog: Log = {
  request: (fields) => console.log(JSON.stringify({ event: "request", ...fields })),
  info: (event, fields) => console.log(JSON.stringify({ event, ...fields })),
  alarm: (event, fields) => console.error(JSON.stringify({ event, ...fields })),
};

/** What an error says, for the log. */
export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { expect } from "vitest";

/** Asserts that a response is an error as all errors are, and answers with its body. */
export const expectProblem = async (response: Response, status: number, code: string) => {
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status });
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("ETag")).toBeNull();
  const body = JSON.parse(text) as { title: string; detail: string; at?: number; errors?: { pointer: string }[] };
  expect(body).toMatchObject({ status, code, title: expect.stringMatching(/./), detail: expect.stringMatching(/\.$/) });
  return body;
};

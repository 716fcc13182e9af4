import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { setUp } from "../support/services.js";

const lint = async (source: string): Promise<string[]> => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const findings = await lintFromString({ source, config });
  return findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

describe("the description", () => {
  it("is sound OpenAPI, without a warning", async () => {
    expect(await lint(await (await setUp().get("/openapi.json")).text())).toEqual([]);
  });

  it("would be found out if it were not", async () => {
    const source = (await (await setUp().get("/openapi.json")).text()).replaceAll('"operationId"', '"operationid"');
    expect(await lint(source)).toContainEqual(expect.stringContaining("operation-operationId"));
  });
});

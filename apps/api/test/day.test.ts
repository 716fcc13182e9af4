import { describe, expect, it } from "vitest";
import { addDays, closesAt, dayAt, makeTimeText, opensAt, parseDay } from "../src/day.js";
import { at, day } from "./support/services.js";

describe("a day", () => {
  it.each(["2026-01-01", "2026-11-30", "2028-02-29", "0000-01-01", "9999-12-31"])("is read from %s", (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each([
    "",
    "today",
    "2026-02-30",
    "2026-02-29",
    "2026-00-10",
    "2026-13-01",
    "2026-04-31",
    "2026-01-00",
    "2026-1-1",
    "20260101",
    "02026-01-01",
    "+02026-01-01",
    "-2026-01-01",
    " 2026-01-01",
    "2026-01-01 ",
    "2026-01-01\n",
    "2026-01-01T00:00:00Z",
    "２０２６-01-01",
    "٢٠٢٦-٠١-٠١",
    "2026‐01‐01",
    "2026-01-01/penguin",
  ])("is not read from %j", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it("begins at midnight UTC, to the millisecond", () => {
    const midnight = at("2026-12-01T00:00:00Z");
    expect(dayAt(midnight - 1)).toBe("2026-11-30");
    expect(dayAt(midnight)).toBe("2026-12-01");
    expect(dayAt(midnight + 86_399_999)).toBe("2026-12-01");
    expect(dayAt(-1)).toBe("1969-12-31");
    expect(opensAt(day("2026-12-01"))).toBe(midnight);
  });

  it("closes 48 hours after it has opened", () => {
    expect(makeTimeText(closesAt(day("2026-12-31")))).toBe("2027-01-02T00:00:00Z");
  });

  it("is counted on over months, years and leap days", () => {
    expect(addDays(day("2026-12-31"), 1)).toBe("2027-01-01");
    expect(addDays(day("2028-03-01"), -1)).toBe("2028-02-29");
    expect(addDays(day("2026-03-28"), 2)).toBe("2026-03-30");
  });
});

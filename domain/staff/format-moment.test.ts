import { describe, expect, test } from "vitest";
import { formatMoment, formatReturn } from "./format-moment.ts";

const now = new Date("2026-11-20T09:44:00Z");

describe("a moment, as the office reads it", () => {
  test.each([
    ["2026-11-20T09:12:00Z", "today at 09:12"],
    ["2026-11-19T18:10:00Z", "yesterday at 18:10"],
    ["2026-07-19T18:10:00Z", "19/07/2026 at 19:10"],
  ])("%s was %s", (moment, text) => {
    expect(formatMoment(new Date(moment), now)).toBe(text);
  });

  test.each([
    ["2026-11-20T12:00:00Z", "12:00"],
    ["2026-11-23T09:00:00Z", "23 Nov, 09:00"],
    ["2027-01-04T09:00:00Z", "4 Jan 2027, 09:00"],
  ])("what is put aside until %s is back %s", (moment, text) => {
    expect(formatReturn(new Date(moment), now)).toBe(text);
  });
});

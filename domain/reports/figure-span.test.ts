import { describe, expect, test } from "vitest";
import { describeSpan, findDayAfter, getSpanBefore, readSpan } from "./figure-span.ts";

const now = new Date("2026-11-20T09:44:00Z");
const read = (weeks: string | null, day: string | null, at = now) => readSpan({ weeks, day }, at);

describe("the weeks of the figures", () => {
  test.each([
    ["this week, if nothing is said", null, null, "2026-11-16", "2026-11-22"],
    ["that of a day", "1", "2026-11-04", "2026-11-02", "2026-11-08"],
    ["a Sunday ends its week", "1", "2026-11-08", "2026-11-02", "2026-11-08"],
    ["four up to this one", "4", null, "2026-10-26", "2026-11-22"],
    ["thirteen up to that of a day", "13", "2026-11-04", "2026-08-10", "2026-11-08"],
    ["none to come", "1", "2027-01-04", "2026-11-16", "2026-11-22"],
    ["no number that we do not offer", "7", null, "2026-11-16", "2026-11-22"],
    ["no date that is none", "1", "2026-02-30", "2026-11-16", "2026-11-22"],
  ])("%s", (_case, weeks, day, firstDay, lastDay) => {
    expect(read(weeks, day)).toMatchObject({ firstDay, lastDay });
  });

  test("begin at London's midnight, in summer too", () => {
    const summer = read("1", null, new Date("2026-07-01T12:00:00Z"));
    expect(summer.from.toISOString()).toBe("2026-06-28T23:00:00.000Z");
    // A quarter past midnight on Monday in London is still Sunday in UTC.
    expect(read("1", null, new Date("2026-06-28T23:15:00Z")).firstDay).toBe("2026-06-29");
  });

  test("a week has an hour more when summer ends", () => {
    const { from, until } = read("1", "2026-10-25");
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(7 * 24 + 1);
  });

  test("are compared with as many before them", () => {
    expect(getSpanBefore(read("4", null))).toMatchObject({
      weeks: 4,
      firstDay: "2026-09-28",
      lastDay: "2026-10-25",
    });
  });

  test("have later ones until this week", () => {
    expect(findDayAfter(read("1", null), now)).toBeNull();
    expect(findDayAfter(read("1", "2026-11-04"), now)).toBe("2026-11-15");
    expect(findDayAfter(read("13", "2026-11-04"), now)).toBe("2026-11-22");
  });

  test("are named by their first and last day", () => {
    expect(describeSpan(read(null, null))).toBe("16 to 22 November 2026");
  });
});

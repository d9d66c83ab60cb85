import { describe, expect, test } from "vitest";
import { type DiaryPlace, findAppointmentNews, listDiaryNews } from "./diary-news.ts";

/** A Thursday, 09:44. */
const now = new Date("2026-11-19T09:44:00Z");
const at = (start: string, changes: Partial<DiaryPlace> = {}): DiaryPlace => {
  const startsAt = new Date(`2026-11-${start}:00Z`);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  return { startsAt, endsAt, negotiatorId: 1, place: "Ropewalk Works", ...changes };
};
const tom = { negotiatorId: 2 };

describe("a negotiator hears of a change", () => {
  test.each([
    ["booked for today", null, at("19T16:30"), [[1, "added"]]],
    ["booked for tomorrow evening", null, at("20T18:30"), [[1, "added"]]],
    ["booked for the day after", null, at("21T10:00"), []],
    ["cancelled today", at("19T16:30"), null, [[1, "removed"]]],
    ["cancelled when it is over", at("19T09:00"), null, []],
    ["moved within today", at("19T16:30"), at("19T17:30"), [[1, "moved"]]],
    ["moved from today to next week", at("19T16:30"), at("26T16:30"), [[1, "moved"]]],
    ["moved from next week to tomorrow", at("26T16:30"), at("20T16:30"), [[1, "moved"]]],
    ["moved from next week to the week after", at("24T16:30"), at("30T16:30"), []],
    ["to another place", at("19T16:30"), at("19T16:30", { place: "Everyone" }), [[1, "moved"]]],
    ["to what it was", at("19T16:30"), at("19T16:30"), []],
    [
      "given to a colleague: both of them",
      at("19T16:30"),
      at("19T16:30", tom),
      [
        [1, "removed"],
        [2, "added"],
      ],
    ],
    [
      "given away for next week: whoever had it",
      at("19T16:30"),
      at("26T16:30", tom),
      [[1, "removed"]],
    ],
  ])("%s", (_, before, after, expected) => {
    const news = listDiaryNews(before, after, now);
    expect(news.map(({ negotiatorId, what }) => [negotiatorId, what])).toEqual(expected);
  });

  test("by London's day: half past midnight in summer is today", () => {
    const night = new Date("2026-07-01T23:30:00Z");
    const startsAt = new Date("2026-07-03T09:00:00Z");
    const friday = { ...at("19T10:00"), startsAt, endsAt: new Date("2026-07-03T09:30:00Z") };
    expect(listDiaryNews(null, friday, night)).toHaveLength(1);
    expect(listDiaryNews(null, friday, new Date("2026-07-01T22:30:00Z"))).toEqual([]);
  });
});

describe("the tenant in a home, and whoever an appointment is with, hear of a change", () => {
  const was = at("19T16:30");
  const longer = { ...was, endsAt: new Date("2026-11-19T17:30:00Z") };

  test.each([
    ["booked", null, was, "booked", "booked"],
    ["cancelled", was, null, "cancelled", "cancelled"],
    ["at another time", was, at("26T16:30"), "moved", "moved"],
    ["that takes longer: the tenant alone", was, longer, "moved", null],
    ["that a colleague goes to: not the tenant", was, { ...was, ...tom }, null, "moved"],
    ["at another place: not the tenant", was, { ...was, place: "Everyone" }, null, "moved"],
    ["to what it was: neither", was, was, null, null],
  ])("%s", (_, before, after, tenant, landlord) => {
    expect(findAppointmentNews(before, after)).toEqual({ tenant, landlord });
  });
});

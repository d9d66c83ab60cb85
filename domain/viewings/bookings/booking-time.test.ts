import { describe, expect, test } from "vitest";
import { parseViewingPlan, parseViewingStart, findReminderRound } from "./booking-time.ts";
import { formatViewingTimes, listViewingTimes } from "./viewing-time-text.ts";

const now = new Date("2026-11-21T12:00:00Z");
const plan = { date: "2026-12-03", time: "18:00", minutes: 30 };

function parsePlan(changes: Partial<typeof plan>, at = now) {
  const result = parseViewingPlan({ ...plan, ...changes }, at);
  return result.ok ? [result.startsAt.toISOString(), result.endsAt.toISOString()] : result.problem;
}

test.each([
  ["the first start of a day", { time: "09:00" }, "2026-12-03T09:00:00.000Z"],
  ["the last start of a day", { time: "18:30" }, "2026-12-03T18:30:00.000Z"],
  ["a Saturday", { date: "2026-12-05" }, "2026-12-05T18:00:00.000Z"],
  ["an hour that ends at 19:00", { minutes: 60 }, "2026-12-03T18:00:00.000Z"],
  ["a summer evening", { date: "2027-07-01" }, "2027-07-01T17:00:00.000Z"],
  ["the Monday after the clocks change", { date: "2027-03-29" }, "2027-03-29T17:00:00.000Z"],
  ["later today", { date: "2026-11-21", time: "12:30" }, "2026-11-21T12:30:00.000Z"],
])("%s can be booked", (_what, changes, start) => {
  expect(parsePlan(changes)[0]).toBe(start);
});

test.each([
  ["a Sunday", { date: "2026-12-06" }, "Select a day from Monday to Saturday."],
  [
    "the day the clocks go back, a Sunday",
    { date: "2027-10-31" },
    "Select a day from Monday to Saturday.",
  ],
  ["an early start", { time: "08:59" }, "Enter a start time from 09:00 to 18:30"],
  ["a late start", { time: "18:31" }, "Enter a start time from 09:00 to 18:30"],
  ["one that ends late", { time: "18:30", minutes: 31 }, "must end by 19:00"],
  ["one of no length", { minutes: 0 }, "Enter a length from 10 to 120 minutes"],
  ["one of half minutes", { minutes: 30.5 }, "Enter a length from 10 to 120 minutes"],
  ["one of three hours", { time: "09:00", minutes: 180 }, "Enter a length from 10 to 120 minutes"],
  ["yesterday", { date: "2026-11-20" }, "That time has passed"],
  ["this very moment", { date: "2026-11-21", time: "12:00" }, "That time has passed"],
  ["a date that does not exist", { date: "2026-02-30" }, "doesn’t exist in London"],
  [
    "a time that the clocks leave out",
    { date: "2027-03-28", time: "01:30" },
    "doesn’t exist in London",
  ],
])("%s can't be booked", (_what, changes, problem) => {
  expect(parsePlan(changes)).toContain(problem);
});

test("a place in a block viewing may be at any time ahead", () => {
  const parse = (time: string, date = plan.date) => parseViewingStart({ date, time }, now);
  const startsAt = new Date("2026-12-03T18:45:00Z");
  expect(parse("18:45")).toEqual({ ok: true, startsAt });
  expect(parse("12:00", "2026-11-21")).toMatchObject({
    ok: false,
    problem: expect.stringContaining("passed"),
  });
  expect(parse("01:30", "2027-03-28")).toMatchObject({
    ok: false,
    problem: expect.stringContaining("doesn’t exist"),
  });
});

test("times read as on a ticket, and say that they are London's", () => {
  const summer = [new Date("2026-07-02T17:00:00Z"), new Date("2026-07-02T17:30:00Z")] as const;
  expect(formatViewingTimes(listViewingTimes(...summer))).toBe(
    "Thursday 02/07/2026, 18:00 - 18:30, London time",
  );
});

describe("reminders go out the day before, from ten to eight in London", () => {
  test.each([
    ["2026-12-02T09:59:00Z", null],
    ["2026-12-02T10:00:00Z", ["2026-12-03T00:00:00.000Z", "2026-12-04T00:00:00.000Z"]],
    ["2026-12-02T19:59:00Z", ["2026-12-03T00:00:00.000Z", "2026-12-04T00:00:00.000Z"]],
    ["2026-12-02T20:00:00Z", null],
    ["2026-07-01T08:59:00Z", null],
    ["2026-07-01T09:00:00Z", ["2026-07-01T23:00:00.000Z", "2026-07-02T23:00:00.000Z"]],
    // Tomorrow has 25 hours, then 23.
    ["2026-10-24T09:00:00Z", ["2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z"]],
    ["2027-03-27T10:00:00Z", ["2027-03-28T00:00:00.000Z", "2027-03-28T23:00:00.000Z"]],
  ])("at %s: %j", (moment, tomorrow) => {
    const round = findReminderRound(new Date(moment));
    expect(round && [round.start.toISOString(), round.end.toISOString()]).toEqual(tomorrow);
  });

  test("for what was booked before ten that day", () => {
    const round = findReminderRound(new Date("2026-07-01T15:00:00Z"));
    expect(round?.placedBefore.toISOString()).toBe("2026-07-01T09:00:00.000Z");
  });
});

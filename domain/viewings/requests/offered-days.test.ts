import { describe, expect, test } from "vitest";
import { canKeep, groupOfferedDays, listOfferedEnds, listOfferedStarts } from "./offered-days.ts";

const span = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

describe("times that somebody can keep", () => {
  test.each([
    ["in winter", "2026-12-03T09:00:00Z", "2026-12-03T09:30:00Z", "2026-12-03", "09:00", "09:30"],
    ["in summer", "2026-07-02T17:30:00Z", "2026-07-02T18:00:00Z", "2026-07-02", "18:30", "19:00"],
    [
      "between the steps",
      "2026-07-02T08:05:00Z",
      "2026-07-02T08:50:00Z",
      "2026-07-02",
      "09:05",
      "09:50",
    ],
    [
      "the Saturday before the clock goes forward",
      "2026-03-28T09:00:00Z",
      "2026-03-28T09:30:00Z",
      "2026-03-28",
      "09:00",
      "09:30",
    ],
    [
      "the day on which it goes forward",
      "2026-03-29T08:00:00Z",
      "2026-03-29T08:30:00Z",
      "2026-03-29",
      "09:00",
      "09:30",
    ],
    [
      "the Monday after",
      "2026-03-30T08:00:00Z",
      "2026-03-30T08:30:00Z",
      "2026-03-30",
      "09:00",
      "09:30",
    ],
    [
      "the Saturday before it goes back",
      "2026-10-24T08:00:00Z",
      "2026-10-24T08:30:00Z",
      "2026-10-24",
      "09:00",
      "09:30",
    ],
    [
      "the day on which it goes back",
      "2026-10-25T09:00:00Z",
      "2026-10-25T09:30:00Z",
      "2026-10-25",
      "09:00",
      "09:30",
    ],
    [
      "the Monday after that",
      "2026-10-26T09:00:00Z",
      "2026-10-26T09:30:00Z",
      "2026-10-26",
      "09:00",
      "09:30",
    ],
  ])("are said by London's clock: %s", (_, startsAt, endsAt, date, from, until) => {
    expect(groupOfferedDays([span(startsAt, endsAt)])).toEqual({ [date]: [{ from, until }] });
  });

  const days = groupOfferedDays([
    span("2026-12-03T09:00:00Z", "2026-12-03T09:45:00Z"),
    span("2026-12-03T15:00:00Z", "2026-12-03T15:45:00Z"),
    span("2026-12-04T10:00:00Z", "2026-12-04T10:45:00Z"),
  ]);

  test("are grouped by day, in their order", () => {
    expect(Object.keys(days)).toEqual(["2026-12-03", "2026-12-04"]);
    expect(listOfferedStarts(days, "2026-12-03")).toEqual(["09:00", "15:00"]);
    expect(listOfferedEnds(days, "2026-12-03", "15:00")[0]).toBe("16:00");
  });

  test.each([
    ["09:00", "10:00", true],
    ["09:00", "09:30", false],
    ["10:00", "12:00", false],
    ["14:00", "19:00", true],
  ])("keep a wish from %s until %s: %s", (from, until, kept) => {
    expect(canKeep(days, { date: "2026-12-03", from, until })).toBe(kept);
  });

  test("are whatever was asked for where no hours are set", () => {
    expect(canKeep(null, { date: "2026-12-03", from: "09:00", until: "09:30" })).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { countWeeks, getMonday, listMondays } from "./viewing-figures.ts";

const at = (text: string) => new Date(text);
const monday = "2026-11-23";

describe("weeks", () => {
  test.each([
    ["on a Monday", "2026-11-23T00:00:00Z", "2026-11-23"],
    ["on a Sunday night", "2026-11-29T23:59:00Z", "2026-11-23"],
    ["by London's clock in summer", "2026-06-07T23:30:00Z", "2026-06-08"],
  ])("begin %s", (_, moment, expected) => {
    expect(getMonday(at(moment))).toBe(expected);
  });

  test("are listed from this one back", () => {
    expect(listMondays(at("2026-11-26T12:00:00Z"), 3)).toEqual([
      "2026-11-23",
      "2026-11-16",
      "2026-11-09",
    ]);
  });
});

test("a request counts in the week in which it came, wherever its offer falls", () => {
  const asked = [
    { at: at("2026-11-27T12:00:00Z"), firstOfferedAt: at("2026-11-30T12:00:00Z") },
    { at: at("2026-11-24T12:00:00Z"), firstOfferedAt: at("2026-11-24T13:30:00Z") },
    { at: at("2026-11-24T12:00:00Z"), firstOfferedAt: at("2026-11-24T12:00:00Z") },
    { at: at("2026-11-24T12:00:00Z"), firstOfferedAt: null },
  ];
  const [week] = countWeeks({ asked, booked: [], viewings: [] }, [monday]);
  expect(week).toMatchObject({ asked: 4, offered: 3, hoursToOffer: 1.5 });
});

test("half of the times came sooner: the mean of the two in the middle", () => {
  const asked = [1, 2].map((hours) => ({
    at: at("2026-11-24T12:00:00Z"),
    firstOfferedAt: new Date(Date.UTC(2026, 10, 24, 12 + hours)),
  }));
  expect(countWeeks({ asked, booked: [], viewings: [] }, [monday])[0]?.hoursToOffer).toBe(1.5);
});

test("viewings count in the week in which they were to be, cancelled ones never", () => {
  const startsAt = at("2026-11-26T12:00:00Z");
  const viewings = [
    { startsAt, state: "confirmed", outcome: "done" },
    { startsAt, state: "booked", outcome: "arrived" },
    { startsAt, state: "booked", outcome: "no-show" },
    { startsAt, state: "booked", outcome: null },
    { startsAt, state: "cancelled", outcome: "no-show" },
  ] as const;
  const booked = [{ at: at("2026-11-16T12:00:00Z") }];
  const [week, before] = countWeeks({ asked: [], booked, viewings }, [monday, "2026-11-16"]);
  expect(week).toMatchObject({ kept: 2, noShows: 1, booked: 0, hoursToOffer: null });
  expect(before).toMatchObject({ kept: 0, noShows: 0, booked: 1 });
});

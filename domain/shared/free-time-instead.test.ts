import { expect, test } from "vitest";
import { readChangeAt, toChangeAt, toFreeTimeInstead } from "./free-time-instead.ts";

const typed = { date: "2026-07-02", time: "15:00", note: "Ring twice" };

test("the button of a free time sends what was typed, with its own time", () => {
  const startsAt = new Date("2026-07-02T14:30:00Z");
  const time = toFreeTimeInstead(startsAt, new Date("2026-07-01T09:00:00Z"));
  expect(time.label).toBe("Thu 2 Jul, 15:30");
  const change = toChangeAt("book", time);
  expect(readChangeAt({ ...typed, change })).toEqual({ ...typed, change: "book", time: "15:30" });
});

test.each(["book", "", "book at noon", "look book"])(
  "'%s' keeps the time that was typed",
  (change) => {
    expect(readChangeAt({ ...typed, change })).toEqual({ ...typed, change });
  },
);

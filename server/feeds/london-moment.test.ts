import { expect, test } from "vitest";
import { parseLondonTime } from "./london-moment.ts";

test.each([
  ["2026-11-01", "09:00:00", "2026-11-01T09:00:00.000Z"],
  ["2026-07-01", "09:00:00", "2026-07-01T08:00:00.000Z"],
  ["2026-07-01", "00:30:00", "2026-06-30T23:30:00.000Z"],
  ["2026-10-25", "01:30:00", "2026-10-25T00:30:00.000Z"],
])("London time is %s %s at %s", (day, time, moment) => {
  expect(parseLondonTime(day, time).toISOString()).toBe(moment);
});

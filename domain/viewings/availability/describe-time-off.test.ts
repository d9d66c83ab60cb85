import { expect, test } from "vitest";
import { describeTimeOff } from "./describe-time-off.ts";

test.each([
  ["2026-11-30T00:00:00Z", "2026-12-02T23:59:00Z", "30 November to 2 December 2026"],
  ["2026-11-30T00:00:00Z", "2026-11-30T23:59:00Z", "30 November 2026"],
  ["2026-11-30T13:00:00Z", "2026-11-30T15:30:00Z", "30 November 2026, 13:00 to 15:30"],
  [
    "2026-11-30T13:00:00Z",
    "2026-12-01T23:59:00Z",
    "30 November 2026 at 13:00 to 1 December 2026 at 23:59",
  ],
  ["2026-06-30T23:00:00Z", "2026-07-01T22:59:00Z", "1 July 2026"],
])("time off from %s to %s", (startsAt, endsAt, text) => {
  expect(describeTimeOff({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })).toBe(text);
});

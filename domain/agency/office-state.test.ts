import { expect, test } from "vitest";
import { usualOfficeHours } from "./office-hours.ts";
import { findOfficeState } from "./office-state.ts";

const hours = { ...usualOfficeHours, closedDays: ["2026-12-25"] };

test.each([
  ["2026-11-20T08:59Z", { isOpen: false, opens: { date: "2026-11-20", time: "09:00" } }],
  ["2026-11-20T09:00Z", { isOpen: true, until: "18:00" }],
  ["2026-11-20T17:59Z", { isOpen: true, until: "18:00" }],
  ["2026-11-20T18:00Z", { isOpen: false, opens: { date: "2026-11-21", time: "10:00" } }],
  ["2026-11-21T16:00Z", { isOpen: false, opens: { date: "2026-11-23", time: "09:00" } }],
  ["2026-12-25T12:00Z", { isOpen: false, opens: { date: "2026-12-26", time: "10:00" } }],
  // Summer: London is an hour ahead of UTC.
  ["2026-07-01T08:00Z", { isOpen: true, until: "18:00" }],
  ["2026-07-01T23:30Z", { isOpen: false, opens: { date: "2026-07-02", time: "09:00" } }],
])("at %s", (now, state) => {
  expect(findOfficeState(hours, new Date(now))).toEqual(state);
});

test("an office that opens on no day of the next month names none", () => {
  const closed = { week: usualOfficeHours.week.map(() => null), closedDays: [] };
  expect(findOfficeState(closed, new Date("2026-11-20T12:00Z"))).toEqual({
    isOpen: false,
    opens: null,
  });
});

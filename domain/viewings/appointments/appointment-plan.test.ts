import { expect, test } from "vitest";
import { appointmentKindNames, appointmentKinds } from "./appointment.ts";
import { appointmentFields, parseAppointment } from "./appointment-plan.ts";
import * as v from "valibot";

const now = new Date("2026-11-20T09:00:00Z");
const plan = (changes: object) =>
  v.parse(appointmentFields, {
    kind: "viewing",
    negotiatorId: 1,
    listingId: "p1",
    date: "2026-12-03",
    time: "10:00",
    minutes: 60,
    ...changes,
  });

test("every kind has a name", () => {
  expect(Object.keys(appointmentKindNames)).toEqual([...appointmentKinds]);
});

test.each([
  ["an evening for anything but a viewing", { kind: "valuation", time: "20:00" }, null],
  ["an evening for a viewing", { time: "18:30" }, "time"],
  ["a Sunday", { date: "2026-12-06" }, "date"],
  ["a time that has passed", { date: "2026-11-20", time: "09:00" }, "time"],
  ["the hour that London skips", { date: "2027-03-28", time: "01:30", kind: "other" }, "time"],
  ["a viewing of no home", { listingId: null }, "listingId"],
  ["work without a place", { kind: "other", listingId: null }, "place"],
  ["a slot longer than the whole", { slotMinutes: 90 }, "slotMinutes"],
])("%s", (_what, changes, path) => {
  const planned = parseAppointment(plan(changes), now);
  expect(planned.ok ? null : planned.path).toBe(path);
});

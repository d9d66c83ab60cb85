import { expect, test } from "vitest";
import { findAppointmentStatus, viewingStatusNames } from "./appointment-status.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-20T13:00:00Z");
const before = new Date("2026-11-20T11:00:00Z");
const one = {
  kind: "viewing",
  state: "booked",
  places: 1,
  slotMinutes: null,
  endsAt: later,
} as const;
const confirmed = { state: "confirmed", outcome: null } as const;

test.each([
  ["a viewing that its renter confirmed", one, [confirmed], "confirmed"],
  ["one that nobody answered", one, [{ state: "booked", outcome: null }], "waits"],
  ["one whose renter wants another time", one, [{ state: "change-asked", outcome: null }], "waits"],
  ["a valuation", { ...one, kind: "valuation" }, [], "due"],
  ["photographs", { ...one, kind: "photographs" }, [], "own"],
  ["a block viewing", { ...one, slotMinutes: 15 }, [confirmed], "block"],
  ["a hold", { ...one, state: "held" }, [], "held"],
  [
    "a viewing that is over, until somebody says how it went",
    { ...one, endsAt: before },
    [confirmed],
    "due",
  ],
  ["and then", { ...one, endsAt: before }, [{ state: "confirmed", outcome: "done" }], "past"],
  ["own work that is over", { ...one, kind: "other", endsAt: before }, [], "past"],
] as const)("%s has the beam of what it waits for", (_what, appointment, booked, look) => {
  expect(findAppointmentStatus(appointment, booked, now)).toBe(look);
});

test("a viewing that is over says that its feedback is due", () => {
  const look = findAppointmentStatus({ ...one, endsAt: before }, [confirmed], now);
  expect(viewingStatusNames[look]).toBe("Feedback due");
});

import { expect, test } from "vitest";
import { hasConfirmedAll } from "./awaited-reply.ts";

const now = new Date("2026-11-21T12:00:00Z");
const written = new Date("2026-11-20T12:00:00Z");
const confirmed = {
  state: "confirmed",
  endsAt: new Date("2026-11-24T12:00:00Z"),
  confirmedAt: new Date("2026-11-20T15:00:00Z"),
} as const;
const over = { ...confirmed, endsAt: now } as const;

test.each([
  ["a viewing that they confirmed since", [confirmed], true],
  ["no viewing", [], false],
  ["one that they have not confirmed", [{ ...confirmed, state: "booked" }], false],
  ["one of which they want another time", [{ ...confirmed, state: "change-asked" }], false],
  ["one of two that they confirmed", [confirmed, { ...confirmed, state: "booked" }], false],
  ["one that was cancelled beside it", [confirmed, { ...confirmed, state: "cancelled" }], true],
  ["one that is over", [over], false],
  ["one that is over beside it", [{ ...over, state: "booked" }, confirmed], true],
  [
    "one that they confirmed before somebody wrote again",
    [{ ...confirmed, confirmedAt: new Date("2026-11-20T11:59:00Z") }],
    false,
  ],
] as const)("a renter with %s has said all that they were asked: %s", (_what, viewings, hasAll) => {
  expect(hasConfirmedAll(viewings, written, now)).toBe(hasAll);
});

import { expect, test } from "vitest";
import type { OfferState } from "../offers/offer-state.ts";
import type { BookingState } from "../viewings/bookings/booking.ts";
import { calculateErasureDue, findObstacles } from "./erasure.ts";

const now = new Date("2026-11-21T12:00:00Z");
const decidedAt = new Date("2026-11-01T12:00:00Z");

const findKinds = (held: Partial<Parameters<typeof findObstacles>[0]>) =>
  findObstacles({ offers: [], bookings: [], tenancies: [], landlords: [], ...held }, now).map(
    ({ kind, effect, until }) => [kind, effect, until?.toISOString().slice(0, 10) ?? null] as const,
  );

test.each<[OfferState, ReturnType<typeof findKinds>]>([
  ["invited", []],
  ["draft", []],
  ["submitted", [["running-offer", "blocks", null]]],
  ["accepted", [["tenancy-records", "keeps", null]]],
  ["declined", [["refused-offer", "keeps", "2027-05-01"]]],
  ["withdrawn", []],
  ["expired", []],
])("an offer that is %s", (state, obstacles) => {
  const offer = { id: "o", listingId: "p", state, decidedAt };
  expect(findKinds({ offers: [offer] })).toEqual(obstacles);
});

test.each([
  ["six months ago", "2026-05-21T12:00:00Z", []],
  ["a second less", "2026-05-21T12:00:01Z", [["refused-offer", "keeps", "2026-11-21"]]],
])("an offer that was refused %s", (_when, at, obstacles) => {
  const offer = { id: "o", listingId: "p", state: "declined", decidedAt: new Date(at) } as const;
  expect(findKinds({ offers: [offer] })).toEqual(obstacles);
});

test.each<[string, BookingState, string, number]>([
  ["tomorrow", "booked", "2026-11-22T12:00:00Z", 1],
  ["tomorrow, confirmed", "confirmed", "2026-11-22T12:00:00Z", 1],
  ["tomorrow, to be moved", "change-asked", "2026-11-22T12:00:00Z", 1],
  ["tomorrow, cancelled", "cancelled", "2026-11-22T12:00:00Z", 0],
  ["that is over", "confirmed", "2026-11-21T12:00:00Z", 0],
])("a viewing %s", (_when, state, endsAt, count) => {
  const booking = { id: "b", listingId: "p", state, endsAt: new Date(endsAt) };
  expect(findKinds({ bookings: [booking] })).toHaveLength(count);
});

test.each([
  ["runs", null, [["tenancy-records", "keeps", null]]],
  ["ended lately", "2027-01-01T00:00:00Z", [["tenancy-records", "keeps", "2027-01-01"]]],
  ["ended six years ago", "2026-11-21T00:00:00Z", []],
])("a tenancy that %s", (_what, until, obstacles) => {
  const keptUntil = until === null ? null : new Date(until);
  expect(findKinds({ tenancies: [{ id: "t", listingId: "p", keptUntil }] })).toEqual(obstacles);
});

test("a landlord with homes or terms is kept", () => {
  expect(findKinds({ landlords: [{ id: "l", listingId: "p" }] })).toEqual([
    ["landlord-records", "keeps", null],
  ]);
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-12-21"],
  ["2027-01-31T12:00:00Z", "2027-02-28"],
])("a request of %s is due by %s", (askedAt, due) => {
  expect(calculateErasureDue(new Date(askedAt)).toISOString().slice(0, 10)).toBe(due);
});

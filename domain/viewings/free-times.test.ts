import { describe, expect, test } from "vitest";
import { type BusyTime, listFreeTimes } from "./free-times.ts";

const listingId = "p00000000001";
/** Friday. */
const now = new Date("2026-11-20T09:44:00Z");
const busyTime = (changes: Partial<BusyTime>): BusyTime => ({
  negotiatorId: 1,
  listingId: "p00000000002",
  startsAt: new Date("2026-11-20T12:00:00Z"),
  endsAt: new Date("2026-11-20T12:30:00Z"),
  ...changes,
});
const find = (busy: BusyTime[], negotiators = [1], at = now) =>
  listFreeTimes({ listingId, negotiators, busy, now: at }, 3).map(({ startsAt }) =>
    startsAt.toISOString().slice(0, 16),
  );

describe("the next free times of a home", () => {
  test("begin two hours ahead and are three hours apart", () => {
    expect(find([])).toEqual(["2026-11-20T12:00", "2026-11-20T15:00", "2026-11-20T18:00"]);
  });

  test("leave out when the only negotiator is busy, also in part", () => {
    expect(find([busyTime({})])[0]).toBe("2026-11-20T12:30");
    const long = busyTime({ endsAt: new Date("2026-11-20T12:31:00Z") });
    expect(find([long])[0]).toBe("2026-11-20T13:00");
  });

  test("include when another one is free", () => {
    expect(find([busyTime({})], [1, 2])[0]).toBe("2026-11-20T12:00");
  });

  test("leave out when somebody else views the home, whoever is free", () => {
    expect(find([busyTime({ listingId })], [1, 2])[0]).toBe("2026-11-20T12:30");
  });

  test("go on next day, never on a Sunday, in London's summer too", () => {
    expect(find([], [1], new Date("2026-11-21T18:00:00Z"))[0]).toBe("2026-11-23T09:00");
    expect(find([], [1], new Date("2026-07-01T20:00:00Z"))[0]).toBe("2026-07-02T08:00");
  });

  test("are none without a negotiator", () => {
    expect(find([], [])).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { listFreeTimes } from "../../../domain/viewings/requests/free-times.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { timeOff } from "../availability/availability-tables.ts";
import { findHomeDiary, findNextFreeTimes } from "./next-free-times.ts";

const wanted = { listingId: createListing().id, now: noon };
const format = (times: readonly { startsAt: Date }[]) =>
  times.map(({ startsAt }) => startsAt.toISOString().slice(5, 16));

describe.each(testEngines)("the next times of a home, on the %s engine", (engine) => {
  const { database, plan, work } = useBookings(engine);

  // It is Saturday. Five days are read first, and all fifteen if they have too few times.
  test.each([
    ["2026-11-23T00:00Z", ["11-23T10:00", "11-23T13:00", "11-23T16:00"]],
    ["2026-11-25T00:00Z", ["11-25T10:00", "11-25T13:00", "11-25T16:00"]],
    ["2026-11-25T15:00Z", ["11-25T15:00", "11-25T18:00", "11-26T10:00"]],
    ["2026-11-27T00:00Z", ["11-27T10:00", "11-27T13:00", "11-27T16:00"]],
    ["2026-12-06T00:00Z", []],
  ])("are the first of the whole diary, with a holiday until %s", async (until, expected) => {
    const { orm } = database();
    const { negotiatorId } = plan();
    await work(negotiatorId);
    const off = { startsAt: noon, endsAt: new Date(until), reason: "holiday" };
    await orm
      .insert(timeOff)
      .values({ negotiatorId, ...off, createdBy: "visitor", createdAt: noon });
    expect(format(await findNextFreeTimes(orm, wanted, 3))).toEqual(expected);
    const { diary, home } = (await findHomeDiary(orm, wanted))!;
    const whole = listFreeTimes(diary, home, { now: noon, apart: 180, atMost: 3 });
    expect(format(whole)).toEqual(expected);
  });

  test("begin with the day that was asked for, though one before it is as near", async () => {
    const { orm } = database();
    const { negotiatorId } = plan();
    await work(negotiatorId);
    // Of the asked day only the last hours are left.
    const off = { startsAt: new Date("2026-11-25T00:00Z"), endsAt: new Date("2026-11-25T17:00Z") };
    const entered = { reason: "holiday", createdBy: "visitor", createdAt: noon } as const;
    await orm.insert(timeOff).values({ negotiatorId, ...off, ...entered });
    const wish = { date: "2026-11-25", from: "14:00", until: "15:00" };
    const times = format(await findNextFreeTimes(orm, { ...wanted, wish }, 3));
    expect(times[0]).toMatch(/^11-25/);
    expect(times.some((time) => !time.startsWith("11-25"))).toBe(true);
  });
});

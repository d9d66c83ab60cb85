import {
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  property,
  record,
  uniqueArray,
} from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createEntry,
  createFacts,
  createHome,
  createPerson,
  createWeek,
} from "../../server/testing/diary.ts";
import { getLondonDateTime } from "../shared/london-time.ts";
import { explainConflict } from "./conflicts.ts";
import { createDiary } from "./diary.ts";
import { listFreeTimes } from "./free-times.ts";

/** Random diaries without two appointments of one person or in one home at a time. */
const diaries = record({
  seats: uniqueArray(integer({ min: 0, max: 300 }), { maxLength: 60 }),
  far: array(double({ min: -0.05, max: 0.05, noNaN: true }), {
    minLength: 1,
    maxLength: 5,
  }),
  minutes: integer({ min: 10, max: 60 }),
  buffer: integer({ min: 0, max: 30 }),
  starts: constantFrom("09:00", "10:30", "13:00"),
  off: integer({ min: 0, max: 200 }),
  summer: boolean(),
}).map(({ seats, far, minutes, buffer, starts, off, summer }) => {
  // The week of a change of the clocks.
  const from = new Date(summer ? "2027-03-25T00:00:00Z" : "2026-10-22T00:00:00Z");
  const moment = (halfHours: number) => new Date(from.getTime() + halfHours * 1_800_000);
  const entries = seats.map((seat, index) =>
    createEntry(moment(seat).toISOString(), {
      negotiatorId: (index % 3) + 1,
      listingId: index % 4 === 0 ? createHome().id : `p${index}`,
      at: { lat: 51.528 + far[index % far.length]!, long: -0.075 },
    }),
  );
  const timeOff = [{ startsAt: moment(off), endsAt: moment(off + 11) }];
  const people = [1, 2, 3].map((id) =>
    createPerson({ id, week: createWeek(starts, "18:00"), timeOff: id === 2 ? timeOff : [] }),
  );
  const home = createHome({ viewing: { minutes, bufferMinutes: buffer } });
  return { diary: createDiary(createFacts({ people, entries })), home, from };
});

describe("for any diary", () => {
  test("no free time overlaps what is booked, blocked or outside hours", () => {
    assert(
      property(diaries, ({ diary, home, from }) => {
        for (const time of listFreeTimes(diary, home, { now: from, days: 8 })) {
          const { startsAt, endsAt, negotiatorId } = time;
          const [starts, ends] = [getLondonDateTime(startsAt), getLondonDateTime(endsAt)];
          const person = diary.people.find(({ id }) => id === negotiatorId)!;
          const taken = [
            ...diary.entries.filter(
              (entry) => entry.negotiatorId === negotiatorId || entry.listingId === home.id,
            ),
            ...person.timeOff,
          ];
          expect(taken.filter((one) => one.startsAt < endsAt && one.endsAt > startsAt)).toEqual([]);
          expect(starts.slice(11) >= person.week![1]!.starts && ends.slice(11) <= "18:00").toBe(
            true,
          );
          expect(startsAt.getUTCDay()).not.toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("nothing speaks against a free time, and something against each other one of everybody", () => {
    assert(
      property(diaries, ({ diary, home, from }) => {
        const free = listFreeTimes(diary, home, { now: from, days: 4 });
        const offered = new Set(free.map(({ startsAt }) => startsAt.getTime()));
        for (const { startsAt, endsAt, negotiatorId } of free) {
          const wanted = { startsAt, endsAt, negotiatorId, home, at: null };
          expect(explainConflict(diary, wanted, from)).toEqual([]);
        }
        const length = home.viewing.minutes * 60_000;
        for (let half = 0; half < 4 * 48; half++) {
          const startsAt = new Date(from.getTime() + half * 1_800_000);
          if (offered.has(startsAt.getTime())) continue;
          const endsAt = new Date(startsAt.getTime() + length);
          for (const { id } of diary.people) {
            const wanted = { startsAt, endsAt, negotiatorId: id, home, at: null };
            expect(explainConflict(diary, wanted, from)).not.toEqual([]);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

import {
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  option,
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
} from "../../../server/testing/diary.ts";
import { getLondonDateTime } from "../../shared/london-time.ts";
import { appointmentKinds } from "../appointments/appointment.ts";
import { listOpenSlots, listSlots } from "./block-viewing.ts";
import { explainConflict } from "./conflicts.ts";
import { createDiary } from "./diary.ts";
import { listFreeTimes } from "../requests/free-times.ts";
import { getNoticeHours } from "../keys/home-viewing.ts";

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

/** Block viewings of the home and of others, with places taken, and holds, in a home's own calendar. */
const fullDiaries = record({
  seats: uniqueArray(integer({ min: 0, max: 180 }), { maxLength: 40 }),
  kinds: array(constantFrom(...appointmentKinds), { minLength: 1, maxLength: 7 }),
  inHome: array(boolean(), { minLength: 1, maxLength: 7 }),
  blocks: uniqueArray(integer({ min: 0, max: 7 }), { maxLength: 4 }),
  places: integer({ min: 1, max: 3 }),
  slotMinutes: option(constantFrom(10, 15, 20, 45)),
  taken: array(integer({ min: 0, max: 8 }), { maxLength: 6 }),
  minutes: integer({ min: 10, max: 60 }),
  buffer: integer({ min: 0, max: 45 }),
  noticeHours: integer({ min: 0, max: 48 }),
  isTenanted: boolean(),
}).map(({ seats, kinds, inHome, blocks, places, slotMinutes, taken, ...viewing }) => {
  const from = new Date("2026-10-22T00:00:00Z");
  const home = createHome({ viewing: { ...viewing, bufferMinutes: viewing.buffer } });
  const others = seats.map((seat, index) => {
    const startsAt = new Date(from.getTime() + seat * 3_600_000);
    const listingId = inHome[index % inHome.length] ? home.id : null;
    const kind = kinds[index % kinds.length]!;
    // Own work may be nowhere in particular.
    const at = kind === "other" ? null : home.at;
    const own = { negotiatorId: (index % 2) + 1, listingId, kind, at };
    return createEntry(startsAt.toISOString(), { id: `seat ${seat}`, ...own });
  });
  const windows = blocks.map((day) => {
    // Beside the hours on which the others stand, an hour and a half in the home.
    const startsAt = new Date(from.getTime() + day * 86_400_000 + 12.5 * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + 5_400_000);
    const block = { startsAt, endsAt, places, slotMinutes };
    const booked = taken.flatMap((slot) => listSlots(block)[slot] ?? []);
    const openSlots = listOpenSlots(block, booked);
    const free = { negotiatorId: 3, listingId: home.id, at: home.at, endsAt, openSlots };
    return {
      block,
      booked,
      entry: createEntry(startsAt.toISOString(), { id: `day ${day}`, ...free }),
    };
  });
  const entries = [...others, ...windows.map(({ entry }) => entry)].filter(
    (one, index, all) =>
      // The database holds no two at a time in the home.
      one.listingId !== home.id ||
      !all.some(
        (other, before) =>
          before < index &&
          other.listingId === home.id &&
          other.startsAt < one.endsAt &&
          other.endsAt > one.startsAt,
      ),
  );
  const people = [1, 2, 3].map((id) => createPerson({ id, week: createWeek("09:00", "18:00") }));
  return { diary: createDiary(createFacts({ people, entries })), home, from, windows };
});

describe("for any diary with block viewings, holds and a home's own calendar", () => {
  test("a time of one's own is clear of all that stands there, with the home's buffer and notice", () => {
    assert(
      property(fullDiaries, ({ diary, home, from }) => {
        const { bufferMinutes } = home.viewing;
        const earliest = from.getTime() + getNoticeHours(home.viewing) * 3_600_000;
        for (const time of listFreeTimes(diary, home, { now: from, days: 8 })) {
          const { startsAt, endsAt, negotiatorId, appointmentId } = time;
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(earliest);
          if (appointmentId !== null) continue;
          const touching = diary.entries.filter((entry) => {
            const around = entry.listingId === home.id ? bufferMinutes * 60_000 : 0;
            return (
              (entry.listingId === home.id || entry.negotiatorId === negotiatorId) &&
              entry.startsAt.getTime() < endsAt.getTime() + around &&
              entry.endsAt.getTime() > startsAt.getTime() - around
            );
          });
          expect(touching).toEqual([]);
          const [starts, ends] = [getLondonDateTime(startsAt), getLondonDateTime(endsAt)];
          expect(starts.slice(11) >= "09:00" && ends.slice(11) <= "18:00").toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("a time in a block viewing is a slot of it that has a place left", () => {
    assert(
      property(fullDiaries, ({ diary, home, from, windows }) => {
        for (const time of listFreeTimes(diary, home, { now: from, days: 8 })) {
          if (time.appointmentId === null) continue;
          const window = windows.find(({ entry }) => entry.id === time.appointmentId)!;
          const { block, booked } = window;
          const starts = time.startsAt.getTime();
          const there = booked.filter(({ startsAt }) => startsAt.getTime() === starts);
          expect(there.length).toBeLessThan(block.places);
          expect(listSlots(block)).toContainEqual({ startsAt: time.startsAt, endsAt: time.endsAt });
        }
      }),
      { numRuns: 100 },
    );
  });
});

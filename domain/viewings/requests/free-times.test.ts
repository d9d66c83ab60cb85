import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../agency/office-hours.ts";
import { getLondonDateTime } from "../../shared/london-time.ts";
import {
  createEntry,
  createFacts,
  createHome,
  createPerson,
  createWeek,
} from "../../../server/testing/diary.ts";
import { createDiary, type DiaryFacts } from "../diary/diary.ts";
import { type FreeTimesWanted, listFreeTimes } from "./free-times.ts";

/** Friday. */
const now = new Date("2026-11-20T09:44:00Z");
const find = (
  facts: Partial<DiaryFacts>,
  wanted: Partial<FreeTimesWanted> = {},
  home = createHome(),
) =>
  listFreeTimes(createDiary(createFacts(facts)), home, { now, ...wanted }).map(({ startsAt }) =>
    getLondonDateTime(startsAt),
  );
/** Of the Friday. */
const today = (facts: Partial<DiaryFacts>, home = createHome()) =>
  find(facts, { days: 1 }, home).map((time) => time.slice(11));

describe("the free times of a home", () => {
  test("begin after its notice, on the half hour, until the last viewing of the day", () => {
    const times = today({});
    expect([times[0], times.at(-1), times.length]).toEqual(["12:00", "18:30", 14]);
    expect(today({}, createHome({ viewing: { noticeHours: 5, minutes: 45 } }))).toEqual([
      "15:00",
      "15:30",
      "16:00",
      "16:30",
      "17:00",
      "17:30",
      "18:00",
    ]);
  });

  test("of an occupied home begin a day ahead, whatever its notice", () => {
    const home = createHome({ viewing: { isTenanted: true, noticeHours: 1 } });
    expect(find({}, {}, home)[0]).toBe("2026-11-21 10:00");
  });

  test("leave out when the only negotiator is busy, also in part", () => {
    expect(today({ entries: [createEntry("2026-11-20T12:00:00Z")] })[0]).toBe("12:30");
    const endsAt = new Date("2026-11-20T12:31:00Z");
    expect(today({ entries: [createEntry("2026-11-20T12:00:00Z", { endsAt })] })[0]).toBe("13:00");
  });

  test("include when another one is free, and name them", () => {
    const people = [createPerson(), createPerson({ id: 2 })];
    const diary = createDiary(
      createFacts({ people, entries: [createEntry("2026-11-20T12:00:00Z")] }),
    );
    const [first] = listFreeTimes(diary, createHome(), { now });
    expect(first).toMatchObject({ startsAt: new Date("2026-11-20T12:00:00Z"), negotiatorId: 2 });
  });

  test("leave out when somebody else is in the home, whoever is free, and its buffer", () => {
    const people = [createPerson(), createPerson({ id: 2 })];
    const listingId = createHome().id;
    const entries = [createEntry("2026-11-20T12:30:00Z", { listingId })];
    expect(today({ people, entries }).slice(0, 2)).toEqual(["12:00", "13:00"]);
    const home = createHome({ viewing: { bufferMinutes: 10 } });
    expect(today({ people, entries }, home)[0]).toBe("13:30");
  });

  test.each([
    // 2.2 km by 16 minutes are 36 minutes.
    ["walk", ["13:30", "14:30"]],
    ["bike", ["13:00", "12:00"]],
  ] as const)("leave time for the way there and on: %s", (travelsBy, [after, before]) => {
    const at = { lat: 51.548, long: -0.075 };
    const people = [createPerson({ travelsBy })];
    const early = createEntry("2026-11-20T12:00:00Z", { at });
    expect(today({ people, entries: [early] })[0]).toBe(after);
    const late = createEntry("2026-11-20T13:00:00Z", { at });
    expect(today({ people, entries: [late] })[0]).toBe(before);
  });

  test.each([
    ["their hours", { week: createWeek("14:00", "15:30") }, ["14:00", "14:30", "15:00"]],
    ["a day off", { week: createWeek("14:00", "15:30")!.with(5, null) }, []],
    ["areas elsewhere", { areas: ["N16"] }, []],
    [
      "time off",
      {
        week: createWeek("14:00", "16:00"),
        timeOff: [
          { startsAt: new Date("2026-11-20T14:45:00Z"), endsAt: new Date("2026-11-21T18:00:00Z") },
        ],
      },
      ["14:00"],
    ],
  ])("keep to %s", (_what, changes, times) => {
    expect(today({ people: [createPerson(changes)] })).toEqual(times);
  });

  test("keep to the days of the home’s branch, and to the agency’s closed days", () => {
    const friday = usualOfficeHours.week[5]!;
    const branch = createHome({ week: usualOfficeHours.week.with(5, null) });
    expect(today({}, branch)).toEqual([]);
    const office = { week: usualOfficeHours.week.with(5, null), closedDays: [] };
    expect(today({ office })).toEqual([]);
    const open = createHome({ week: office.week.with(5, friday) });
    expect(today({ office }, open).length).toBeGreaterThan(0);
    expect(today({ office: { ...office, closedDays: ["2026-11-20"] } }, open)).toEqual([]);
  });

  test("are of those alone who may show the home, wherever it is", () => {
    const people = [createPerson(), createPerson({ id: 2, areas: ["N16"] })];
    const home = createHome({ viewing: { shownBy: [2] } });
    const times = listFreeTimes(createDiary(createFacts({ people })), home, { now, days: 1 });
    expect(new Set(times.map(({ negotiatorId }) => negotiatorId))).toEqual(new Set([2]));
  });

  test("leave out whose hours are not known, once somebody's are", () => {
    const unknown = createPerson({ id: 2, week: null });
    const people = [createPerson({ week: createWeek("17:00", "18:00") }), unknown];
    expect(today({ people })).toEqual(["17:00", "17:30"]);
    expect(today({ people: [unknown] })).toHaveLength(14);
  });

  test("are none on a closed day or a Sunday, nor without a negotiator", () => {
    const office = { ...usualOfficeHours, closedDays: ["2026-11-20", "2026-11-21"] };
    expect(find({ office })[0]).toBe("2026-11-23 09:00");
    expect(find({ people: [] })).toEqual([]);
  });

  test("are none on a Sunday, even where the office and somebody have hours", () => {
    const week = createWeek("09:00", "19:00")!.with(0, { starts: "10:00", ends: "16:00" });
    const office = {
      week: usualOfficeHours.week.with(0, { opens: "10:00", closes: "16:00" }),
      closedDays: ["2026-11-20", "2026-11-21"],
    };
    expect(find({ office, people: [createPerson({ week })] })[0]).toBe("2026-11-23 09:00");
  });

  test("have the places of a block viewing, but no time across it", () => {
    const slot = {
      startsAt: new Date("2026-11-20T12:15:00Z"),
      endsAt: new Date("2026-11-20T12:30:00Z"),
    };
    const listingId = createHome().id;
    const block = createEntry("2026-11-20T12:00:00Z", { listingId, openSlots: [slot] });
    const diary = createDiary(createFacts({ entries: [block] }));
    const [first, second] = listFreeTimes(diary, createHome(), { now });
    expect(first).toMatchObject({ ...slot, appointmentId: block.id });
    expect(second).toMatchObject({
      startsAt: new Date("2026-11-20T12:30:00Z"),
      appointmentId: null,
    });
  });

  test("can be far apart, and few", () => {
    expect(find({}, { apart: 180, atMost: 3 })).toEqual([
      "2026-11-20 12:00",
      "2026-11-20 15:00",
      "2026-11-20 18:00",
    ]);
  });

  test.each([
    ["before the clocks go back", "2026-10-24", "2026-10-24T08:00:00.000Z"],
    ["after the clocks went back", "2026-10-26", "2026-10-26T09:00:00.000Z"],
    ["before the clocks go forward", "2027-03-27", "2027-03-27T09:00:00.000Z"],
    ["after the clocks went forward", "2027-03-29", "2027-03-29T08:00:00.000Z"],
  ])("begin at nine of London's clock, %s", (_what, from, first) => {
    const moment = new Date("2026-10-01T10:00:00Z");
    const [time] = listFreeTimes(createDiary(createFacts()), createHome(), { now: moment, from });
    expect(time?.startsAt.toISOString()).toBe(first);
  });

  test.each(["2026-10-25", "2027-03-28"])(
    "are none on %s, a Sunday on which the clocks change",
    (from) => {
      const moment = new Date("2026-10-01T10:00:00Z");
      expect(
        listFreeTimes(createDiary(createFacts()), createHome(), { now: moment, from, days: 1 }),
      ).toEqual([]);
    },
  );
});

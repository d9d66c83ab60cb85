import { describe, expect, test } from "vitest";
import {
  createEntry,
  createFacts,
  createHome,
  createPerson,
  createWeek,
} from "../../../server/testing/diary.ts";
import { explainConflict, findNextPossible, isImpossible, type WantedTime } from "./conflicts.ts";
import { createDiary, type DiaryFacts } from "./diary.ts";
import { usualOfficeHours } from "../../agency/office-hours.ts";

/** Friday. */
const now = new Date("2026-11-20T09:44:00Z");
const want = (startsAt: string, changes: Partial<WantedTime> = {}): WantedTime => ({
  negotiatorId: 1,
  home: createHome(),
  at: null,
  startsAt: new Date(startsAt),
  endsAt: new Date(new Date(startsAt).getTime() + 1_800_000),
  ...changes,
});
const explain = (facts: Partial<DiaryFacts>, wanted: WantedTime) =>
  explainConflict(createDiary(createFacts(facts)), wanted, now);
const kinds = (facts: Partial<DiaryFacts>, wanted: WantedTime) =>
  explain(facts, wanted).map(({ kind }) => kind);

const openOnSunday = {
  ...usualOfficeHours,
  week: usualOfficeHours.week.with(0, { opens: "10:00", closes: "16:00" }),
};
const sunday = createWeek("09:00", "19:00")!.with(0, { starts: "10:00", ends: "16:00" });

const noon = "2026-11-20T12:00:00Z";
const entry = createEntry(noon);
const inHome = createEntry(noon, { negotiatorId: 2, listingId: createHome().id });

describe("what speaks against a time", () => {
  test.each<[string, Partial<DiaryFacts>, WantedTime, string[]]>([
    ["nothing", {}, want(noon), []],
    ["it has passed", {}, want("2026-11-20T09:30:00Z"), ["past"]],
    ["the person is elsewhere", { entries: [entry] }, want(noon), ["person-busy"]],
    ["nothing, if that is what moves", { entries: [entry] }, want(noon, { moving: entry.id }), []],
    ["somebody is in the home", { entries: [inHome] }, want(noon), ["home-busy"]],
    ["the home's notice", {}, want("2026-11-20T11:00:00Z"), ["notice"]],
    [
      "the tenant's notice",
      {},
      want("2026-11-20T15:00:00Z", { home: createHome({ viewing: { isTenanted: true } }) }),
      ["tenant-notice"],
    ],
    [
      "for photographs: that somebody is in the home",
      { entries: [inHome] },
      want(noon, { home: null, visits: createHome() }),
      ["home-busy"],
    ],
    [
      "for photographs: the tenant's notice",
      {},
      want("2026-11-20T15:00:00Z", {
        home: null,
        visits: createHome({ viewing: { isTenanted: true } }),
      }),
      ["tenant-notice"],
    ],
    [
      "for photographs: not the notice of viewings",
      {},
      want("2026-11-20T11:00:00Z", { home: null, visits: createHome() }),
      [],
    ],
    [
      "their hours",
      { people: [createPerson({ week: createWeek("13:00", "15:00") })] },
      want(noon),
      ["outside-hours"],
    ],
    [
      "their time off",
      {
        people: [
          createPerson({
            timeOff: [{ startsAt: new Date(noon), endsAt: new Date("2026-11-20T12:05:00Z") }],
          }),
        ],
      },
      want(noon),
      ["time-off"],
    ],
    [
      "a closed day",
      { office: { ...usualOfficeHours, closedDays: ["2026-11-20"] } },
      want(noon),
      ["agency-closed"],
    ],
    [
      "an evening after viewings",
      {},
      want("2026-11-20T18:45:00Z"),
      ["viewing-hours", "outside-hours"],
    ],
    [
      "a Sunday, for a viewing",
      {},
      want("2026-11-22T12:00:00Z"),
      ["viewing-hours", "outside-hours"],
    ],
    [
      "a Sunday, for anything else",
      {},
      want("2026-11-22T12:00:00Z", { home: null }),
      ["agency-closed", "outside-hours"],
    ],
    [
      "nothing on a Sunday with hours, for anything else",
      { office: openOnSunday, people: [createPerson({ week: sunday })] },
      want("2026-11-22T12:00:00Z", { home: null }),
      [],
    ],
    [
      "a Sunday with hours, for a viewing",
      { office: openOnSunday, people: [createPerson({ week: sunday })] },
      want("2026-11-22T12:00:00Z"),
      ["viewing-hours"],
    ],
    [
      "the last start of a viewing",
      {},
      want("2026-11-20T18:45:00Z", { endsAt: new Date("2026-11-20T19:00:00Z") }),
      ["viewing-hours"],
    ],
    [
      "nothing, of several renters so late",
      {},
      want("2026-11-20T18:45:00Z", { endsAt: new Date("2026-11-20T19:00:00Z"), isBlock: true }),
      [],
    ],
    [
      "another's home",
      {},
      want(noon, { home: createHome({ viewing: { shownBy: [2] } }) }),
      ["not-theirs"],
    ],
    ["another area", { people: [createPerson({ areas: ["N1"] })] }, want(noon), ["not-theirs"]],
    [
      "the home's buffer",
      { entries: [inHome] },
      want("2026-11-20T12:30:00Z", { home: createHome({ viewing: { bufferMinutes: 15 } }) }),
      ["buffer"],
    ],
  ])("%s", (_what, facts, wanted, expected) => {
    expect(kinds(facts, wanted)).toEqual(expected);
  });

  test.each([
    ["the Saturday before the clocks go back", "2026-10-24T07:30:00Z", "2026-10-24T08:00:00Z"],
    ["the Monday after they went back", "2026-10-26T08:30:00Z", "2026-10-26T09:00:00Z"],
    ["the Saturday before they go forward", "2027-03-27T08:30:00Z", "2027-03-27T09:00:00Z"],
    ["the Monday after they went forward", "2027-03-29T07:30:00Z", "2027-03-29T08:00:00Z"],
  ])("hours by London's clock, on %s", (_, early, inTime) => {
    const people = [createPerson({ week: createWeek("09:00", "18:00") })];
    const before = new Date("2026-10-01T10:00:00Z");
    const explainAt = (startsAt: string) =>
      explainConflict(createDiary(createFacts({ people })), want(startsAt), before).map(
        ({ kind }) => kind,
      );
    expect(explainAt(early)).toContain("outside-hours");
    expect(explainAt(inTime)).toEqual([]);
  });

  test.each(["2026-10-25T10:00:00Z", "2027-03-28T10:00:00Z"])(
    "no viewing on the Sunday on which the clocks change: %s",
    (startsAt) => {
      const before = new Date("2026-10-01T10:00:00Z");
      const facts = createDiary(createFacts());
      const [worst] = explainConflict(facts, want(startsAt), before);
      expect(worst?.kind).toBe("viewing-hours");
    },
  );

  test("too little time for the way, with the minutes", () => {
    const far = createEntry(noon, { at: { lat: 51.548, long: -0.075 } });
    expect(explain({ entries: [far] }, want("2026-11-20T12:45:00Z"))).toEqual([
      { kind: "travel", entry: far, from: "before", minutes: 36, there: 15 },
    ]);
    expect(kinds({ entries: [far] }, want("2026-11-20T13:06:00Z"))).toEqual([]);
  });

  test("what nobody can override comes first", () => {
    const people = [createPerson({ week: createWeek("13:00", "15:00") })];
    const conflicts = explain({ people, entries: [inHome] }, want(noon));
    expect(conflicts.map(({ kind }) => kind)).toEqual(["home-busy", "outside-hours"]);
    expect([isImpossible(conflicts), isImpossible(conflicts.slice(1))]).toEqual([true, false]);
    const [worst, ...others] = explain({ people }, want("2026-11-22T12:00:00Z"));
    expect([worst, isImpossible(others)]).toEqual([
      { kind: "viewing-hours", problem: "day" },
      false,
    ]);
  });

  test("other work needs no home and no hours of viewings", () => {
    expect(
      kinds(
        { people: [createPerson({ week: null })] },
        want("2026-11-20T19:30:00Z", { home: null }),
      ),
    ).toEqual([]);
  });
});

describe("the next possible time", () => {
  test.each([
    [noon, "2026-11-20T12:30:00.000Z"],
    ["2026-11-20T18:40:00Z", "2026-11-21T09:00:00.000Z"],
    // Sunday is left out.
    ["2026-11-21T19:00:00Z", "2026-11-23T09:00:00.000Z"],
  ])("from %s on is %s", (from, expected) => {
    const diary = createDiary(createFacts({ entries: [entry] }));
    expect(findNextPossible(diary, want(from), now)?.startsAt.toISOString()).toBe(expected);
  });

  test("is on a Sunday with hours, for anything but a viewing", () => {
    const people = [createPerson({ week: sunday })];
    const diary = createDiary(createFacts({ office: openOnSunday, people }));
    const from = "2026-11-21T19:00:00Z";
    const find = (changes: Partial<WantedTime>) =>
      findNextPossible(diary, want(from, changes), now)?.startsAt.toISOString();
    expect(find({ home: null })).toBe("2026-11-22T10:00:00.000Z");
    expect(find({})).toBe("2026-11-23T09:00:00.000Z");
  });

  test("is none in a fortnight off", () => {
    const timeOff = [{ startsAt: now, endsAt: new Date("2027-01-01T00:00:00Z") }];
    const diary = createDiary(createFacts({ people: [createPerson({ timeOff })] }));
    expect(findNextPossible(diary, want(noon), now)).toBeNull();
  });
});

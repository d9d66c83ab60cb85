import { minutesPerKm } from "../../agency/agency-settings.ts";
import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../agency/office-hours.ts";
import { createDiary, type DiaryEntry, type DiaryPerson } from "../diary/diary.ts";
import { usualHomeViewing } from "../keys/home-viewing.ts";
import { chooseFit, listFits } from "./viewing-fits.ts";

const now = new Date("2026-11-20T09:44:00Z");
const at = { lat: 51.53, long: -0.08 };
const home = { id: "p1", outcode: "E2", at, viewing: usualHomeViewing };

function person(id: number, name: string): DiaryPerson {
  const day = { starts: "09:30", ends: "19:00" };
  const week = [null, day, day, day, day, day, { starts: "10:00", ends: "16:00" }];
  return { id, name, week, travelsBy: "walk", areas: [], timeOff: [] };
}

function entry(negotiatorId: number, startsAt: string, endsAt: string): DiaryEntry {
  return {
    id: `${negotiatorId}/${startsAt}`,
    kind: "viewing",
    negotiatorId,
    listingId: "p2",
    at,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    openSlots: [],
  };
}

function fit(
  entries: DiaryEntry[],
  wish: Parameters<typeof listFits>[2],
  prefer: number | null = 1,
) {
  const people = [person(1, "Imogen Achebe"), person(2, "Tom Hesketh")];
  const facts = { office: usualOfficeHours, people, entries, minutesPerKm: minutesPerKm.usual };
  return listFits(createDiary(facts), home, wish, { now, prefer, atMost: 3 }).map(
    ({ startsAt, negotiatorId, isAsked }) => [
      startsAt.toISOString().slice(5, 16),
      negotiatorId,
      isAsked,
    ],
  );
}

const wish = { date: "2026-11-23", from: "12:00", until: "12:30" };

describe("times for somebody who asked to see a home", () => {
  test("the asked time comes first, with whose diary it is, then the nearest an hour apart", () => {
    const fits = fit([], wish);
    expect(fits[0]).toEqual(["11-23T12:00", 1, true]);
    expect(fits.slice(1).every(([, , isAsked]) => isAsked === false)).toBe(true);
    expect(fits.map(([time]) => time)).toContain("11-23T11:00");
  });

  test("a colleague keeps it where its own person is busy", () => {
    const busy = entry(1, "2026-11-23T12:00:00Z", "2026-11-23T12:30:00Z");
    expect(fit([busy], wish)[0]).toEqual(["11-23T12:00", 2, true]);
  });

  test("where no one can keep it, the nearest stand alone", () => {
    const both = [1, 2].map((id) => entry(id, "2026-11-23T12:00:00Z", "2026-11-23T12:30:00Z"));
    const fits = fit(both, wish);
    expect(fits).toHaveLength(3);
    expect(fits.every(([, , isAsked]) => isAsked === false)).toBe(true);
  });

  test("of a wish for half a day its first time is asked, and others within it", () => {
    const fits = fit([], { date: "2026-11-23", from: "10:00", until: "13:00" });
    expect(fits).toEqual([
      ["11-23T10:00", 1, true],
      ["11-23T11:00", 1, true],
      ["11-23T12:00", 1, true],
    ]);
  });

  test.each([
    ["somebody who named no time", null],
    ["a day that has passed", { date: "2026-11-18", from: "10:00", until: "12:00" }],
  ])("%s gets the soonest, hours apart", (_what, asked) => {
    expect(fit([], asked)).toEqual([
      ["11-20T12:00", 1, false],
      ["11-20T15:00", 1, false],
      ["11-20T18:00", 1, false],
    ]);
  });
});

describe("the time that is chosen before a colleague chose one", () => {
  const ours = { at: "09:00", isAsked: false };
  const later = { at: "12:00", isAsked: false };
  const asked = { at: "18:00", isAsked: true };

  test.each([
    ["is the one that they asked for", [ours, asked], { hasWish: true, words: "" }, asked],
    [
      "is the next free one, if they said nothing",
      [ours, later],
      { hasWish: false, words: "" },
      ours,
    ],
    [
      "is none of ours, if they wrote when they can come",
      [ours, later],
      { hasWish: false, words: "Thursday at 18:00, else Saturday at 10:30" },
      undefined,
    ],
    [
      "is none of ours, if nobody can keep theirs",
      [ours, later],
      { hasWish: true, words: "" },
      undefined,
    ],
    ["is none where nobody is free", [], { hasWish: false, words: "" }, undefined],
  ])("%s", (_what, fits, said, chosen) => {
    expect(chooseFit(fits, said)).toBe(chosen);
  });
});

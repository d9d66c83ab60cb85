import { expect, test } from "vitest";
import type { Conflict } from "./conflicts.ts";
import { describeConflict, formatTravelTime } from "./describe-conflict.ts";
import type { DiaryEntry } from "./diary.ts";

const entry: DiaryEntry = {
  id: "1",
  kind: "viewing",
  negotiatorId: 2,
  listingId: "p1",
  at: null,
  startsAt: new Date("2026-11-21T11:30:00Z"),
  endsAt: new Date("2026-11-21T12:15:00Z"),
  openSlots: [],
};

const names = {
  person: "Imogen",
  way: "walk",
  now: new Date("2026-11-20T12:00:00Z"),
  nameEntry: () => "Kiln Yard",
  namePerson: () => "Tom",
} as const;

test.each<[Conflict, string]>([
  [{ kind: "past" }, "That time has passed."],
  [{ kind: "person-busy", entry }, "Imogen is at Kiln Yard until 12:15."],
  [{ kind: "home-busy", entry }, "Tom is in the property until 12:15."],
  [
    { kind: "tenant-notice", earliest: new Date("2026-11-22T10:00:00Z") },
    "The tenant has a right to 24 hours’ notice in writing. The earliest time is Sun 22 Nov, 10:00.",
  ],
  [
    { kind: "notice", earliest: new Date("2026-07-22T10:00:00Z") },
    "We need to give notice for this property. The earliest time is Wed 22 Jul, 11:00.",
  ],
  [{ kind: "viewing-hours", problem: "day" }, "Select a day from Monday to Saturday."],
  [{ kind: "viewing-hours", problem: "start" }, "Enter a start time from 09:00 to 18:30."],
  [{ kind: "viewing-hours", problem: "end" }, "The viewing must end by 19:00."],
  [{ kind: "far-ahead" }, "That date is more than 2 years away. Check the year."],
  [{ kind: "agency-closed", isViewing: true }, "No one is available for viewings at that time."],
  [{ kind: "agency-closed", isViewing: false }, "The office is closed that day."],
  [
    { kind: "outside-hours", day: { starts: "10:00", ends: "16:00" } },
    "Imogen works from 10:00 to 16:00 that day.",
  ],
  [{ kind: "outside-hours", day: null }, "Imogen doesn’t work that day."],
  [{ kind: "time-off", off: entry }, "Imogen is off until Sat 21 Nov, 12:15."],
  [
    { kind: "time-off", off: { ...entry, endsAt: new Date("2026-11-21T23:59:00Z") } },
    "Imogen is off until the end of Sat 21 Nov.",
  ],
  [
    { kind: "travel", entry, from: "before", minutes: 14, there: 10 },
    "It’s 14 min on foot from Kiln Yard, but there’s only 10 min between them.",
  ],
  [
    { kind: "travel", entry, from: "after", minutes: 14, there: 10 },
    "It’s 14 min on foot to Kiln Yard, but there’s only 10 min between them.",
  ],
  [
    { kind: "travel", entry, from: "after", minutes: 99, there: 10 },
    "It’s over 90 min on foot to Kiln Yard, but there’s only 10 min between them.",
  ],
  [
    { kind: "travel", entry, from: "after", minutes: 140, there: 120 },
    "It’s over 120 min on foot to Kiln Yard, but there’s only 2 h between them.",
  ],
  [{ kind: "buffer", entry, minutes: 15 }, "This property needs 15 min between appointments."],
  [{ kind: "not-theirs", why: "home" }, "Imogen doesn’t do viewings of this property."],
  [{ kind: "not-theirs", why: "area" }, "Imogen doesn’t cover this area."],
])("%j is said in a sentence", (conflict, sentence) => {
  expect(describeConflict(conflict, names)).toBe(sentence);
});

test.each([
  [18, "18 min by bike"],
  [90, "90 min by bike"],
  [99, "over 90 min by bike"],
])("a way of %s minutes is '%s': nobody travels longer between two homes", (minutes, text) => {
  expect(formatTravelTime(minutes, "bike")).toBe(text);
});

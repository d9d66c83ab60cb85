import { expect, test } from "vitest";
import { describeTaken } from "./describe-taken.ts";
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
const busy = { kind: "person-busy", entry } as const;
const names = {
  person: "Imogen",
  nameEntry: (): string | null => "Kiln Yard",
  namePerson: () => "Tom",
};

test("an appointment that stands in the way is named with its kind, place and time", () => {
  expect(describeTaken([busy], names)).toBe(
    "Imogen has another appointment at that time: viewing, Kiln Yard, 11:30 to 12:15.",
  );
  expect(describeTaken([{ kind: "home-busy", entry }], names)).toBe(
    "Tom has another appointment in the property at that time: viewing, Kiln Yard, 11:30 to 12:15.",
  );
});

test("what another branch has is only a time", () => {
  expect(describeTaken([busy], { ...names, nameEntry: () => null })).toBe(
    "Imogen has another appointment at that time: 11:30 to 12:15.",
  );
});

test("one without a place has its kind once", () => {
  expect(describeTaken([busy], { ...names, nameEntry: () => "Viewing" })).toBe(
    "Imogen has another appointment at that time: viewing, 11:30 to 12:15.",
  );
});

test("nothing is said of a time that no appointment stands at", () => {
  expect(describeTaken([{ kind: "past" }], names)).toBe("");
});

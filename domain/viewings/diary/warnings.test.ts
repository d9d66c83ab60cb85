import { expect, test } from "vitest";
import { createEntry } from "../../../server/testing/diary.ts";
import type { Conflict } from "./conflicts.ts";
import { addRead, hasRead, listWarnings, nameWarnings } from "./warnings.ts";

const startsAt = new Date("2026-12-03T18:00:00Z");
const off: Conflict = { kind: "time-off", off: { startsAt, endsAt: startsAt } };
const closed: Conflict = { kind: "agency-closed", isViewing: true };
const busy: Conflict = { kind: "person-busy", entry: createEntry("2026-12-03T18:00:00Z") };
const notice: Conflict = { kind: "tenant-notice", earliest: startsAt };

test.each<[string, Conflict[], Conflict[]]>([
  ["leave and hours are warned of", [off, closed], [off, closed]],
  ["what is refused anyway is not asked about", [busy, off], []],
  ["a tenant’s notice has its own field", [notice, off], [off]],
])("%s", (_rule, conflicts, warned) => {
  expect(listWarnings(conflicts)).toEqual(warned);
});

test("a warning that was read counts for its own time, person and reasons only", () => {
  const at = { startsAt, negotiatorId: 1 };
  const read = nameWarnings([off], at);
  expect(nameWarnings([off, off], at)).toBe(read);
  expect(nameWarnings([off, closed], at)).not.toBe(read);
  expect(nameWarnings([off], { ...at, negotiatorId: 2 })).not.toBe(read);
  expect(nameWarnings([off], { ...at, startsAt: new Date(0) })).not.toBe(read);
  expect(nameWarnings([notice], at)).toBe("");
});

test("what was read stays read when something else is asked", () => {
  const first = addRead(undefined, "one");
  expect(hasRead(undefined, "one")).toBe(false);
  expect(hasRead(first, "one")).toBe(true);
  expect(hasRead(first, "two")).toBe(false);
  const both = addRead(first, "two");
  expect(["one", "two"].every((name) => hasRead(both, name))).toBe(true);
});

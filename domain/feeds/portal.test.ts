import { expect, test } from "vitest";
import {
  comparePortal,
  describeLetAgreed,
  findLeaveReason,
  findRetryTime,
  readPortal,
} from "./portal.ts";

test.each([
  ["Hearthside=https://key@portal.example.com/in/", "hearthside"],
  ["The Roof Tree = file:///srv/out", "the-roof-tree"],
  ["Hearthside", null],
  ["=https://portal.example.com/", null],
  ["Hearthside=ftp://portal.example.com/", null],
  ["Hearthside=file://other-host/out", null],
  ["Hearthside=javascript:alert(1)", null],
])("%s is the portal %s", (text, id) => {
  expect(readPortal(text)?.id ?? null).toBe(id);
});

test.each([
  [null, "2026-11-20", null],
  ["2026-10-24", "2026-11-20", null],
  ["2026-10-23", "2026-11-20", /4 weeks/],
  ["2026-10-16", "2026-11-20", /5 weeks/],
])("a home let agreed on %s says on %s: %s", (since, today, says) => {
  const told = describeLetAgreed(since, today);
  if (says === null) expect(told).toBeNull();
  else expect(told).toMatch(says);
});

test.each([
  ["leave", null, "Let agreed"],
  ["leave", "2026-11-20", "Let agreed"],
  ["leave", "2026-10-09", "Let agreed"],
  ["stay", null, null],
  ["stay", "2026-11-20", null],
  ["stay", "2026-10-10", null],
  ["stay", "2026-10-09", "Let agreed for 6 weeks, so portals no longer show it"],
] as const)(
  "at a portal where let agreed homes %s, one of %s is gone on 2026-11-20 because: %s",
  (choice, since, reason) => {
    expect(findLeaveReason(choice, since, "2026-11-20")).toBe(reason);
  },
);

test("what is missing there and what should not be there are told apart", () => {
  expect(comparePortal(["1_A", "1_B"], ["1_B", "1_C"], true)).toEqual({
    isTold: true,
    there: 2,
    missing: ["1_A"],
    extra: ["1_C"],
  });
});

test.each([
  [1, 5],
  [3, 30],
  [6, 240],
  [60, 240],
])("after %i failures the next try is %i minutes later", (failures, minutes) => {
  const now = new Date("2026-11-20T09:00:00Z");
  expect(findRetryTime(failures, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});

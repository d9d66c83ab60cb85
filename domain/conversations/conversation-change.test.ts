import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../agency/office-hours.ts";
import {
  getDayBefore,
  getSnoozeEnd,
  listSnoozeOptions,
  readConversationChange,
} from "./conversation-change.ts";

describe("how long something is put aside", () => {
  test.each([
    ["two-hours", "2026-11-20T09:44Z", "2026-11-20T11:44Z"],
    ["monday", "2026-11-20T09:44Z", "2026-11-23T09:00Z"],
    ["monday", "2026-11-22T09:44Z", "2026-11-23T09:00Z"],
    ["monday", "2026-11-23T07:00Z", "2026-11-30T09:00Z"],
    ["week", "2026-11-20T09:44Z", "2026-11-27T09:00Z"],
    ["afternoon", "2026-11-20T09:44Z", "2026-11-20T13:00Z"],
    ["answer", "2026-11-18T09:44Z", "2026-11-20T09:00Z"],
    ["answer", "2026-11-19T09:44Z", "2026-11-21T10:00Z"],
    ["answer", "2026-11-20T09:44Z", "2026-11-23T09:00Z"],
    ["answer", "2026-11-21T09:44Z", "2026-11-23T09:00Z"],
    ["week", "2026-11-22T09:44Z", "2026-11-30T09:00Z"],
    ["week", "2026-03-23T09:44Z", "2026-03-30T08:00Z"],
    ["week", "2026-10-19T09:44Z", "2026-10-26T09:00Z"],
    ["workday", "2026-07-02T12:00Z", "2026-07-03T08:00Z"],
  ] as const)("%s from %s is until %s", (choice, now, end) => {
    expect(getSnoozeEnd(choice, new Date(now), usualOfficeHours)).toEqual(new Date(end));
  });
});

test.each([
  ["a Thursday", "2026-11-19T15:00Z", [], "2026-11-20T09:00Z"],
  ["midnight in summer is the same day’s", "2026-07-01T23:30Z", [], "2026-07-02T08:00Z"],
  ["a night is the same day’s", "2026-11-20T01:47Z", [], "2026-11-20T09:00Z"],
  ["the minute of opening is the next day’s", "2026-11-19T09:00Z", [], "2026-11-20T09:00Z"],
  ["the night before a Sunday", "2026-11-22T01:47Z", [], "2026-11-23T09:00Z"],
  ["a Saturday", "2026-11-21T12:00Z", [], "2026-11-23T09:00Z"],
  ["the day before a bank holiday", "2026-12-24T15:00Z", ["2026-12-25"], "2026-12-26T10:00Z"],
])("the next working morning after %s is when the office opens again", (_day, now, closed, end) => {
  const hours = { ...usualOfficeHours, closedDays: closed };
  expect(getSnoozeEnd("workday", new Date(now), hours)).toEqual(new Date(end));
});

test.each([
  ["week", "2026-12-21T09:44Z", "2026-12-29T09:00Z"],
  ["monday", "2026-12-24T09:44Z", "2026-12-29T09:00Z"],
  ["answer", "2026-12-23T09:44Z", "2026-12-26T10:00Z"],
] as const)("%s is never on a day on which the office is closed", (choice, now, end) => {
  const hours = { ...usualOfficeHours, closedDays: ["2026-12-25", "2026-12-28"] };
  expect(getSnoozeEnd(choice, new Date(now), hours)).toEqual(new Date(end));
});

test("a Monday that is a bank holiday is not offered by that name", () => {
  const hours = { ...usualOfficeHours, closedDays: ["2026-12-25", "2026-12-28"] };
  const options = listSnoozeOptions(new Date("2026-12-24T09:44Z"), hours);
  expect(options.find(({ value }) => value === "monday")).toMatchObject({
    text: "Tuesday",
    note: "Tue 29 Dec, 09:00",
  });
});

test("an office that never opens brings it back tomorrow at nine", () => {
  const hours = { week: Array.from({ length: 7 }, () => null), closedDays: [] };
  expect(getSnoozeEnd("workday", new Date("2026-11-19T15:00Z"), hours)).toEqual(
    new Date("2026-11-20T09:00Z"),
  );
});

test("the menu says when each would be back, and offers no afternoon that has begun", () => {
  const list = (now: string) =>
    listSnoozeOptions(new Date(now), usualOfficeHours).map(({ text, note }) => `${text}: ${note}`);
  expect(list("2026-11-20T09:44Z")).toEqual([
    "When they reply: or Mon 23 Nov, 09:00",
    "This afternoon: 13:00",
    "Next working morning: Sat 21 Nov, 10:00",
    "Monday: Mon 23 Nov, 09:00",
    "In a week: Fri 27 Nov, 09:00",
    "Day before the viewing: or the last working morning before",
  ]);
  expect(list("2026-11-20T13:00Z")[1]).toBe("In 2 hours: 15:00");
});

test.each([
  ["a Sunday", "2026-11-22T09:44Z", ["Next working morning: Mon 23 Nov, 09:00"]],
  ["a Monday", "2026-11-23T09:44Z", ["Monday: Mon 30 Nov, 09:00"]],
])("the menu of %s offers each moment once", (_, now, once) => {
  const options = listSnoozeOptions(new Date(now), usualOfficeHours);
  const moments = options.map(({ note }) => note);
  expect(new Set(moments).size).toBe(moments.length);
  expect(options.map(({ text, note }) => `${text}: ${note}`)).toEqual(expect.arrayContaining(once));
});

test.each([
  ["2026-11-24T10:30Z", "2026-11-23T09:00:00.000Z"],
  ["2026-11-23T10:30Z", "2026-11-21T10:00:00.000Z"],
  ["2026-11-21T10:30Z", null],
  ["2026-03-30T10:30Z", null],
])("the last working morning before a viewing at %s is to come, or has begun", (viewing, end) => {
  const now = new Date("2026-11-20T09:44:00Z");
  const found = getDayBefore(new Date(viewing), now, usualOfficeHours);
  expect(found?.toISOString() ?? null).toBe(end);
});

describe("the form of a change", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const now = new Date("2026-11-20T09:44:00Z");
  test.each([
    [{ change: "close" }, { kind: "close" }],
    [
      { change: "assign", owner: id },
      { kind: "assign", ownerId: id },
    ],
    [
      { change: "assign", owner: "" },
      { kind: "assign", ownerId: null },
    ],
    [
      { change: "snooze", until: "two-hours" },
      { kind: "snooze", until: new Date("2026-11-20T11:44:00Z") },
    ],
    [
      { change: "snooze", until: "picked", at: "2026-07-01T10:30" },
      { kind: "snooze", until: new Date("2026-07-01T09:30:00Z") },
    ],
  ])("%j", (form, change) => {
    expect(readConversationChange([id], form, now, usualOfficeHours)).toEqual({
      ok: true,
      ids: [id],
      change,
    });
  });

  test.each([
    [[], { change: "close" }, "Select a conversation first."],
    [["x"], { change: "close" }, /./],
    [
      Array.from({ length: 201 }, () => id),
      { change: "close" },
      "Select at most 200 conversations.",
    ],
    [[id], { change: "snooze" }, "Select how long to snooze for."],
    [[id], { change: "snooze", until: "never" }, "Select how long to snooze for."],
    [[id], { change: "snooze", until: "picked" }, "Select a date and time."],
    [[id], { change: "snooze", until: "picked", at: "x" }, "Select a date and time."],
    [[id], { change: "snooze", until: "picked", at: "2026-02-30T10:00" }, "Select a date"],
    [[id], { change: "assign", owner: "x" }, "We can’t find that colleague."],
    [[id], { change: "erase" }, "This page is out of date. Reload it and try again."],
  ])("%j with %j is refused with one line", (ids, form, line) => {
    const read = readConversationChange(ids, form, now, usualOfficeHours);
    expect(read.ok ? "" : read.problem).toMatch(line);
  });
});

import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../agency/office-hours.ts";
import {
  findWaitingSince,
  formatWait,
  getBranchTarget,
  messageKinds,
  readResponseClock,
} from "./response-clock.ts";

const promise = { hours: usualOfficeHours, promiseMinutes: 60 };

describe("since when somebody waits", () => {
  /** Minutes of the hour; `!` marks what a program sent. */
  const messages = (text: string) =>
    text.split(" ").map((word) => {
      const [name, minute] = word.replace("!", "").split("@");
      const kind = messageKinds.find((known) => known === name);
      if (kind === undefined) throw new Error(`There is no kind ${name}.`);
      const at = new Date(`2026-11-20T10:${minute}:00Z`);
      return { kind, at, isAutomatic: word.startsWith("!") };
    });
  test.each([
    ["the first request", "request@00", "00"],
    ["the first of two requests", "request@00 request@10", "00"],
    ["an automatic answer of the site does not count", "request@00 !reply@01", "00"],
    ["a person's reply ends it", "request@00 reply@20", null],
    ["a call ends it", "request@00 call@20", null],
    ["a note does not", "request@00 note@20", "00"],
    ["an event does not", "request@00 event@20", "00"],
    ["a mail after the reply starts it again", "request@00 reply@20 mail@30", "30"],
    ["a mail program's automatic answer does not", "request@00 reply@20 !mail@30", null],
    ["a request after the reply starts it again", "request@00 reply@20 request@40 mail@50", "40"],
    ["nothing asked", "note@00 event@10", null],
  ])("%s", (_case, text, minute) => {
    const since = findWaitingSince(messages(text));
    expect(since?.toISOString() ?? null).toBe(minute && `2026-11-20T10:${minute}:00.000Z`);
  });
});

test("a branch’s clock runs in its own hours, any other in the agency’s", () => {
  const late = { opens: "12:00", closes: "20:00" };
  const hours = { week: usualOfficeHours.week.with(5, late), closedDays: [] };
  const ofBranches = [{ branches: ["north"], hours }];
  const asked = new Date("2026-11-20T10:00:00Z");
  const now = new Date("2026-11-20T12:30:00Z");
  const minutes = (branch: string | null) =>
    readResponseClock(asked, now, getBranchTarget({ ...promise, ofBranches }, branch)).minutes;
  expect([minutes("north"), minutes("south"), minutes(null)]).toEqual([30, 150, 150]);
});

describe("the response clock", () => {
  test.each([
    ["just asked", "10:00", 0, 1, "early"],
    ["a quarter of the promise", "10:15", 15, 2, "early"],
    ["just before the last quarter", "10:44", 44, 3, "early"],
    ["the last quarter", "10:45", 45, 4, "due"],
    ["the last minute", "10:59", 59, 4, "due"],
    ["the promise is broken", "11:00", 60, 4, "late"],
    ["long past it", "16:30", 390, 4, "late"],
  ])("%s", (_case, time, minutes, quarters, level) => {
    const clock = readResponseClock(
      new Date("2026-11-20T10:00:00Z"),
      new Date(`2026-11-20T${time}:00Z`),
      promise,
    );
    expect(clock).toEqual({ minutes, quarters, level });
  });

  test("stands still while the office is closed", () => {
    const asked = new Date("2026-11-20T17:50:00Z");
    expect(readResponseClock(asked, new Date("2026-11-21T09:59:00Z"), promise).minutes).toBe(10);
  });
});

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [99, "1 h 39 min"],
  [6000, "over 100 h"],
])("%d minutes are written %s", (minutes, text) => {
  expect(formatWait(minutes)).toBe(text);
});

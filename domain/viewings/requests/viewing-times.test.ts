import { expect, test } from "vitest";
import * as v from "valibot";
import { getUsualSettings } from "../../agency/agency-settings.ts";
import { findViewingDays } from "./bookable-from.ts";
import {
  isViewingRange,
  splitViewingRange,
  scheduleFields,
  formatViewingRange,
  viewingTimes,
} from "./viewing-times.ts";

test("viewings run from 09:00 to 19:00 in steps of 30 minutes", () => {
  expect(viewingTimes).toHaveLength(21);
  expect(viewingTimes.slice(0, 3)).toEqual(["09:00", "09:30", "10:00"]);
  expect(viewingTimes.at(-1)).toBe("19:00");
});

/** A Saturday. */
const days = findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z"));

test.each([
  ["09:00 - 09:30", true],
  ["09:00 - 19:00", true],
  ["18:30 - 19:00", true],
  ["18:30 - 18:30", false],
  ["18:30 - 18:00", false],
  ["08:30 - 09:30", false],
  ["18:30 - 19:30", false],
  ["09:15 - 09:45", false],
  ["09:00-09:30", false],
  ["09:00 - 09:30 - 10:00", false],
  ["9:00 - 9:30", false],
  ["09:00 - ", false],
  ["", false],
])("%j is a range of times: %s", (range, expected) => {
  expect(isViewingRange(range)).toBe(expected);
});

test("a range comes apart into its ends", () => {
  expect(splitViewingRange(formatViewingRange("18:00", "18:30"))).toEqual({
    from: "18:00",
    to: "18:30",
  });
  expect(splitViewingRange(formatViewingRange("18:00", ""))).toEqual({ from: "18:00", to: "" });
  expect(splitViewingRange("")).toEqual({ from: "", to: "" });
});

test.each([
  ["scheduleViewingDate", undefined, "Select a day for the viewing"],
  ["scheduleViewingDate", "", "Select a day for the viewing"],
  [
    "scheduleViewingDate",
    "2026-11-22",
    "Select a day from tomorrow onwards, Monday to Saturday, within 90 days",
  ],
  ["scheduleViewingTime", undefined, "Select a start and end time"],
  ["scheduleViewingTime", "", "Select a start and end time"],
  ["scheduleViewingTime", " - 18:00", "Select a start and end time"],
  ["scheduleViewingTime", "18:00 - ", "Select a start and end time"],
  [
    "scheduleViewingTime",
    "18:00 - 17:00",
    "Select an end time after the start time, from 09:00 to 19:00",
  ],
])("%s %j is answered by: %s", (field, value, message) => {
  const answers = { scheduleViewingDate: "2026-11-23", scheduleViewingTime: "18:00 - 18:30" };
  const schema = v.object(scheduleFields(days));
  expect(v.is(schema, answers)).toBe(true);
  const { issues = [] } = v.safeParse(schema, { ...answers, [field]: value });
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});

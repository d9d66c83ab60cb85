import * as v from "valibot";
import { isRealDate } from "../../shared/dates.ts";
import { isEmailAddress } from "../../shared/mail/email-address.ts";
import { parseLondonMoment } from "../../shared/london-time.ts";
import { keepable, keepableLine } from "../../shared/fields/text-fields.ts";
import { accompaniments } from "../keys/home-viewing.ts";
import { travelModes } from "../../shared/travel-modes.ts";

/** Before five the clock may skip an hour, and repeat one. */
const time = v.pipe(
  v.string("Enter a time"),
  v.regex(/^(?:0[5-9]|1\d|2[0-3]):[0-5]\d$/, "Enter a time from 05:00 to 23:59"),
);

const workingDay = v.pipe(
  v.object({ starts: time, ends: time }),
  v.check(
    ({ starts, ends }) => !v.is(time, starts) || !v.is(time, ends) || starts < ends,
    "Start time must be before end time",
  ),
);

const outcode = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** @example splitOutcodes("e1, N16") // ["E1", "N16"] */
export function splitOutcodes(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** How one person works: hours from Sunday to Saturday, null for a day off. */
export const availabilityFields = v.object({
  week: v.pipe(v.array(v.nullable(workingDay)), v.length(7)),
  areas: v.pipe(
    v.array(v.pipe(v.string(), v.regex(outcode, "Enter outcodes, such as E1 or N16"))),
    v.maxLength(100, "Enter at most 100 outcodes"),
  ),
  travelsBy: v.picklist(travelModes, "Select how they travel"),
});

const longestDays = 366;

/** London dates and times. Without times the days are whole. */
export const timeOffFields = v.pipe(
  v.object({
    from: v.pipe(v.string(), v.check(isRealDate, "Enter the first day")),
    until: v.pipe(v.string(), v.check(isRealDate, "Enter the last day")),
    starts: v.union([v.literal(""), time], "Enter a time from 05:00 to 23:59"),
    ends: v.union([v.literal(""), time], "Enter a time from 05:00 to 23:59"),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(100, "Enter at most 100 characters"),
      keepableLine,
    ),
  }),
  v.transform(({ from, until, starts, ends, reason }) => ({
    startsAt: parseLondonMoment(from, starts || "00:00"),
    endsAt: parseLondonMoment(until, ends || "23:59"),
    reason,
  })),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => startsAt !== null && endsAt !== null && startsAt < endsAt,
      "The end must be after the start",
    ),
    ["endsAt"],
  ),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => Number(endsAt) - Number(startsAt) <= longestDays * 86_400_000,
      "Time off must be a year or less",
    ),
    ["endsAt"],
  ),
);

const count = (least: number, most: number, unit: string) =>
  v.pipe(
    v.number(`Enter a number of ${unit}`),
    v.integer(`Enter a whole number of ${unit}`),
    v.minValue(least, `Enter ${least} ${unit} or more`),
    v.maxValue(most, `Enter ${most} ${unit} or less`),
  );

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `Enter at most ${most} characters`), keepableLine);

export const homeViewingFields = v.pipe(
  v.object({
    accompaniment: v.picklist(accompaniments, "Select who’s at viewings"),
    minutes: count(10, 120, "minutes"),
    noticeHours: count(0, 168, "hours"),
    bufferMinutes: count(0, 120, "minutes"),
    shownBy: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(200)),
    access: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2000, "Enter at most 2,000 characters"),
      keepable,
    ),
    alarm: line(200),
    isTenanted: v.boolean(),
    tenantName: line(100),
    tenantEmail: v.union(
      [v.literal(""), v.pipe(v.string(), v.trim(), v.check(isEmailAddress))],
      "Enter an email address in the correct format, like name@example.com",
    ),
  }),
  v.forward(
    v.partialCheck(
      [["isTenanted"], ["tenantEmail"]],
      ({ isTenanted, tenantEmail }) => !isTenanted || tenantEmail !== "",
      "Enter the tenant’s email address. They must be told in writing",
    ),
    ["tenantEmail"],
  ),
);

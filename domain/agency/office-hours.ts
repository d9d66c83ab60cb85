import * as v from "valibot";
import { addDays, getLondonDate, isRealDate } from "../shared/dates.ts";
import { parseLondonMoment } from "../shared/london-time.ts";

const minuteMs = 60_000;

/** Before five the clock may skip an hour, and repeat one. */
const time = v.pipe(
  v.string(),
  v.regex(/^(?:0[5-9]|1\d|2[0-3]):[0-5]\d$/, "Enter a time from 05:00 to 23:59"),
);

/** Null elsewhere for a day on which it is closed. */
export const openDay = v.pipe(
  v.object({ opens: time, closes: time }),
  v.check(({ opens, closes }) => opens < closes, "Opening time must be before closing time"),
);

/** When the office is staffed, in London time. */
export const officeHoursFields = v.object({
  /** From Sunday to Saturday. Null for a day on which it is closed. */
  week: v.pipe(
    v.array(v.nullable(openDay)),
    v.length(7),
    v.check(
      (week) => week.some((day) => day !== null),
      "The office must be open on at least one day a week",
    ),
  ),
  /** London dates on which it is closed, such as bank holidays. */
  closedDays: v.pipe(
    v.array(v.pipe(v.string(), v.check(isRealDate, "Enter a real date"))),
    v.maxLength(200),
  ),
});

export type OfficeHours = v.InferOutput<typeof officeHoursFields>;

const weekday = { opens: "09:00", closes: "18:00" };

export const usualOfficeHours: OfficeHours = {
  week: [null, weekday, weekday, weekday, weekday, weekday, { opens: "10:00", closes: "16:00" }],
  closedDays: [],
};

/** More than this nobody needs to know exactly. */
export const longestCount = 100 * 60;

/**
 * Minutes between two moments in which the office was open. Counting stops at `longestCount`, so
 * that a request of last year costs no more than one of last week.
 */
export function countOfficeMinutes(hours: OfficeHours, from: Date, until: Date): number {
  const lastDay = getLondonDate(until);
  let total = 0;
  for (
    let day = getLondonDate(from);
    day <= lastDay && total < longestCount;
    day = addDays(day, 1)
  ) {
    const span = findOpenSpan(hours, day);
    if (span === null) continue;
    const begins = Math.max(span.opens.getTime(), from.getTime());
    const ends = Math.min(span.closes.getTime(), until.getTime());
    total += Math.max(0, ends - begins) / minuteMs;
  }
  return Math.min(total, longestCount);
}

export interface OpenSpan {
  opens: Date;
  minutes: number;
  /** Office minutes of the spans before it. */
  before: number;
}

/**
 * When the office was open from one London date to another, both included, so that a database can
 * count as `countOfficeMinutes` does: the minutes of a moment are those before its span and in it.
 */
export function listOpenSpans(hours: OfficeHours, firstDay: string, lastDay: string): OpenSpan[] {
  const spans: OpenSpan[] = [];
  let before = 0;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const span = findOpenSpan(hours, day);
    if (span === null) continue;
    const minutes = (span.closes.getTime() - span.opens.getTime()) / minuteMs;
    spans.push({ opens: span.opens, minutes, before });
    before += minutes;
  }
  return spans;
}

/**
 * The latest moment from which so many office minutes had passed by `until`. What waits since then
 * or longer has waited that long, which makes a condition of SQL out of the clock.
 */
export function subtractOfficeMinutes(hours: OfficeHours, until: Date, minutes: number): Date {
  let left = minutes * minuteMs;
  let day = getLondonDate(until);
  for (let days = 0; days < longestWalk; days++, day = addDays(day, -1)) {
    const span = findOpenSpan(hours, day);
    if (span === null) continue;
    const ends = Math.min(span.closes.getTime(), until.getTime());
    const open = ends - span.opens.getTime();
    if (open >= left) return new Date(ends - left);
    left -= Math.max(0, open);
  }
  return new Date(0);
}

/** Days. Two years of closed days are the most that the settings take. */
const longestWalk = 800;

function findOpenSpan(
  { week, closedDays }: OfficeHours,
  date: string,
): { opens: Date; closes: Date } | null {
  const day = week[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!day || closedDays.includes(date)) return null;
  const opens = parseLondonMoment(date, day.opens);
  const closes = parseLondonMoment(date, day.closes);
  return opens && closes && { opens, closes };
}

import { formatDateRange } from "../shared/formats/long-date.ts";
import { addDays, isRealDate } from "../shared/dates.ts";
import { parseLondonMoment } from "../shared/london-time.ts";
import { getMonday } from "../viewings/feedback/viewing-figures.ts";

/** Weeks that the figures may be of. */
export const spanWeeks = [1, 4, 13] as const;
export type SpanWeeks = (typeof spanWeeks)[number];

/** Whole weeks from a Monday on, London's. */
export interface FigureSpan {
  weeks: SpanWeeks;
  /** London date of the first Monday. */
  firstDay: string;
  /** London date of the last Sunday. */
  lastDay: string;
  from: Date;
  /** Midnight after the last Sunday. */
  until: Date;
  /** Whose figures. Null or left out: the agency’s. */
  branch?: string | null;
}

/**
 * The weeks up to and with the one of a London date; without one, or with one to come, up to this
 * week.
 */
export function readSpan(
  { weeks, day }: { weeks: string | null; day: string | null },
  now: Date,
): FigureSpan {
  const count = spanWeeks.find((one) => String(one) === weeks) ?? 1;
  const thisMonday = getMonday(now);
  const asked = day !== null && isRealDate(day) ? getMonday(new Date(`${day}T12:00:00Z`)) : null;
  return createSpan(count, asked !== null && asked < thisMonday ? asked : thisMonday);
}

function createSpan(weeks: SpanWeeks, lastMonday: string): FigureSpan {
  const firstDay = addDays(lastMonday, -7 * (weeks - 1));
  const after = addDays(lastMonday, 7);
  return {
    weeks,
    firstDay,
    lastDay: addDays(after, -1),
    // Midnight is skipped in no time zone of London's.
    from: parseLondonMoment(firstDay, "00:00")!,
    until: parseLondonMoment(after, "00:00")!,
  };
}

/** So many weeks before it, to compare with. */
export function getSpanBefore({ weeks, lastDay, branch = null }: FigureSpan): FigureSpan {
  return { ...createSpan(weeks, addDays(lastDay, -6 - 7 * weeks)), branch };
}

/** A London date of the span after it, or null where that has not begun. */
export function findDayAfter({ weeks, lastDay }: FigureSpan, now: Date): string | null {
  const next = addDays(lastDay, 7 * weeks);
  const thisSunday = addDays(getMonday(now), 6);
  if (lastDay >= thisSunday) return null;
  return next < thisSunday ? next : thisSunday;
}

/** @example describeSpan(span) // "16 to 22 November 2026" */
export function describeSpan({ firstDay, lastDay }: FigureSpan): string {
  return formatDateRange(firstDay, lastDay);
}

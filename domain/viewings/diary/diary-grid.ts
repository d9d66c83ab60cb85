import type { OfficeHours } from "../../agency/office-hours.ts";
import { addDays } from "../../shared/dates.ts";
import { isViewingDay, viewingHours } from "../bookings/booking-time.ts";
import {
  createDayClock,
  type DiaryEntry,
  type DiaryPerson,
  getWeekday,
  isClosedDay,
  readLondonClock,
  type TimeSpan,
  toMinutes,
  type WorkingDay,
} from "./diary.ts";
import type { TravelMode } from "../../shared/travel-modes.ts";
import type { TravelTime } from "./travel.ts";

/** Hours of London's clock that the grid shows. */
export interface GridHours {
  from: number;
  until: number;
}

/** Where something stands in its day, in hours from the top of the grid. */
export interface GridPlace {
  top: number;
  length: number;
}

/** A little more than the hours of viewings, so that the last label has room. */
const usualHours: GridHours = { from: 9, until: 19.5 };

/** The usual hours, and more where something begins earlier or ends later. */
export function findGridHours(entries: readonly TimeSpan[]): GridHours {
  let { from, until } = usualHours;
  for (const { startsAt, endsAt } of entries) {
    const starts = readLondonClock(startsAt);
    const ends = readLondonClock(endsAt);
    // What lasts over midnight fills its days anyway.
    if (starts.date !== ends.date) continue;
    from = Math.min(from, Math.floor(starts.minutes / 60));
    until = Math.max(until, ends.minutes / 60 + 0.5);
  }
  return { from, until: Math.ceil(until * 2) / 2 };
}

/** Null for what is not on that London day, or not in the hours shown. */
export function placeInDay(
  { startsAt, endsAt }: TimeSpan,
  date: string,
  hours: GridHours,
): GridPlace | null {
  const starts = readLondonClock(startsAt);
  const ends = readLondonClock(endsAt);
  if (starts.date > date || ends.date < date) return null;
  const begins = starts.date < date ? 0 : starts.minutes;
  const stops = ends.date > date ? 24 * 60 : ends.minutes;
  return placeMinutes(begins, stops, hours);
}

function placeMinutes(begins: number, stops: number, { from, until }: GridHours): GridPlace | null {
  const top = Math.max(from, begins / 60) - from;
  const length = Math.min(until, stops / 60) - from - top;
  return length > 0 ? { top, length } : null;
}

/** A rolling week from the day before. */
export function listWeekDays(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - 1));
}

/**
 * When somebody does not work on a day, as the grid shows it. Who has set no hours has those of viewings, and on a day
 * without viewings the office's.
 */
export function listOffHours(
  { week }: Pick<DiaryPerson, "week">,
  office: OfficeHours,
  date: string,
  hours: GridHours,
): GridPlace[] {
  const day = isClosedDay(office, date) ? null : findWorkingDay(week, office, date);
  const spans = day
    ? [
        [0, toMinutes(day.starts)],
        [toMinutes(day.ends), 24 * 60],
      ]
    : [[0, 24 * 60]];
  return spans.flatMap(([begins = 0, stops = 0]) => placeMinutes(begins, stops, hours) ?? []);
}

function findWorkingDay(
  week: DiaryPerson["week"],
  office: OfficeHours,
  date: string,
): WorkingDay | null {
  const weekday = getWeekday(date);
  if (week) return week[weekday] ?? null;
  if (isViewingDay(date)) return { starts: viewingHours.firstStart, ends: viewingHours.lastEnd };
  const day = office.week[weekday];
  return day ? { starts: day.opens, ends: day.closes } : null;
}

/** The way between two appointments of a day. */
export interface TravelGap extends TimeSpan {
  /** What the way takes, and what there is. */
  minutes: number;
  there: number;
  isTight: boolean;
}

/** Longer pauses say nothing about the way. */
const longestGap = 2 * 60;

/** @param entries of one person, in order of time */
export function listTravelGaps(
  entries: readonly Pick<DiaryEntry, "startsAt" | "endsAt" | "at">[],
  way: TravelMode,
  travel: TravelTime,
): TravelGap[] {
  return entries.slice(1).flatMap((next, index) => {
    const before = entries[index];
    if (!before?.at || !next.at) return [];
    const there = (next.startsAt.getTime() - before.endsAt.getTime()) / 60_000;
    const minutes = travel(before.at, next.at, way);
    if (there < 0 || there > longestGap || minutes === 0) return [];
    const isTight = there < minutes;
    return { startsAt: before.endsAt, endsAt: next.startsAt, minutes, there, isTight };
  });
}

/** The part of a day's width that something has beside what overlaps it. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** @param spans in any order; the answer is in the same */
export function findLanes(spans: readonly TimeSpan[]): Lane[] {
  const order = spans
    .map((span, index) => ({ span, index }))
    .toSorted((a, b) => a.span.startsAt.getTime() - b.span.startsAt.getTime());
  const found = spans.map((): Lane => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let free: number[] = [];
  let groupEnds = -Infinity;
  const close = () => {
    for (const index of group) found[index]!.lanes = free.length;
  };
  for (const { span, index } of order) {
    const starts = span.startsAt.getTime();
    const ends = span.endsAt.getTime();
    if (starts >= groupEnds) {
      close();
      [group, free, groupEnds] = [[], [], -Infinity];
    }
    const lane = free.findIndex((until) => until <= starts);
    found[index]!.lane = lane < 0 ? free.length : lane;
    free[found[index]!.lane] = ends;
    group.push(index);
    groupEnds = Math.max(groupEnds, ends);
  }
  close();
  return found;
}

/** Quarters of an hour, the grid's steps. */
export const gridStep = 15;

/** @param offset from the top of a day's column, as a share of its height */
export function readDropTime(offset: number, date: string, { from, until }: GridHours): Date {
  const minutes = from * 60 + offset * (until - from) * 60;
  const steps = Math.round(minutes / gridStep);
  const last = Math.floor((until * 60) / gridStep) - 1;
  const step = Math.min(last, Math.max((from * 60) / gridStep, steps));
  return new Date(createDayClock(date)(step * gridStep));
}

/** The same time of London's clock so many days later, and so many minutes later in its day. */
export function shiftTime(
  { startsAt, endsAt }: TimeSpan,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): TimeSpan {
  const at = readLondonClock(startsAt);
  const starts = createDayClock(addDays(at.date, days))(at.minutes + minutes);
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: new Date(starts), endsAt: new Date(starts + length) };
}

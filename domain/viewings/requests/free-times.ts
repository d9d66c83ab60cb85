import { addDays, getLondonDate } from "../../shared/dates.ts";
import { isViewingDay, viewingHours } from "../bookings/booking-time.ts";
import {
  createDayClock,
  type Diary,
  type DiaryEntry,
  type DiaryHome,
  type DiaryPerson,
  findNext,
  getOfficeOf,
  getWeekday,
  isClosedDay,
  isScheduled,
  listShowers,
  type TimeSpan,
  toMinutes,
} from "../diary/diary.ts";
import { addNotice } from "../keys/home-viewing.ts";

/** A time at which somebody can show a home. */
export interface FreeTime extends TimeSpan {
  negotiatorId: number;
  /** Minutes of the way from the appointment before, and to the one after. Null without one that day. */
  travelBefore: number | null;
  travelAfter: number | null;
  /** The block viewing that has the place. Null for a viewing of their own. */
  appointmentId: string | null;
}

export interface FreeTimesWanted {
  now: Date;
  /** London date of the first day. By default today. */
  from?: string;
  days?: number;
  /** Of one negotiator only. */
  negotiatorId?: number;
  /** At least so many minutes between two that are offered together, so that one of them suits. */
  apart?: number;
  atMost?: number;
}

/** Viewings begin on the hour and the half hour. */
const step = 30;
const dayMs = 86_400_000;

/**
 * When a home can be viewed, the soonest first: on days on which its office is open, within somebody's hours, while they
 * are not off or elsewhere and can come and leave in time, while the home is free, and with notice.
 * Of several who could, it names the one with the shortest way.
 */
export function listFreeTimes(
  diary: Diary,
  home: DiaryHome,
  { now, from, days = 15, negotiatorId, apart = 0, atMost = Infinity }: FreeTimesWanted,
): FreeTime[] {
  const showers = listShowers(diary.people, home);
  // Whose hours are not known is left out as soon as somebody's are.
  const known = isScheduled(showers) ? showers.filter(({ week }) => week !== null) : showers;
  const people = known.filter(({ id }) => negotiatorId === undefined || id === negotiatorId);
  const earliest = addNotice(home.viewing, now).getTime();
  const first = from ?? getLondonDate(now);
  const office = getOfficeOf(diary, home);
  const found: FreeTime[] = [];
  for (let day = 0; day < days; day++) {
    const date = addDays(first, day);
    const isOpen = isViewingDay(date) && !isClosedDay(office, date);
    const offered = [
      ...listBlockTimes(diary, home, date, negotiatorId),
      ...(isOpen ? listOwnTimes(diary, home, people, date, earliest) : []),
    ].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    for (const time of offered) {
      const starts = time.startsAt.getTime();
      const last = found.at(-1);
      if (starts < earliest || starts <= now.getTime()) continue;
      if (last && starts < last.startsAt.getTime() + apart * 60_000) continue;
      found.push(time);
      if (found.length >= atMost) return found;
    }
  }
  return found;
}

function listBlockTimes(
  diary: Diary,
  home: DiaryHome,
  date: string,
  negotiatorId: number | undefined,
): FreeTime[] {
  return diary.getEntriesIn(home.id).flatMap((entry) =>
    entry.openSlots.length === 0 ||
    getLondonDate(entry.startsAt) !== date ||
    (negotiatorId !== undefined && negotiatorId !== entry.negotiatorId)
      ? []
      : entry.openSlots.map((slot) => ({
          ...slot,
          negotiatorId: entry.negotiatorId,
          travelBefore: null,
          travelAfter: null,
          appointmentId: entry.id,
        })),
  );
}

function listOwnTimes(
  diary: Diary,
  home: DiaryHome,
  people: readonly DiaryPerson[],
  date: string,
  earliest: number,
): FreeTime[] {
  const getMoment = createDayClock(date);
  const { minutes: length, bufferMinutes } = home.viewing;
  const latest = toMinutes(viewingHours.lastEnd) - length;
  if (getMoment(latest) < earliest) return [];
  const buffer = bufferMinutes * 60_000;
  const visits = diary.getEntriesIn(home.id);
  const weekday = getWeekday(date);
  const working = people.flatMap((person) => listDay(diary, person, weekday));
  const found: FreeTime[] = [];
  for (let minutes = toMinutes(viewingHours.firstStart); minutes <= latest; minutes += step) {
    const starts = getMoment(minutes);
    const ends = starts + length * 60_000;
    if (starts < earliest || hasOverlap(visits, starts - buffer, ends + buffer)) continue;
    let best: FreeTime | null = null;
    for (const day of working) {
      if (minutes < day.starts || minutes + length > day.ends) continue;
      const time = fit(diary, home, day, starts, ends);
      if (time && (!best || addTravel(time) < addTravel(best))) best = time;
      // Nobody is nearer than somebody who is there, or comes from home.
      if (best && addTravel(best) === 0) break;
    }
    if (best) found.push(best);
  }
  return found;
}

interface PersonDay {
  person: DiaryPerson;
  entries: readonly DiaryEntry[];
  /** Minutes since midnight. */
  starts: number;
  ends: number;
}

function listDay(diary: Diary, person: DiaryPerson, weekday: number): PersonDay[] {
  const day = person.week
    ? person.week[weekday]
    : { starts: viewingHours.firstStart, ends: viewingHours.lastEnd };
  if (!day) return [];
  const entries = diary.getEntriesOf(person.id);
  return [{ person, entries, starts: toMinutes(day.starts), ends: toMinutes(day.ends) }];
}

function fit(
  diary: Diary,
  home: DiaryHome,
  { person, entries }: PersonDay,
  starts: number,
  ends: number,
): FreeTime | null {
  if (hasOverlap(person.timeOff, starts, ends)) return null;
  const next = findNext(entries, starts);
  const before = entries[next - 1];
  const after = entries[next];
  if (before && before.endsAt.getTime() > starts) return null;
  if (after && after.startsAt.getTime() < ends) return null;
  // No way takes half a day: what is on another day needs no measuring.
  const measure = (entry: DiaryEntry | undefined, gap: number) =>
    !entry || gap >= dayMs / 2
      ? null
      : entry.at
        ? diary.travel(entry.at, home.at, person.travelsBy)
        : 0;
  const gapBefore = before ? starts - before.endsAt.getTime() : 0;
  const gapAfter = after ? after.startsAt.getTime() - ends : 0;
  const travelBefore = measure(before, gapBefore);
  if (travelBefore !== null && travelBefore * 60_000 > gapBefore) return null;
  const travelAfter = measure(after, gapAfter);
  if (travelAfter !== null && travelAfter * 60_000 > gapAfter) return null;
  return {
    startsAt: new Date(starts),
    endsAt: new Date(ends),
    negotiatorId: person.id,
    travelBefore,
    travelAfter,
    appointmentId: null,
  };
}

function addTravel({ travelBefore, travelAfter }: FreeTime): number {
  return (travelBefore ?? 0) + (travelAfter ?? 0);
}

function hasOverlap(spans: readonly TimeSpan[], starts: number, ends: number): boolean {
  return spans.some((span) => span.startsAt.getTime() < ends && span.endsAt.getTime() > starts);
}

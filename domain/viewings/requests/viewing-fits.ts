import { addDays, getLondonDate } from "../../shared/dates.ts";
import { createDayClock, type Diary, type DiaryHome, toMinutes } from "../diary/diary.ts";
import { type FreeTime, listFreeTimes } from "./free-times.ts";
import { formatSlot, parseSlot } from "./slot-choice.ts";
import type { PreferredTimes } from "./preferred-times.ts";

/** A time that can be offered to somebody who asked for one. */
export interface Fit extends FreeTime {
  /** Within what they asked for. */
  isAsked: boolean;
}

interface FitsWanted {
  now: Date;
  /** Whoever this is goes where they can, and a colleague where not. */
  prefer: number | null;
  atMost: number;
}

/** Around the asked day. */
export const daysAround = 3;

/**
 * Times for somebody who asked to see a home: the one they asked for if anybody can keep it, then
 * the nearest ones. Without a wish the soonest.
 */
export function listFits(
  diary: Diary,
  home: DiaryHome,
  wish: PreferredTimes | null,
  { now, prefer, atMost }: FitsWanted,
): Fit[] {
  const today = getLondonDate(now);
  const isAhead = wish !== null && wish.date >= today;
  const from = isAhead ? addDays(wish.date, -daysAround) : today;
  const wanted = {
    now,
    from: from < today ? today : from,
    days: isAhead ? 2 * daysAround + 1 : 15,
    ...(isAhead ? {} : { apart: 180, atMost }),
  };
  const own =
    prefer === null ? [] : listFreeTimes(diary, home, { ...wanted, negotiatorId: prefer });
  const times = listFreeTimes(diary, home, wanted).map(
    (time) => own.find(({ startsAt }) => startsAt.getTime() === time.startsAt.getTime()) ?? time,
  );
  if (!isAhead) return times.map((time) => ({ ...time, isAsked: false }));
  const asked = readPreferredTime(wish);
  const isAsked = ({ startsAt, endsAt }: FreeTime) =>
    startsAt.getTime() >= asked.from && endsAt.getTime() <= asked.until;
  const distance = ({ startsAt }: FreeTime) => measureDistance(startsAt.getTime(), asked);
  const near = times.filter((time) => !isAsked(time)).toSorted((a, b) => distance(a) - distance(b));
  const inOrder = [...times.filter(isAsked), ...near];
  return spread(inOrder, atMost).map((time) => ({ ...time, isAsked: isAsked(time) }));
}

/** What somebody told us of when they can come. */
export interface SaidWhen {
  /** They chose a time. */
  hasWish: boolean;
  /** In their words, empty for none. */
  words: string;
}

/**
 * Which of our times stands chosen before a colleague chose one: the one that they asked for, or the next
 * free one of somebody who said nothing at all. Whoever named or wrote another time is read first, as no
 * other is theirs.
 */
export function chooseFit<F extends { isAsked: boolean }>(
  fits: readonly F[],
  { hasWish, words }: SaidWhen,
): F | undefined {
  const asked = fits.find(({ isAsked }) => isAsked);
  return asked ?? (hasWish || words !== "" ? undefined : fits[0]);
}

/**
 * With the time that was pressed where the page was opened from, if somebody can keep it: times near
 * what was asked for may leave it out, and another than was pressed must not be booked.
 */
export function addPressed(
  fits: readonly Fit[],
  pressed: string | null,
  { diary, home, now }: { diary: Diary; home: DiaryHome; now: Date },
): Fit[] {
  const slot = pressed === null ? null : parseSlot(pressed);
  if (slot === null || fits.some((fit) => formatSlot(fit) === pressed)) return [...fits];
  const { date: from, negotiatorId } = slot;
  if (from < getLondonDate(now)) return [...fits];
  const found = listFreeTimes(diary, home, { now, from, days: 1, negotiatorId }).find(
    (time) => formatSlot(time) === pressed,
  );
  return found ? [...fits, { ...found, isAsked: false }] : [...fits];
}

const hourMs = 3_600_000;

/** An hour between two, so that one of them suits. */
function spread(times: readonly FreeTime[], atMost: number): FreeTime[] {
  const chosen: FreeTime[] = [];
  for (const time of times) {
    const isNear = ({ startsAt }: FreeTime) =>
      Math.abs(startsAt.getTime() - time.startsAt.getTime()) < hourMs;
    if (!chosen.some(isNear)) chosen.push(time);
    if (chosen.length === atMost) break;
  }
  return chosen;
}

const dayMs = 86_400_000;

/** Another day at about that time is as near as the same day some hours off. */
function measureDistance(starts: number, { from }: { from: number }): number {
  const apart = Math.abs(starts - from);
  const days = Math.round(apart / dayMs);
  return days * dayMs * 0.125 + Math.abs(apart - days * dayMs);
}

/** As moments. */
export function readPreferredTime({ date, from, until }: PreferredTimes): {
  from: number;
  until: number;
} {
  const getMoment = createDayClock(date);
  return { from: getMoment(toMinutes(from)), until: getMoment(toMinutes(until)) };
}

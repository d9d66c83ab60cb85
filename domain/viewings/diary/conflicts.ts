import type { Point } from "../../places/area.ts";
import { addDays, getLondonDate } from "../../shared/dates.ts";
import { isFarAhead } from "../../shared/distant-dates.ts";
import { findHoursProblem, type HoursProblem, viewingHours } from "../bookings/booking-time.ts";
import {
  covers,
  createDayClock,
  type Diary,
  type DiaryEntry,
  type DiaryHome,
  type DiaryPerson,
  findNext,
  getOfficeOf,
  getWeekday,
  isClosedDay,
  mayShow,
  readLondonClock,
  type TimeSpan,
  toMinutes,
  type WorkingDay,
} from "./diary.ts";
import { getNoticeHours, tenantNoticeHours } from "../keys/home-viewing.ts";

type VisitedHome = Pick<DiaryHome, "id" | "viewing">;

/** What somebody wants to put into the diary. */
export interface WantedTime extends TimeSpan {
  negotiatorId: number;
  /** The home that is viewed. */
  home: DiaryHome | null;
  /** The home that something else than a viewing happens in: it may be busy, and have a tenant. */
  visits?: VisitedHome | null;
  /** Where it is, for anything but a viewing. Null if that is not known. */
  at: Point | null;
  /** The appointment that would be moved. */
  moving?: string | null;
  /** Several renters view the home then. */
  isBlock?: boolean;
}

export type Conflict =
  /** These three the database refuses as well. */
  | { kind: "past" }
  | { kind: "person-busy"; entry: DiaryEntry }
  | { kind: "home-busy"; entry: DiaryEntry }
  /** Nobody books a viewing then. */
  | { kind: "viewing-hours"; problem: HoursProblem }
  /** Less than a day for the tenant: only with their recorded consent. */
  | { kind: "tenant-notice"; earliest: Date }
  /** The others are advice: somebody in the office may know better. */
  | { kind: "far-ahead" }
  | { kind: "agency-closed"; isViewing: boolean }
  | { kind: "outside-hours"; day: WorkingDay | null }
  | { kind: "time-off"; off: TimeSpan }
  | { kind: "travel"; entry: DiaryEntry; from: "before" | "after"; minutes: number; there: number }
  | { kind: "buffer"; entry: DiaryEntry; minutes: number }
  | { kind: "notice"; earliest: Date }
  | { kind: "not-theirs"; why: "home" | "area" };

const impossible = new Set<Conflict["kind"]>(["past", "person-busy", "home-busy", "viewing-hours"]);

export function isImpossible(conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ kind }) => impossible.has(kind));
}

/** Everything that speaks against a time, the worst first. Empty if nothing does. */
export function explainConflict(diary: Diary, wanted: WantedTime, now: Date): Conflict[] {
  const person = diary.people.find(({ id }) => id === wanted.negotiatorId);
  return [
    ...(wanted.startsAt <= now ? [{ kind: "past" } as const] : []),
    ...(isFarAhead(getLondonDate(wanted.startsAt), getLondonDate(now))
      ? [{ kind: "far-ahead" } as const]
      : []),
    ...explainPerson(diary, person, wanted),
    ...(wanted.home ? explainHome(diary, wanted.home, wanted) : []),
    ...(wanted.home ? explainNotice(wanted.home, wanted.startsAt, now) : []),
    ...(wanted.visits ? explainVisit(diary, wanted.visits, wanted, now) : []),
    ...explainHours(diary, person, wanted),
    ...(person && wanted.home ? explainShower(person, wanted.home) : []),
  ].toSorted((a, b) => Number(impossible.has(b.kind)) - Number(impossible.has(a.kind)));
}

function overlaps(entry: TimeSpan, { startsAt, endsAt }: TimeSpan, minutes = 0): boolean {
  const around = minutes * 60_000;
  return (
    entry.startsAt.getTime() < endsAt.getTime() + around &&
    entry.endsAt.getTime() > startsAt.getTime() - around
  );
}

function explainPerson(
  diary: Diary,
  person: DiaryPerson | undefined,
  wanted: WantedTime,
): Conflict[] {
  const entries = diary.getEntriesOf(wanted.negotiatorId).filter(({ id }) => id !== wanted.moving);
  const at = wanted.home?.at ?? wanted.at;
  const next = findNext(entries, wanted.startsAt.getTime());
  const near = [entries[next - 1], entries[next]].filter((entry) => entry !== undefined);
  return near.flatMap((entry): Conflict[] => {
    if (overlaps(entry, wanted)) return [{ kind: "person-busy", entry }];
    const isBefore = entry.startsAt < wanted.startsAt;
    const gap = isBefore
      ? wanted.startsAt.getTime() - entry.endsAt.getTime()
      : entry.startsAt.getTime() - wanted.endsAt.getTime();
    const minutes = person && at && entry.at ? diary.travel(entry.at, at, person.travelsBy) : 0;
    return gap >= minutes * 60_000
      ? []
      : [
          {
            kind: "travel",
            entry,
            from: isBefore ? "before" : "after",
            minutes,
            there: Math.floor(gap / 60_000),
          },
        ];
  });
}

function explainHome(diary: Diary, home: VisitedHome, wanted: WantedTime): Conflict[] {
  const { bufferMinutes } = home.viewing;
  return diary.getEntriesIn(home.id).flatMap((entry): Conflict[] => {
    if (entry.id === wanted.moving || !overlaps(entry, wanted, bufferMinutes)) return [];
    if (!overlaps(entry, wanted)) return [{ kind: "buffer", entry, minutes: bufferMinutes }];
    // One's own stands among what keeps the person busy.
    return entry.negotiatorId === wanted.negotiatorId ? [] : [{ kind: "home-busy", entry }];
  });
}

/** Neither its notice nor what lies between two viewings is meant for photographs. */
function explainVisit(diary: Diary, home: VisitedHome, wanted: WantedTime, now: Date): Conflict[] {
  return [
    ...explainHome(diary, home, wanted),
    ...explainNotice(home, wanted.startsAt, now, tenantNoticeHours),
  ].filter(({ kind }) => kind === "home-busy" || kind === "tenant-notice");
}

function explainNotice(
  { viewing }: VisitedHome,
  startsAt: Date,
  now: Date,
  hours = getNoticeHours(viewing),
): Conflict[] {
  const earliest = new Date(now.getTime() + hours * 3_600_000);
  if (startsAt >= earliest || startsAt <= now) return [];
  return [{ kind: viewing.isTenanted ? "tenant-notice" : "notice", earliest }];
}

function explainHours(
  { office }: Diary,
  person: DiaryPerson | undefined,
  { startsAt, endsAt, home, isBlock }: WantedTime,
): Conflict[] {
  const { date, minutes } = readLondonClock(startsAt);
  const ends = minutes + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const isWithin = (day: WorkingDay) =>
    minutes >= toMinutes(day.starts) && ends <= toMinutes(day.ends);
  const conflicts: Conflict[] = [];
  const problem = home && findHoursProblem(date, minutes, ends, isBlock);
  if (problem) conflicts.push({ kind: "viewing-hours", problem });
  else if (isClosedDay(office, date))
    conflicts.push({ kind: "agency-closed", isViewing: Boolean(home) });
  const day = person?.week ? (person.week[getWeekday(date)] ?? null) : allDay;
  if (person?.week && (!day || !isWithin(day))) conflicts.push({ kind: "outside-hours", day });
  const off = person?.timeOff.find((one) => overlaps(one, { startsAt, endsAt }));
  if (off) conflicts.push({ kind: "time-off", off });
  return conflicts;
}

const allDay: WorkingDay = { starts: viewingHours.firstStart, ends: viewingHours.lastEnd };

function explainShower(person: DiaryPerson, home: DiaryHome): Conflict[] {
  if (!mayShow(person, home)) return [{ kind: "not-theirs", why: "home" }];
  return covers(person, home) ? [] : [{ kind: "not-theirs", why: "area" }];
}

/** Every quarter of an hour. */
const step = 15;
/** How far ahead the next possible time is sought. */
export const daysAhead = 14;

/** The first time from a wanted one on against which nothing speaks, for the same person. */
export function findNextPossible(diary: Diary, wanted: WantedTime, now: Date): TimeSpan | null {
  const length = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const from = Math.max(wanted.startsAt.getTime(), now.getTime());
  const first = readLondonClock(new Date(from)).date;
  const office = getOfficeOf(diary, wanted.home);
  for (let days = 0; days <= daysAhead; days++) {
    const date = addDays(first, days);
    if (isClosedDay(office, date)) continue;
    const getMoment = createDayClock(date);
    const latest = toMinutes(viewingHours.lastStart);
    for (let minutes = toMinutes(viewingHours.firstStart); minutes <= latest; minutes += step) {
      const starts = getMoment(minutes);
      if (starts < from) continue;
      const span = { startsAt: new Date(starts), endsAt: new Date(starts + length) };
      if (explainConflict(diary, { ...wanted, ...span }, now).length === 0) return span;
    }
  }
  return null;
}

/** The next times of the same length, one after the other. */
export function listNextPossible(
  diary: Diary,
  wanted: WantedTime,
  now: Date,
  atMost: number,
): TimeSpan[] {
  const found: TimeSpan[] = [];
  while (found.length < atMost) {
    const length = wanted.endsAt.getTime() - wanted.startsAt.getTime();
    const startsAt = found.at(-1)?.endsAt ?? wanted.startsAt;
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + length) };
    const next = findNextPossible(diary, { ...wanted, ...span }, now);
    if (next === null) break;
    found.push(next);
  }
  return found;
}

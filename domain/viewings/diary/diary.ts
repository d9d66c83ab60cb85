import type { OfficeHours } from "../../agency/office-hours.ts";
import type { Point } from "../../places/area.ts";
import { getLondonDate } from "../../shared/dates.ts";
import { londonTime, parseLondonMoment } from "../../shared/london-time.ts";
import type { AppointmentKind } from "../appointments/appointment.ts";
import type { HomeViewing } from "../keys/home-viewing.ts";
import type { TravelMode } from "../../shared/travel-modes.ts";
import {
  createStraightLine,
  createTravelTime,
  type MinutesPerKm,
  type Route,
  type RoutedMinutes,
  type TravelTime,
} from "./travel.ts";

export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/** London times, `HH:MM`. */
export interface WorkingDay {
  starts: string;
  ends: string;
}

export interface DiaryPerson {
  id: number;
  name: string;
  /** From Sunday to Saturday, null for a day off. Null as a whole where nobody has set hours. */
  week: (WorkingDay | null)[] | null;
  travelsBy: TravelMode;
  /** Outcodes. Everywhere, if there are none. */
  areas: string[];
  timeOff: TimeSpan[];
}

export interface DiaryEntry extends TimeSpan {
  id: string;
  kind: AppointmentKind;
  negotiatorId: number;
  listingId: string | null;
  at: Point | null;
  /** Of a block viewing: times with a place left. */
  openSlots: TimeSpan[];
}

/** A home as the diary needs it. */
export interface DiaryHome {
  id: string;
  outcode: string;
  at: Point;
  viewing: HomeViewing;
  /** Of its branch, from Sunday to Saturday. Left out: the agency's. */
  week?: OfficeHours["week"] | null;
}

/** Plain data, as a loader sends it to the browser. */
export interface DiaryFacts {
  office: OfficeHours;
  people: DiaryPerson[];
  entries: DiaryEntry[];
  minutesPerKm: MinutesPerKm;
  /** Absent without a route planner. */
  routedMinutes?: RoutedMinutes;
}

/** The same, ready for many questions: each person's and home's entries in order of time. */
export interface Diary extends DiaryFacts {
  getEntriesOf: (negotiatorId: number) => readonly DiaryEntry[];
  getEntriesIn: (listingId: string) => readonly DiaryEntry[];
  travel: TravelTime;
}

export function createDiary(facts: DiaryFacts): Diary {
  const { minutesPerKm, routedMinutes } = facts;
  const travel = routedMinutes
    ? createTravelTime(minutesPerKm, routedMinutes)
    : createStraightLine(minutesPerKm);
  const inOrder = facts.entries.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const byPerson = Map.groupBy(inOrder, ({ negotiatorId }) => negotiatorId);
  const byHome = Map.groupBy(inOrder, ({ listingId }) => listingId);
  return {
    ...facts,
    getEntriesOf: (negotiatorId) => byPerson.get(negotiatorId) ?? [],
    getEntriesIn: (listingId) => byHome.get(listingId) ?? [],
    travel,
  };
}

/** Between each person's places: what the screen of the diary measures, also while one is dragged. */
export function listOwnRoutes({ people, entries }: DiaryFacts): Route[] {
  return people.flatMap(({ id, travelsBy: way }) => {
    const places = entries.flatMap(({ negotiatorId, at }) => (negotiatorId === id && at ? at : []));
    return places.flatMap((from, index) =>
      places.slice(index + 1).map((to) => ({ from, to, way })),
    );
  });
}

/** From where everybody is, to a home: what its free times measure. */
export function listRoutesTo({ at: to }: DiaryHome, { people, entries }: DiaryFacts): Route[] {
  const ways = new Map(people.map(({ id, travelsBy }) => [id, travelsBy]));
  return entries.flatMap(({ negotiatorId, at }) => {
    const way = ways.get(negotiatorId);
    return at && way ? { from: at, to, way } : [];
  });
}

/** Whether the office has set hours for somebody of these: then only those who have some are free. */
export function isScheduled(people: readonly DiaryPerson[]): boolean {
  return people.some(({ week }) => week !== null);
}

/** Those who may show a home. */
export function listShowers(people: readonly DiaryPerson[], home: DiaryHome): DiaryPerson[] {
  return people.filter((person) => mayShow(person, home) && covers(person, home));
}

export function mayShow({ id }: DiaryPerson, { viewing }: DiaryHome): boolean {
  return viewing.shownBy.length === 0 || viewing.shownBy.includes(id);
}

/** Somebody who is named for a home shows it, wherever it is. */
export function covers({ id, areas }: DiaryPerson, { outcode, viewing }: DiaryHome): boolean {
  return areas.length === 0 || areas.includes(outcode) || viewing.shownBy.includes(id);
}

/** @example toMinutes("09:30") // 570 */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** @example formatClock(570) // "09:30" */
export function formatClock(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** A date's weekday is the same in every time zone. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The hours that hold for a home: of its branch, if it has some of its own. Closed days are the agency's. */
export function getOfficeOf(
  { office }: DiaryFacts,
  home: DiaryHome | null | undefined,
): OfficeHours {
  return home?.week ? { ...office, week: home.week } : office;
}

/** A Sunday with hours is open like any other day, although nobody views a home then (`isViewingDay`). */
export function isClosedDay({ week, closedDays }: OfficeHours, date: string): boolean {
  return week[getWeekday(date)] === null || closedDays.includes(date);
}

/**
 * The moment so many minutes after a London midnight. From two in the morning on, the clock of a day
 * runs evenly, also on the days on which it changes.
 */
export function createDayClock(date: string): (minutes: number) => number {
  const noon = parseLondonMoment(date, "12:00");
  if (!noon) throw new Error(`There is no day ${date}.`);
  return (minutes) => noon.getTime() + (minutes - 720) * 60_000;
}

/** London's date and minutes since midnight by its clock. */
export function readLondonClock(moment: Date): { date: string; minutes: number } {
  return { date: getLondonDate(moment), minutes: toMinutes(londonTime(moment)) };
}

/** Index of the first entry that starts at a time or later. */
export function findNext(entries: readonly DiaryEntry[], time: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.startsAt.getTime() < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

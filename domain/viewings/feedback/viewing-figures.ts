import { addDays, getLondonDate } from "../../shared/dates.ts";
import { parseLondonMoment } from "../../shared/london-time.ts";
import type { ViewingOutcome } from "../appointments/appointment.ts";
import type { BookingState } from "../bookings/booking.ts";
import { getWeekday } from "../diary/diary.ts";

interface AskedFact {
  at: Date;
  /** The first time that was offered for it. */
  firstOfferedAt: Date | null;
}
interface BookedFact {
  at: Date;
}
interface ViewingFact {
  startsAt: Date;
  state: BookingState;
  outcome: ViewingOutcome | null;
}

/** What the figures are counted from: requests, bookings by when they were made, and viewings. */
export interface FigureFacts<
  Asked extends AskedFact = AskedFact,
  Booked extends BookedFact = BookedFact,
  Viewing extends ViewingFact = ViewingFact,
> {
  asked: readonly Asked[];
  booked: readonly Booked[];
  viewings: readonly Viewing[];
}

export const figures = ["asked", "offered", "booked", "kept", "no-shows"] as const;
export type Figure = (typeof figures)[number];

export interface WeekFigures {
  /** London date of its Monday. */
  monday: string;
  asked: number;
  offered: number;
  booked: number;
  kept: number;
  noShows: number;
  /** Median, to a tenth. Null where nothing was offered. */
  hoursToOffer: number | null;
}

/** One row for each week from a Monday on, the latest first. Weeks begin on Monday, London's. */
export function countWeeks(facts: FigureFacts, mondays: readonly string[]): WeekFigures[] {
  return mondays.map((monday) => {
    const rows = listWeek(facts, monday);
    return {
      monday,
      asked: rows.asked.length,
      offered: rows.offered.length,
      booked: rows.booked.length,
      kept: rows.kept.length,
      noShows: rows["no-shows"].length,
      hoursToOffer: findMedian(rows.offered.flatMap((one) => getHoursToOffer(one) ?? [])),
    };
  });
}

/** What each figure of a week counts. */
export function listWeek<A extends AskedFact, B extends BookedFact, V extends ViewingFact>(
  facts: FigureFacts<A, B, V>,
  monday: string,
) {
  const { from, until } = getWeekBounds(monday);
  const within = (moment: Date) => moment >= from && moment < until;
  const asked = facts.asked.filter(({ at }) => within(at));
  const held = facts.viewings.filter(
    ({ startsAt, state }) => state !== "cancelled" && within(startsAt),
  );
  return {
    asked,
    offered: asked.filter(({ firstOfferedAt }) => firstOfferedAt !== null),
    booked: facts.booked.filter(({ at }) => within(at)),
    kept: held.filter(({ outcome }) => outcome !== null && keptOutcomes.includes(outcome)),
    "no-shows": held.filter(({ outcome }) => outcome === "no-show"),
  };
}

/** The renter came. */
export const keptOutcomes: readonly ViewingOutcome[] = ["arrived", "done"];

export function getHoursToOffer({ at, firstOfferedAt }: AskedFact): number | null {
  return firstOfferedAt && (firstOfferedAt.getTime() - at.getTime()) / 3_600_000;
}

export function getMonday(moment: Date): string {
  const date = getLondonDate(moment);
  return addDays(date, -((getWeekday(date) + 6) % 7));
}

/** The first moment of a week, and that of the next one. */
export function getWeekBounds(monday: string): { from: Date; until: Date } {
  // Midnight is skipped in no time zone of London's.
  return {
    from: parseLondonMoment(monday, "00:00")!,
    until: parseLondonMoment(addDays(monday, 7), "00:00")!,
  };
}

/** The Mondays of so many weeks, this one first. */
export function listMondays(now: Date, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(getMonday(now), -7 * week));
}

function findMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return Math.round(Math.max(0, median) * 10) / 10;
}

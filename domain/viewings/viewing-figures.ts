import { addDays, getLondonDate } from "../shared/dates.ts";
import type { ViewingOutcome } from "./appointment.ts";
import type { BookingState } from "./booking.ts";
import { getWeekday } from "./diary.ts";

/** What the figures are counted from. */
export interface FigureFacts {
  /** Requests for a viewing, with the first time that was offered for each. */
  asked: readonly { at: Date; firstOfferedAt: Date | null }[];
  booked: readonly { at: Date }[];
  viewings: readonly { startsAt: Date; state: BookingState; outcome: ViewingOutcome | null }[];
}

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
  const isIn = (monday: string) => (moment: Date) => getMonday(moment) === monday;
  return mondays.map((monday) => {
    const within = isIn(monday);
    const asked = facts.asked.filter(({ at }) => within(at));
    const offered = asked.flatMap(({ at, firstOfferedAt }) =>
      firstOfferedAt === null ? [] : [(firstOfferedAt.getTime() - at.getTime()) / 3_600_000],
    );
    const held = facts.viewings.filter(
      ({ startsAt, state }) => state !== "cancelled" && within(startsAt),
    );
    return {
      monday,
      asked: asked.length,
      offered: offered.length,
      booked: facts.booked.filter(({ at }) => within(at)).length,
      kept: held.filter(({ outcome }) => outcome === "arrived" || outcome === "done").length,
      noShows: held.filter(({ outcome }) => outcome === "no-show").length,
      hoursToOffer: findMedian(offered),
    };
  });
}

export function getMonday(moment: Date): string {
  const date = getLondonDate(moment);
  return addDays(date, -((getWeekday(date) + 6) % 7));
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

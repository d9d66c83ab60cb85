import { getLondonDate, formatNumericDate, addDays } from "../../shared/dates.ts";
import { parseLondonMoment, londonTime, londonWeekday } from "../../shared/london-time.ts";

/** Viewings are Monday to Saturday, evenings included (renter specification, sections 1 and 9). */
export const viewingHours = { firstStart: "09:00", lastStart: "18:30", lastEnd: "19:00" };

const shortest = 10;
const longest = 120;

export interface ViewingPlan {
  /** London date, `YYYY-MM-DD`. */
  date: string;
  /** London time, `HH:MM`. */
  time: string;
  minutes: number;
}

export function parseViewingPlan(
  { date, time, minutes }: ViewingPlan,
  now: Date,
): { ok: true; startsAt: Date; endsAt: Date } | { ok: false; problem: string } {
  const startsAt = parseLondonMoment(date, time);
  if (!startsAt) return noSuchTime;
  if (!Number.isInteger(minutes) || minutes < shortest || minutes > longest) {
    return createRefusal(`A viewing lasts ${shortest} to ${longest} minutes.`);
  }
  if (londonWeekday(startsAt) === "Sunday")
    return createRefusal("Viewings are Monday to Saturday.");
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  if (time < viewingHours.firstStart || time > viewingHours.lastStart) {
    return createRefusal(
      `A viewing starts between ${viewingHours.firstStart} and ${viewingHours.lastStart}, London time.`,
    );
  }
  if (londonTime(endsAt) > viewingHours.lastEnd) {
    return createRefusal(`A viewing ends by ${viewingHours.lastEnd}, London time.`);
  }
  if (startsAt <= now) return hasPassed;
  return { ok: true, startsAt, endsAt };
}

/** A place in a block viewing, whose slots decide the rest. */
export function parseViewingStart(
  { date, time }: Pick<ViewingPlan, "date" | "time">,
  now: Date,
): { ok: true; startsAt: Date } | { ok: false; problem: string } {
  const startsAt = parseLondonMoment(date, time);
  if (!startsAt) return noSuchTime;
  return startsAt <= now ? hasPassed : { ok: true, startsAt };
}

const noSuchTime = createRefusal(
  "There is no such date and time in London: write YYYY-MM-DD and HH:MM.",
);
const hasPassed = createRefusal("That time has passed: a viewing is booked ahead.");

function createRefusal(problem: string) {
  return { ok: false, problem } as const;
}

export interface ViewingTimes {
  day: string;
  from: string;
  to: string;
}

export function listViewingTimes(startsAt: Date, endsAt: Date): ViewingTimes {
  return {
    day: `${londonWeekday(startsAt)} ${formatNumericDate(getLondonDate(startsAt))}`,
    from: londonTime(startsAt),
    to: londonTime(endsAt),
  };
}

/** @example timesInWords(times) // "Thursday 03/12/2026, 18:00 - 18:30, London time" */
export function formatViewingTimes({ day, from, to }: ViewingTimes): string {
  return `${day}, ${from} - ${to}, London time`;
}

/** London hours for sending reminders on the day before. */
const reminderHours = { from: "10:00", to: "20:00" };

/** Tomorrow's viewings in London to remind of now, or null. Those placed after ten need none. */
export function findReminderRound(
  now: Date,
): { start: Date; end: Date; placedBefore: Date } | null {
  const today = getLondonDate(now);
  const time = londonTime(now);
  if (time < reminderHours.from || time >= reminderHours.to) return null;
  const start = parseLondonMoment(addDays(today, 1), "00:00");
  const end = parseLondonMoment(addDays(today, 2), "00:00");
  const placedBefore = parseLondonMoment(today, reminderHours.from);
  return start && end && placedBefore && { start, end, placedBefore };
}

import { formatCount } from "../../shared/formats/count.ts";
import { getLondonDate, addDays } from "../../shared/dates.ts";
import { getWeekday, toMinutes } from "../diary/diary.ts";
import { parseLondonMoment, londonTime } from "../../shared/london-time.ts";

/** Viewings are Monday to Saturday, evenings included (renter specification, sections 1 and 9). */
export const viewingHours = { firstStart: "09:00", lastStart: "18:30", lastEnd: "19:00" };

const shortest = 10;
const longest = 120;

/** What rules a time out for any viewing: the day, when it starts or when it ends. */
export type HoursProblem = "day" | "start" | "end";

export const hoursProblems: Record<HoursProblem, string> = {
  day: "Select a day from Monday to Saturday.",
  start: `Enter a start time from ${viewingHours.firstStart} to ${viewingHours.lastStart}.`,
  end: `The viewing must end by ${viewingHours.lastEnd}.`,
};

/**
 * Why nothing is viewed at a time, whoever would show it: nobody in the office can book it either.
 * @param starts minutes since London's midnight, as `ends`
 * @param isBlock of several renters, which may begin later: it has an end of its own
 */
export function findHoursProblem(
  date: string,
  starts: number,
  ends: number,
  isBlock = false,
): HoursProblem | null {
  const { firstStart, lastStart, lastEnd } = viewingHours;
  if (!isViewingDay(date)) return "day";
  if (starts < toMinutes(firstStart)) return "start";
  if (!isBlock && starts > toMinutes(lastStart)) return "start";
  return ends > toMinutes(lastEnd) ? "end" : null;
}

export function isViewingDay(date: string): boolean {
  return getWeekday(date) !== 0;
}

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
    return createRefusal(`Enter a length from ${shortest} to ${formatCount(longest, "minute")}.`);
  }
  const problem = findHoursProblem(date, toMinutes(time), toMinutes(time) + minutes);
  if (problem) return createRefusal(hoursProblems[problem]);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
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
  "That date and time doesn’t exist in London. Use YYYY-MM-DD and HH:MM.",
);
const hasPassed = createRefusal("That time has passed. Enter one in the future.");

function createRefusal(problem: string) {
  return { ok: false, problem } as const;
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

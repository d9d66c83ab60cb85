import { addDays, getLondonDate } from "../shared/dates.ts";
import { londonTime } from "../shared/london-time.ts";
import type { OfficeHours } from "./office-hours.ts";

export type OfficeState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { date: string; time: string } | null };

/** Whether the office is open, and until when or from when, in London's dates and times. */
export function findOfficeState(hours: OfficeHours, now: Date): OfficeState {
  const date = getLondonDate(now);
  const time = londonTime(now);
  const today = findDay(hours, date);
  if (today && time >= today.opens && time < today.closes) {
    return { isOpen: true, until: today.closes };
  }
  if (today && time < today.opens) return { isOpen: false, opens: { date, time: today.opens } };
  return { isOpen: false, opens: findNextOpening(hours, date) };
}

/** A month ahead: an office that is closed for longer says nothing. */
function findNextOpening(hours: OfficeHours, after: string): { date: string; time: string } | null {
  for (let days = 1; days <= 31; days++) {
    const date = addDays(after, days);
    const day = findDay(hours, date);
    if (day) return { date, time: day.opens };
  }
  return null;
}

function findDay({ week, closedDays }: OfficeHours, date: string) {
  const day = week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;
  return closedDays.includes(date) ? null : day;
}

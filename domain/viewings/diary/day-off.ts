import { parseLondonMoment } from "../../shared/london-time.ts";
import { type DiaryPerson, getWeekday } from "./diary.ts";

/** Whether somebody works at no time of a London day: by their week, or because of time off. */
export function isDayOff(
  { week, timeOff }: Pick<DiaryPerson, "week" | "timeOff">,
  date: string,
): boolean {
  const hours = week?.[getWeekday(date)];
  if (week && !hours) return true;
  const starts = parseLondonMoment(date, hours?.starts ?? "00:00")!;
  const ends = parseLondonMoment(date, hours?.ends ?? "23:59")!;
  return timeOff.some((off) => off.startsAt <= starts && off.endsAt >= ends);
}

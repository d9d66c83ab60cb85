import type { WorkingDay } from "../diary/diary.ts";

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * @param week from Sunday to Saturday, null for a day off
 * @example describeWeek(week) // "Mon to Fri 09:30 to 19:00, Sat 09:30 to 16:00"
 */
export function describeWeek(week: readonly (WorkingDay | null)[]): string {
  const runs: { first: string; last: string; hours: string }[] = [];
  let before: string | null = null;
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const day = week[weekday];
    const hours = day ? `${day.starts} to ${day.ends}` : null;
    const name = days[weekday]!;
    if (hours !== null && hours === before) runs.at(-1)!.last = name;
    else if (hours !== null) runs.push({ first: name, last: name, hours });
    before = hours;
  }
  return runs
    .map(({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`} ${hours}`)
    .join(", ");
}

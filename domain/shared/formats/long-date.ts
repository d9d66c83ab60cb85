/** In English, wherever a text or a file spells them. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function split(date: string): { day: number; month: string; year: string } {
  const [year = "", month, day] = date.split("-");
  return { day: Number(day), month: monthNames[Number(month) - 1] ?? "", year };
}

/** @example formatLongDate("2026-12-03") // "3 December 2026" */
export function formatLongDate(date: string): string {
  const { day, month, year } = split(date);
  return `${day} ${month} ${year}`;
}

/**
 * Says what the two days share only once.
 * @example formatDateRange("2026-11-23", "2026-11-29") // "23 to 29 November 2026"
 */
export function formatDateRange(from: string, to: string): string {
  const [first, last] = [split(from), split(to)];
  const end = formatLongDate(to);
  if (from === to) return end;
  if (first.year !== last.year) return `${formatLongDate(from)} to ${end}`;
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${start} to ${end}`;
}

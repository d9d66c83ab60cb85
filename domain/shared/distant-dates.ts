/** Whether a date is so late that it is rather a slip: more than two years ahead. */
export function isFarAhead(date: string, today: string): boolean {
  return date > shiftYears(today, 2);
}

/** Of 29 February it is no date, and compares as one. */
function shiftYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}

import type { FilterChoice } from "./filter-choice.ts";

const dayMs = 86_400_000;

/** The day after a London date, both `YYYY-MM-DD`: the first that 'after a date' offers. */
export function getNextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/**
 * A chosen date that is today or earlier means now (renter specification, section 9).
 * @param today London's date, `YYYY-MM-DD`
 */
export function replacePastDate(choice: FilterChoice, today: string): FilterChoice {
  const { available } = choice;
  const isPast = available !== null && available !== "now" && available <= today;
  return isPast ? { ...choice, available: "now" } : choice;
}

import type { FilterChoice } from "./filter-choice.ts";

const dayMs = 86_400_000;

export function getNextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** A date of today or earlier means now (renter specification, section 9). */
export function replacePastDate(choice: FilterChoice, today: string): FilterChoice {
  const { available } = choice;
  const isPast = available !== null && available !== "now" && available <= today;
  return isPast ? { ...choice, available: "now" } : choice;
}

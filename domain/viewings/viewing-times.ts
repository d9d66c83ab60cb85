import * as v from "valibot";
import { isRealDate, addDays } from "../shared/dates.ts";
import { viewingOptionField } from "../enquiries/viewing-options.ts";

/** Start and end times in London, `HH:mm` (renter specification, section 9). */
export const viewingTimes: readonly string[] = Array.from({ length: 21 }, (_, index) => {
  const hour = String(9 + Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

/** Days ahead that a viewing can be requested. */
export const maxDaysAhead = 90;

/** From tomorrow to `maxDaysAhead` days ahead, except Sundays. London dates. */
export function isViewingDate(date: string, today: string): boolean {
  return (
    isRealDate(date) && date > today && date <= addDays(today, maxDaysAhead) && !isSunday(date)
  );
}

export function findFirstViewingDate(today: string): string {
  const tomorrow = addDays(today, 1);
  return isSunday(tomorrow) ? addDays(tomorrow, 1) : tomorrow;
}

/** A date's weekday is the same in every time zone. */
function isSunday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

/** @example formatViewingRange("18:00", "18:30") // "18:00 - 18:30" */
export function formatViewingRange(from: string, to: string): string {
  return `${from} - ${to}`;
}

export function splitViewingRange(range: string): { from: string; to: string } {
  const [from = "", to = ""] = range.split(" - ");
  return { from, to };
}

/** `HH:mm - HH:mm`, both in `viewingTimes`, start before end. */
export function isViewingRange(range: string): boolean {
  const { from, to } = splitViewingRange(range);
  return (
    viewingTimes.includes(from) &&
    viewingTimes.includes(to) &&
    from < to &&
    range === formatViewingRange(from, to)
  );
}

/** Step 4. London dates and times. */
export function scheduleFields(today: string) {
  return {
    scheduleViewingDate: v.pipe(
      v.string("Choose a day for the viewing"),
      v.nonEmpty("Choose a day for the viewing"),
      v.check(
        (date) => date === "" || isViewingDate(date, today),
        `Choose a day from tomorrow on, Monday to Saturday, within ${maxDaysAhead} days`,
      ),
    ),
    scheduleViewingTime: v.pipe(
      v.string("Choose from when to when"),
      v.check(isChosen, "Choose from when to when"),
      v.check(
        (range) => !isChosen(range) || isViewingRange(range),
        "Choose an end that is later than the start, between 09:00 and 19:00",
      ),
    ),
    viewingOption: viewingOptionField,
  };
}

function isChosen(range: string): boolean {
  const { from, to } = splitViewingRange(range);
  return from !== "" && to !== "";
}

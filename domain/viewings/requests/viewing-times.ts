import { formatCount } from "../../shared/formats/count.ts";
import * as v from "valibot";
import { viewingOptionField } from "../../enquiries/viewing-options.ts";
import { isViewingDate, nameFirstDay, type ViewingDays } from "./bookable-from.ts";

/** Start and end times in London, `HH:mm` (renter specification, section 9). */
export const viewingTimes: readonly string[] = Array.from({ length: 21 }, (_, index) => {
  const hour = String(9 + Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

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
export function scheduleFields(days: ViewingDays) {
  return {
    scheduleViewingDate: v.pipe(
      v.string("Select a day for the viewing"),
      v.nonEmpty("Select a day for the viewing"),
      v.check(
        (date) => date === "" || isViewingDate(date, days),
        `Select a day from ${nameFirstDay(days)} onwards, Monday to Saturday, within ${formatCount(days.viewingsUntilDay, "day")}`,
      ),
    ),
    scheduleViewingTime: v.pipe(
      v.string("Select a start and end time"),
      v.check(isChosen, "Select a start and end time"),
      v.check(
        (range) => !isChosen(range) || isViewingRange(range),
        "Select an end time after the start time, from 09:00 to 19:00",
      ),
    ),
    viewingOption: viewingOptionField,
  };
}

function isChosen(range: string): boolean {
  const { from, to } = splitViewingRange(range);
  return from !== "" && to !== "";
}

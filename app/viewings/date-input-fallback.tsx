import { addDays } from "../../domain/shared/dates.ts";
import { findFirstViewingDate, maxDaysAhead } from "../../domain/viewings/viewing-times.ts";
import type { OfferedDays } from "../../domain/viewings/offered-days.ts";
import { viewingText } from "../brand/viewing-text.ts";

export interface DayFieldProps {
  /** London date, `YYYY-MM-DD`, like the others. */
  today: string;
  days: OfferedDays;
  /** Empty if none. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** Before the calendar, without script, or if the calendar fails to load. */
export function DateInputFallback({ today, chosen, onChoose }: Omit<DayFieldProps, "days">) {
  return (
    <input
      type="date"
      name="scheduleViewingDate"
      className="input"
      aria-label={viewingText.schedule.day}
      min={findFirstViewingDate(today)}
      max={addDays(today, maxDaysAhead)}
      defaultValue={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    />
  );
}

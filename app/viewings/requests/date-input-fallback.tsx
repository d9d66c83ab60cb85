import type { ViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import type { OfferedDays } from "../../../domain/viewings/requests/offered-days.ts";
import { viewingText } from "../../brand/texts/viewing-text.ts";

export interface DayFieldProps {
  days: ViewingDays;
  offered: OfferedDays;
  /** London date, empty if none. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** Before the calendar, without script, or if the calendar fails to load. */
export function DateInputFallback({ days, chosen, onChoose }: Omit<DayFieldProps, "offered">) {
  return (
    <input
      type="date"
      name="scheduleViewingDate"
      className="input"
      aria-label={viewingText.schedule.day}
      min={days.first}
      max={days.last}
      defaultValue={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    />
  );
}

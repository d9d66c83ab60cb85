import { addDays } from "../../domain/shared/dates.ts";
import { firstViewingDate, maxDaysAhead } from "../../domain/viewings/viewing-times.ts";
import { viewingText } from "../brand/viewing-text.ts";

export interface DayFieldProps {
  /** London's date, `YYYY-MM-DD`, as the others. */
  today: string;
  /** Empty for none. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** Takes the calendar's place where that can't be loaded. */
export function DateInputFallback({ today, chosen, onChoose }: DayFieldProps) {
  return (
    <input
      type="date"
      className="input"
      aria-label={viewingText.schedule.day}
      min={firstViewingDate(today)}
      max={addDays(today, maxDaysAhead)}
      value={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    />
  );
}

import { getNextDay } from "./filter-dates.ts";
import type { FilterFieldsProps } from "./filter-price-fields.tsx";

/**
 * Now, or after a date. Both use `availablefrom`, and without JavaScript the first value counts.
 * @param today London date, `YYYY-MM-DD`; the earliest choice is the next day
 */
export function FilterAvailabilityFields({
  choice: { available },
  onChange,
  today,
}: FilterFieldsProps & { today: string }) {
  return (
    <fieldset>
      <legend className="label">Available</legend>
      <div className="stack stack--tight">
        <label className="check">
          <input
            type="checkbox"
            name="availablefrom"
            value="now"
            checked={available === "now"}
            onChange={({ target }) => onChange({ available: target.checked ? "now" : null })}
          />
          <span>Now</span>
        </label>
        <label className="field">
          <span className="hint">Or after a date</span>
          <input
            className="input tabular-numbers"
            type="date"
            name="availablefrom"
            min={getNextDay(today)}
            max="9999-12-31"
            value={available === "now" ? "" : (available ?? "")}
            onChange={({ target }) => onChange({ available: target.value || null })}
          />
        </label>
      </div>
    </fieldset>
  );
}

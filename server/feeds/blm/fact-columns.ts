import { factColumns } from "./blm-fields.ts";
import { readMaterial } from "./material-lines.ts";
import { quoteValue } from "./printable.ts";
import { type RecordReading, warn } from "./reading.ts";

/**
 * Lines that say what a record's own columns for council tax and energy say, in the words that
 * `readMaterial` understands. What it would not is a warning.
 */
export function readFactColumns(reading: RecordReading): string[] {
  const find = (names: readonly string[]) => {
    const field = names.find((name) => reading.record.get(name) !== "");
    return { field: field ?? "", value: field === undefined ? "" : reading.record.get(field) };
  };
  const tax = find(factColumns.councilTax);
  const rating = find(factColumns.energyRating);
  const current = find(factColumns.energyCurrent);
  const potential = find(factColumns.energyPotential);
  const band = tax.value.replace(/^(?:council tax )?(?:band )?/i, "");
  const points = rating.value && current.value ? ` (${current.value})` : current.value;
  const energy = `EPC rating ${rating.value}${points}`;
  const whole = potential.value === "" ? energy : `${energy}, potential ${potential.value}`;
  const lines: string[] = [];
  take(tax, [`Council tax band ${band}`]);
  const first = rating.value === "" ? current : rating;
  take(first, [whole, energy, `EPC rating ${rating.value}`, rating.value]);
  return lines;

  /** The first form that is understood: a wrong score does not take the rating with it. */
  function take(
    { field, value }: { field: string; value: string },
    forms: readonly string[],
  ): void {
    if (value === "") return;
    const line = forms.find((form) => readMaterial([form]).rest.length === 0);
    if (line !== undefined) lines.push(line);
    else warn(reading, field, `${quoteValue(value)} is not understood, and was left out`);
  }
}

import { agreeEnergy, findEnergyClashes } from "../../../domain/listings/facts/epc.ts";
import { dropFurnishingLines } from "../../../domain/listings/facts/furnishing-lines.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";
import { toPlainLine, toPlainText } from "./plain-text.ts";
import { factColumns } from "./blm-fields.ts";
import { quoteValue } from "./printable.ts";
import { readMaterial } from "./material-lines.ts";
import { leaveOut, type RecordReading, refuse } from "./reading.ts";

interface Texts extends Pick<
  Listing,
  "shortDescription" | "longDescription" | "displayFeatures" | "material"
> {
  /** Lines to scan for searchable features. */
  tellingLines: string[];
}

/** Labelled lines of a description that name a feature. Prose is not scanned. */
const labelledFeatureLine = /^(?:pets?|parking|garden|outdoor space|outside space|deposit)\s*:/i;

/**
 * Lines that say what a record's own columns for council tax and energy say, in the words that
 * `readMaterial` understands. What it would not is a warning.
 */
function readFactColumns(reading: RecordReading): string[] {
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
    else leaveOut(reading, field, `${quoteValue(value)} wasn’t recognised, so it was left out`);
  }
}

/** The first field that says something of the energy certificate. */
function findEnergyField({ record }: RecordReading, featureFields: readonly string[]): string {
  const { energyRating, energyCurrent, energyPotential } = factColumns;
  const column = [...energyRating, ...energyCurrent, ...energyPotential].find(
    (name) => record.get(name) !== "",
  );
  const saysEnergy = (name: string) =>
    readMaterial([toPlainLine(record.get(name))]).material.epcRating !== null;
  return column ?? featureFields.find(saysEnergy) ?? "DESCRIPTION";
}

/**
 * Returns a record's texts as plain text. What only says material information moves to `material`.
 * @param featureFields the definition's FEATURE names, in order
 */
export function readTexts(
  reading: RecordReading,
  featureFields: readonly string[],
  { furnishing }: Pick<Listing, "furnishing">,
): Texts {
  const { record } = reading;
  const dropFurnishing = (lines: readonly string[]) =>
    dropFurnishingLines(lines, furnishing, (line) =>
      leaveOut(
        reading,
        "LET_FURN_ID",
        `says ${furnishing}: the line ${quoteValue(line)} was left out`,
      ),
    );
  const features = featureFields
    .map((field) => truncateAtWord(toPlainLine(record.get(field)), 200))
    .filter((line, index, all) => line !== "" && all.indexOf(line) === index);
  const summary = toPlainLine(record.get("SUMMARY"));
  const description = toPlainText(record.get("DESCRIPTION")) || summary;
  if (description === "") refuse(reading, "DESCRIPTION", "is empty, and so is SUMMARY");

  const descriptionLines = description.split("\n");
  const columns = readFactColumns(reading);
  const found = readMaterial([...columns, ...features, ...descriptionLines, summary]);
  for (const { why } of findEnergyClashes(found.material)) {
    leaveOut(
      reading,
      findEnergyField(reading, featureFields),
      `${why}, so the points were left out`,
    );
  }
  const { material } = agreeEnergy(found);
  const [brief = ""] = readMaterial([summary]).rest;
  const long = dropFurnishing(readMaterial(descriptionLines).rest).join("\n");
  const short = brief || toPlainLine(long) || toPlainLine(description);
  return {
    shortDescription: truncateAtWord(short, 300),
    longDescription: truncateAtWord(long.replaceAll(/\n{3,}/g, "\n\n").trim(), 32_000),
    displayFeatures: dropFurnishing(readMaterial(features).rest),
    material,
    tellingLines: [
      ...features,
      ...descriptionLines.filter((line) => labelledFeatureLine.test(line) && line.length <= 300),
    ],
  };
}

import type { Listing } from "../../../domain/listings/listing.ts";
import { cutAtWord } from "../../../domain/shared/text/cut-at-word.ts";
import { toPlainLine, toPlainText } from "./plain-text.ts";
import { readFactColumns } from "./fact-columns.ts";
import { readMaterial } from "./material-lines.ts";
import type { RecordReading } from "./reading.ts";
import { refuse } from "./reading.ts";

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
 * Returns a record's texts as plain text. Lines with only material information move to `material`.
 * @param featureFields the definition's FEATURE names, in order
 */
export function readTexts(reading: RecordReading, featureFields: readonly string[]): Texts {
  const { record } = reading;
  const features = featureFields
    .map((field) => cutAtWord(toPlainLine(record.get(field)), 200))
    .filter((line, index, all) => line !== "" && all.indexOf(line) === index);
  const summary = toPlainLine(record.get("SUMMARY"));
  const description = toPlainText(record.get("DESCRIPTION")) || summary;
  if (description === "") refuse(reading, "DESCRIPTION", "is empty, and SUMMARY too");

  const descriptionLines = description.split("\n");
  const { material } = readMaterial([
    ...readFactColumns(reading),
    ...features,
    ...descriptionLines,
  ]);
  const long = readMaterial(descriptionLines).rest.join("\n");
  return {
    shortDescription: cutAtWord(summary || toPlainLine(description), 300),
    longDescription: cutAtWord(long.replaceAll(/\n{3,}/g, "\n\n").trim(), 32_000),
    displayFeatures: readMaterial(features).rest,
    material,
    tellingLines: [
      ...features,
      ...descriptionLines.filter((line) => labelledFeatureLine.test(line) && line.length <= 300),
    ],
  };
}

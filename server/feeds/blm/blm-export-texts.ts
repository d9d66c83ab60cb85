import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { toAsciiHtml, toUnquotedLine } from "./blm-ascii.ts";
import { formatMaterialLines } from "./material-lines.ts";
import { findTypeInText } from "./property-sub-types.ts";

type ExportTextSource = Pick<
  Listing,
  | "shortDescription"
  | "longDescription"
  | "displayFeatures"
  | "material"
  | "bedrooms"
  | "furnishing"
  | "propertyType"
>;

const featureCount = 10;
/** Minimum that Rightmove requires. */
const featuresNeeded = 3;

/**
 * Returns FEATUREs, SUMMARY and DESCRIPTION of a home. Facts without a BLM field become lines that
 * the reader parses. Lines beyond the tenth feature end the description.
 * @param typeCode PROP_SUB_ID, where 0 leaves flat or house to the summary
 */
export function exportTexts(home: ExportTextSource, typeCode: string): Record<string, string> {
  const { display, overflow, facts } = formatFeatureLines(home);
  const missing = Math.max(0, featuresNeeded - display.length - facts.listed.length);
  const fillers = formatPlainFacts(home).filter((fact) => !display.includes(fact));
  const features = [...display, ...fillers.slice(0, missing), ...facts.listed];
  const description = [home.longDescription, ...overflow, ...facts.told].filter(Boolean).join("\n");
  return {
    ...Object.fromEntries(features.map((line, index) => [`FEATURE${index + 1}`, line])),
    SUMMARY: formatSummary(home, typeCode),
    DESCRIPTION: toAsciiHtml(description || home.shortDescription),
  };
}

/** The energy rating always goes among the features, other facts if there is room. */
function formatFeatureLines(home: ExportTextSource) {
  const { room, energy, ...split } = splitFeatures(home);
  const lines = formatMaterialLines(home.material);
  const display = split.display.map(toUnquotedLine);
  const others = lines.filter((line) => !energy.includes(line));
  // A line that can't be written as a feature without loss goes into the description.
  const fit = others.filter((line) => toUnquotedLine(line) === line);
  const listed = [...energy, ...fit.slice(0, Math.max(0, room - display.length))];
  return {
    display: display.filter(Boolean),
    overflow: split.overflow,
    facts: { listed, told: others.filter((line) => !listed.includes(line)) },
  };
}

/** The home's own features that have room as such, beside its energy rating, and those that have none. */
export function splitFeatures({
  displayFeatures,
  material,
}: Pick<ExportTextSource, "displayFeatures" | "material">) {
  const energy = formatMaterialLines(material).filter((line) => line.startsWith("EPC "));
  const room = featureCount - energy.length;
  return {
    room,
    energy,
    display: displayFeatures.slice(0, room),
    overflow: displayFeatures.slice(room),
  };
}

/** Filler features for a home with too few. */
function formatPlainFacts({ bedrooms, propertyType, furnishing }: ExportTextSource): string[] {
  return [
    bedrooms === 0 ? "Studio" : formatCount(bedrooms, "bedroom"),
    propertyType,
    furnishing ?? "Ask about furniture",
  ];
}

function formatSummary(
  { shortDescription, propertyType }: ExportTextSource,
  typeCode: string,
): string {
  const summary = toUnquotedLine(shortDescription);
  const clear = typeCode !== "0" || findTypeInText(summary) === propertyType;
  return clear ? summary : `${propertyType}. ${summary}`;
}

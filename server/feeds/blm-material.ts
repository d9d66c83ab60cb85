import type { MaterialInformation } from "../../domain/listings/listing.ts";

const labels = [
  ["heating", "Heating"],
  ["water", "Water"],
  ["electricity", "Electricity"],
  ["broadband", "Broadband"],
  ["parking", "Parking"],
  ["accessibility", "Accessibility"],
  ["floodRisk", "Flood risk"],
  ["buildingSafety", "Building safety"],
  ["restrictions", "Restrictions"],
] as const satisfies readonly [keyof MaterialInformation, string][];

/**
 * Formats the facts as lines that `materialFrom` can parse, starting with those that portals want
 * among the features.
 */
export function materialLines(material: MaterialInformation): string[] {
  const { councilTaxBand, minimumTerm } = material;
  const labelled = labels.map(([field, label]) =>
    material[field] === null ? null : `${label}: ${material[field]}`,
  );
  const lines = [
    energyLine(material),
    councilTaxBand === null ? null : `Council tax band ${councilTaxBand}`,
    minimumTerm === null ? null : `Minimum term ${termText(minimumTerm)}`,
    ...labelled,
  ];
  return lines.filter((line) => line !== null);
}

/** `EPC rating C (72), potential 81`. */
function energyLine({ epcRating, epcCurrent, epcPotential }: MaterialInformation): string | null {
  if (epcRating === null) return null;
  const current = epcCurrent === null ? "" : ` (${epcCurrent})`;
  const potential = epcPotential === null ? "" : `, potential ${epcPotential}`;
  return `EPC rating ${epcRating}${current}${potential}`;
}

function termText(months: number): string {
  return months > 99 ? `${Math.round(months / 12)} years` : `${months} months`;
}

import type { MaterialInformation } from "../../domain/listing.ts";
import { notSaid } from "./home-facts.ts";

/** Material information as terms and answers, in the order a renter decides by. */
export function materialRows(material: MaterialInformation): { term: string; answer: string }[] {
  const { minimumTerm, councilTaxBand } = material;
  const rows: [string, string | null][] = [
    ["Council tax", councilTaxBand && `Band ${councilTaxBand}`],
    ["Energy rating", energyText(material)],
    ["Minimum term", minimumTerm === null ? null : monthsText(minimumTerm)],
    ["Heating", material.heating],
    ["Water", material.water],
    ["Electricity", material.electricity],
    ["Broadband", material.broadband],
    ["Parking", material.parking],
    ["Accessibility", material.accessibility],
    ["Flood risk", material.floodRisk],
    ["Building safety", material.buildingSafety],
    ["Restrictions", material.restrictions],
  ];
  return rows.map(([term, answer]) => ({ term, answer: sentence(answer?.trim() || notSaid) }));
}

/** `C (72), could be B (84)`, with as much of it as is known; null where nothing is. */
export function energyText({
  epcRating,
  epcCurrent,
  epcPotential,
}: Pick<MaterialInformation, "epcRating" | "epcCurrent" | "epcPotential">): string | null {
  const rating = epcRating ?? (epcCurrent === null ? null : epcBand(epcCurrent));
  if (rating === null) return null;
  const now = epcCurrent === null ? rating : `${rating} (${epcCurrent})`;
  if (epcPotential === null) return now;
  return `${now}, could be ${epcBand(epcPotential)} (${epcPotential})`;
}

const lowestPoints = { A: 92, B: 81, C: 69, D: 55, E: 39, F: 21 } as const;

/** The band of an energy certificate for its SAP points, 1 to 100 and beyond. */
export function epcBand(points: number): NonNullable<MaterialInformation["epcRating"]> {
  const bands = ["A", "B", "C", "D", "E", "F"] as const;
  return bands.find((band) => points >= lowestPoints[band]) ?? "G";
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function monthsText(months: number): string {
  return `${months} month${months === 1 ? "" : "s"}`;
}

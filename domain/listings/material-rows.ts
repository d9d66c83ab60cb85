import { capitalise } from "../shared/capitalise.ts";
import { findEnergyRating, findEpcBand } from "./epc.ts";
import { type MaterialInformation, textFacts } from "./material-facts.ts";

/** What a renter is told or asks about. Most homes have no minimum term, so nobody asks for that. */
export function createMaterialRows(
  material: MaterialInformation,
): { term: string; answer: string | null }[] {
  const { minimumTerm, councilTaxBand } = material;
  const rows: [string, string | null][] = [
    ["Council tax", councilTaxBand && `Band ${councilTaxBand}`],
    ["Energy rating", formatEnergy(material)],
    ...(minimumTerm ? [["Minimum term", formatMonths(minimumTerm)] as [string, string]] : []),
    ...textFacts.map(({ fact, term }): [string, string | null] => [term, material[fact]]),
  ];
  return rows.map(([term, answer]) => ({ term, answer: toSentence(answer?.trim() ?? "") }));
}

/** Returns `C (72), could be B (84)` or the known part of it; null if nothing is known. */
export function formatEnergy(
  material: Pick<MaterialInformation, "epcRating" | "epcCurrent" | "epcPotential">,
): string | null {
  const { epcCurrent, epcPotential } = material;
  const rating = findEnergyRating(material);
  if (rating === null) return null;
  const now = epcCurrent === null ? rating : `${rating} (${epcCurrent})`;
  if (epcPotential === null) return now;
  return `${now}, could be ${findEpcBand(epcPotential)} (${epcPotential})`;
}

function toSentence(text: string): string | null {
  return text === "" ? null : capitalise(text);
}

function formatMonths(months: number): string {
  return `${months} month${months === 1 ? "" : "s"}`;
}

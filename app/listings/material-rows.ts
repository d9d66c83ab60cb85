import { epcBand } from "../../domain/listings/epc.ts";
import { type MaterialInformation, textFacts } from "../../domain/listings/material-facts.ts";

export function createMaterialRows(
  material: MaterialInformation,
): { term: string; answer: string | null }[] {
  const { minimumTerm, councilTaxBand } = material;
  const rows: [string, string | null][] = [
    ["Council tax", councilTaxBand && `Band ${councilTaxBand}`],
    ["Energy rating", energyText(material)],
    ["Minimum term", minimumTerm === null ? null : monthsText(minimumTerm)],
    ...textFacts.map(({ fact, term }): [string, string | null] => [term, material[fact]]),
  ];
  return rows.map(([term, answer]) => ({ term, answer: toSentence(answer?.trim() ?? "") }));
}

/** Returns `C (72), could be B (84)` or the known part of it; null if nothing is known. */
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

function toSentence(text: string): string | null {
  return text === "" ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

function monthsText(months: number): string {
  return `${months} month${months === 1 ? "" : "s"}`;
}

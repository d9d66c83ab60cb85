import { formatCount } from "../../shared/formats/count.ts";
import type { MaterialInformation } from "./material-facts.ts";

type EpcRating = NonNullable<MaterialInformation["epcRating"]>;

/** EPC bands by SAP points, best first. */
export const epcBands = [
  { rating: "A", from: 92, to: null },
  { rating: "B", from: 81, to: 91 },
  { rating: "C", from: 69, to: 80 },
  { rating: "D", from: 55, to: 68 },
  { rating: "E", from: 39, to: 54 },
  { rating: "F", from: 21, to: 38 },
  { rating: "G", from: 1, to: 20 },
] as const satisfies { rating: EpcRating; from: number; to: number | null }[];

export function findEpcBand(points: number): EpcRating {
  return epcBands.find(({ from }) => points >= from)?.rating ?? "G";
}

/** The band on the certificate, else that of its points. */
export function findEnergyRating({
  epcRating,
  epcCurrent,
}: Pick<MaterialInformation, "epcRating" | "epcCurrent">): EpcRating | null {
  return epcRating ?? (epcCurrent === null ? null : findEpcBand(epcCurrent));
}

type Energy = Pick<MaterialInformation, "epcRating" | "epcCurrent" | "epcPotential">;

/** Points that belong to another certificate than the band, which every advert has to show, or than each other. */
export function findEnergyClashes(
  energy: Energy,
): { field: "epcCurrent" | "epcPotential"; why: string }[] {
  const { epcCurrent: current, epcPotential: potential } = energy;
  const rating = findEnergyRating(energy);
  if (rating === null) return [];
  const isOther = current !== null && findEpcBand(current) !== rating;
  const clashes: ReturnType<typeof findEnergyClashes> = [];
  if (isOther) {
    const band = findEpcBand(current);
    clashes.push({
      field: "epcCurrent",
      why: `A score of ${current} is band ${band}, but the rating is ${rating}`,
    });
  }
  if (potential !== null && findEpcBand(potential) > rating) {
    const band = findEpcBand(potential);
    const why = `A potential score of ${potential} is band ${band}, which is below the rating ${rating}`;
    clashes.push({ field: "epcPotential", why });
  } else if (potential !== null && current !== null && !isOther && potential < current) {
    clashes.push({
      field: "epcPotential",
      why: `A potential score of ${potential} is below the current ${current}`,
    });
  }
  return clashes;
}

/** A home without points that its band, or its other points, contradict. */
export function agreeEnergy<Home extends { material: Energy }>(home: Home): Home {
  const clashes = findEnergyClashes(home.material);
  if (clashes.length === 0) return home;
  const left = Object.fromEntries(clashes.map(({ field }) => [field, null]));
  return { ...home, material: { ...home.material, ...left } };
}

/** `Energy rating C, 72 points; could be B, 84 points.` At least one score must be known. */
export function describeEpcGraph(current: number | null, potential: number | null): string {
  const now = current === null ? null : `rating ${formatScore(current)}`;
  const later = potential === null ? null : `could be ${formatScore(potential)}`;
  return `Energy ${[now, later].filter(Boolean).join("; ")}.`;
}

function formatScore(points: number): string {
  return `${findEpcBand(points)}, ${formatCount(points, "point")}`;
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

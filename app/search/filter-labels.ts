import type { SearchFilter } from "../../domain/search.ts";
import { pounds } from "../../domain/money.ts";

/** `£1,750 to £4,250`, `From £1,750`, `Up to £4,250`, `Any price`. */
export function priceLabel({ rentMin, rentMax }: Pick<SearchFilter, "rentMin" | "rentMax">) {
  if (rentMax === null) return rentMin === 0 ? "Any price" : `From ${pounds(rentMin)}`;
  if (rentMin === 0) return `Up to ${pounds(rentMax)}`;
  return `${pounds(rentMin)} to ${pounds(rentMax)}`;
}

/** `2 to 4 beds, 1+ bath`. */
export function bedsAndBathsLabel({
  bedsMin,
  bedsMax,
  bathMin,
}: Pick<SearchFilter, "bedsMin" | "bedsMax" | "bathMin">): string {
  const baths = Math.max(1, bathMin ?? 1);
  return `${bedsLabel(bedsMin, bedsMax)}, ${baths}+ ${baths === 1 ? "bath" : "baths"}`;
}

function bedsLabel(min: number, max: number | null): string {
  if (max === null) return min === 0 ? "Any beds" : `${min}+ beds`;
  if (max === 0) return "Studio";
  const beds = max === 1 ? "1 bed" : `${max} beds`;
  if (min === max) return beds;
  return `${min === 0 ? "Studio" : min} to ${beds}`;
}

import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatFeature } from "../../../domain/listings/listing.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { sortLimits } from "../../../domain/search/order-limits.ts";
import type { SearchFilter } from "../../../domain/search/search.ts";
import { toFilterChoice, type FilterChoice } from "./filter-choice.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";

export function formatPriceLabel({ rentMin, rentMax }: Pick<SearchFilter, "rentMin" | "rentMax">) {
  const [min, max] = sortLimits(rentMin, rentMax);
  if (max === null) return min === 0 ? "Any price" : `From ${formatPounds(min)}`;
  if (min === 0) return `Up to ${formatPounds(max)}`;
  return `${formatPounds(min)} to ${formatPounds(max)}`;
}

export function formatRoomsLabel({
  bedsMin,
  bedsMax,
  bathMin,
}: Pick<SearchFilter, "bedsMin" | "bedsMax" | "bathMin">): string {
  return `${formatBedsLabel(bedsMin, bedsMax)}, ${formatBathsLabel(Math.max(1, bathMin ?? 1))}`;
}

export function formatDateLabel(available: SearchFilter["available"]): string {
  if (available === null) return "Any time";
  return available === "now" ? "Now" : `From ${formatNumericDate(available)}`;
}

export function formatFeaturesLabel(features: SearchFilter["features"]): string {
  const [first] = features;
  if (first === undefined) return "Any";
  return features.length === 1 ? formatFeature(first) : `${features.length} chosen`;
}

export function formatViewLabel(count: number | null): string {
  if (count === null) return "View results";
  return `View ${formatInteger(count)} ${count === 1 ? "result" : "results"}`;
}

interface ActiveFilter {
  label: string;
  without: FilterChoice;
}

export function listActiveFilters(filter: SearchFilter): ActiveFilter[] {
  const choice = toFilterChoice(filter);
  const { bedsMin, bedsMax, bathMin, available, propertyType, furnishing, features } = choice;
  const active: ActiveFilter[] = [];
  const add = (label: string, change: Partial<FilterChoice>) =>
    active.push({ label, without: { ...choice, ...change } });
  if (filter.rentMin > 0 || filter.rentMax !== null)
    add(formatPriceLabel(filter), { rentMin: 0, rentMax: null });
  if (bedsMin > 0 || bedsMax !== null)
    add(formatBedsLabel(bedsMin, bedsMax), { bedsMin: 0, bedsMax: null });
  if (bathMin !== null && bathMin > 1) add(formatBathsLabel(bathMin), { bathMin: null });
  if (available !== null)
    add(`Available ${formatDateLabel(available).replace(/^[NF]/, lowercase)}`, { available: null });
  if (propertyType !== null) add(propertyType, { propertyType: null });
  if (furnishing !== null) add(furnishing, { furnishing: null });
  for (const feature of features)
    add(formatFeature(feature), { features: features.filter((other) => other !== feature) });
  return active;
}

function formatBedsLabel(bedsMin: number, bedsMax: number | null): string {
  const [min, max] = sortLimits(bedsMin, bedsMax);
  if (max === null) {
    if (min === 0) return "Any beds";
    return `${min}+ ${min === 1 ? "bed" : "beds"}`;
  }
  if (max === 0) return "Studio";
  const beds = formatCount(max, "bed");
  if (min === max) return beds;
  return `${min === 0 ? "Studio" : min} to ${beds}`;
}

function formatBathsLabel(min: number): string {
  return `${min}+ ${min === 1 ? "bath" : "baths"}`;
}

function lowercase(letter: string): string {
  return letter.toLowerCase();
}

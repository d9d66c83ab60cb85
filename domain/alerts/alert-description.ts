import { capitalise } from "../shared/text/capitalise.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { formatFeature } from "../listings/listing.ts";
import { formatPounds } from "../shared/money.ts";
import { sortLimits } from "../search/order-limits.ts";
import type { SearchFilter } from "../search/search.ts";

/** Describes a search: `2+ bedrooms in Hackney up to £2,500 pcm`. */
export function describeSearch(filter: SearchFilter, place: string | null): string {
  if (filter.home !== null) return place ?? "One home";
  const main = [describeHomes(filter), describePlace(filter, place), describeRent(filter)]
    .filter(Boolean)
    .join(" ");
  return [main, ...describeWishes(filter)].join(", ");
}

function describeHomes({ bedsMin, bedsMax, propertyType }: SearchFilter): string {
  const beds = describeBedrooms(bedsMin, bedsMax);
  const type = propertyType?.toLowerCase() ?? "";
  if (beds === null) return type ? capitalise(`${type}s`) : "All homes";
  if (beds === "Studio") return type ? `Studio ${type}s` : "Studios";
  if (type) return `${beds} bedroom ${type}s`;
  return beds === "1" || beds === "Up to 1" ? `${beds} bedroom` : `${beds} bedrooms`;
}

function describeBedrooms(bedsMin: number, bedsMax: number | null): string | null {
  const [min, max] = sortLimits(bedsMin, bedsMax);
  if (max === null) return min === 0 ? null : `${min}+`;
  if (max === 0) return "Studio";
  if (min === max) return String(min);
  return min === 0 ? `Up to ${max}` : `${min} to ${max}`;
}

function describePlace({ area, centre, box }: SearchFilter, place: string | null): string {
  if (centre) return `near ${place ?? "the chosen place"}`;
  const part = box && (area !== null || place === null) ? "in the chosen part of the map" : "";
  return [place && `in ${place}`, part].filter(Boolean).join(" ");
}

function describeRent({ rentMin, rentMax }: SearchFilter): string {
  const [min, max] = sortLimits(rentMin, rentMax);
  if (max === null) return min === 0 ? "" : `from ${formatPounds(min)} pcm`;
  if (min === 0) return `up to ${formatPounds(max)} pcm`;
  return `from ${formatPounds(min)} to ${formatPounds(max)} pcm`;
}

function describeWishes(filter: SearchFilter): string[] {
  const { text, bathMin, furnishing, available, features } = filter;
  const baths = bathMin ?? 1;
  return [
    text !== null && `‘${toPlainWords(text)}’`,
    baths > 1 && `${baths}+ bathrooms`,
    furnishing?.toLowerCase(),
    available === "now" && "available now",
    available !== null && available !== "now" && `available from ${formatNumericDate(available)}`,
    ...features.map((feature) => formatFeature(feature).toLowerCase()),
  ].filter((words): words is string => typeof words === "string");
}

/** The text goes into mails to an address anybody may have typed, so it must not contain links. */
function toPlainWords(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}&’' -]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

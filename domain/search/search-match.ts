import type { Area } from "../places/area.ts";
import { getLondonDate } from "../shared/dates.ts";
import { normalizeSearchText } from "../shared/text/folded-text.ts";
import { calculateDistanceMetres, isInsideRing } from "../places/geo.ts";
import {
  type Condition,
  getAvailableCases,
  getCases,
  type Search,
  type Searchable,
} from "./search-conditions.ts";

type MatchesListing = (listing: Searchable) => boolean;

export function createSearchMatcher(search: Search): MatchesListing {
  return createMatcher(getCases(search));
}

/** Matches the area's available homes. */
export function createAreaMatcher(area: Area): MatchesListing {
  return createMatcher(getAvailableCases(area));
}

function createMatcher(cases: readonly Condition[][]): MatchesListing {
  return (listing) =>
    cases.some((conditions) => conditions.every((condition) => meetsCondition(listing, condition)));
}

function meetsCondition(listing: Searchable, condition: Condition): boolean {
  switch (condition.is) {
    case "at least":
      return (listing[condition.field] ?? -Infinity) >= condition.value;
    case "at most":
      return (listing[condition.field] ?? Infinity) <= condition.value;
    case "on or after":
      return listing.availableFrom !== null && listing.availableFrom >= condition.value;
    case "on or before":
      return listing.availableFrom !== null && listing.availableFrom <= condition.value;
    case "since":
      return isSince(listing.letAgreedAt, condition.value);
    case "unknown":
      return listing.availableFrom === null;
    case "one of":
      return condition.values.includes(listing[condition.field] ?? "");
    case "has all":
      return condition.values.every((feature) => listing.specialFeatures.includes(feature));
    case "near":
      return calculateDistanceMetres(listing, condition.point) <= condition.metres;
    case "within":
      return isInsideRing(listing, condition.ring);
    case "mentions":
      return getSearchText(listing).includes(` ${condition.word}`);
    case "not":
      return !meetsCondition(listing, condition.that);
    case "all":
      return condition.of.every((part) => meetsCondition(listing, part));
    default:
      return condition.of.some((part) => meetsCondition(listing, part));
  }
}

function isSince(moment: string | null, date: string): boolean {
  return moment !== null && getLondonDate(new Date(moment)) >= date;
}

/** Same text as the database column `listings.search_words`. */
function getSearchText({ name, displayAddress, area, city, outcode }: Searchable): string {
  return normalizeSearchText([name, displayAddress, area, city, outcode]);
}

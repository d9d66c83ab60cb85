import type { Area, Point } from "../places/area.ts";
import { addDays } from "../shared/dates.ts";
import { searchWords } from "../shared/text/folded-text.ts";
import { calculateBoxAround } from "../places/geo.ts";
import type { PublicListing, SpecialFeature } from "../listings/listing.ts";
import { letAgreedShownDays } from "../listings/listing-labels.ts";
import { furnishingsFor, nearbyMetres, type SearchFilter, type SearchSort } from "./search.ts";

type NumberField = "rentPcm" | "bedrooms" | "bathrooms" | "lat" | "long";
type TextField = "id" | "status" | "propertyType" | "furnishing" | "city" | "area" | "outcode";

/**
 * A search condition on one listing, evaluated as SQL by `server/search` and in memory by
 * `search-match.ts`. Unknown values meet only `unknown`.
 */
export type Condition =
  | { is: "at least" | "at most"; field: NumberField; value: number }
  | { is: "on or after" | "on or before"; field: "availableFrom"; value: string }
  /** The London date of the timestamp is this one or later. */
  | { is: "since"; field: "letAgreedAt"; value: string }
  | { is: "unknown"; field: "availableFrom" }
  | { is: "one of"; field: TextField; values: readonly string[] }
  | { is: "has all"; field: "specialFeatures"; values: readonly SpecialFeature[] }
  | { is: "near"; point: Point; metres: number }
  | { is: "within"; ring: readonly Point[] }
  /** A word of the listing's name, address, area, city or outcode has this prefix, folded. */
  | { is: "mentions"; word: string }
  | { is: "all" | "any"; of: readonly Condition[] }
  | { is: "not"; that: Condition };

export interface Search {
  filter: SearchFilter;
  /** The filter's `area` resolved, null for no restriction. */
  area: Area | null;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Defines the search: a listing matches if it meets every condition of one case. Cases are
 * disjoint, so they can be counted separately.
 */
export function getCases(search: Search): Condition[][] {
  const { filter, area, today } = search;
  const places = filter.centre ? [[buildNearbyCondition(filter.centre)]] : getAreaConditions(area);
  const wishes = getCriteria(search);
  return buildShownConditions(today).flatMap((status) =>
    places.map((place) => [...status, ...place, ...wishes]),
  );
}

export function getAvailableCases(area: Area): Condition[][] {
  return getAreaConditions(area).map((place) => [available, ...place]);
}

function getCriteria({ filter, today }: Search): Condition[] {
  const { box, rentMin, rentMax, bedsMin, bedsMax, bathMin, furnishing, features } = filter;
  return [
    ...(filter.home === null ? [] : [matchAny("id", [filter.home])]),
    ...(box ? buildBoxConditions(box) : []),
    ...(filter.text === null ? [] : searchWords(filter.text).map(buildTextCondition)),
    ...(rentMin > 0 ? [atLeast("rentPcm", rentMin)] : []),
    ...(rentMax === null ? [] : [atMost("rentPcm", rentMax)]),
    ...(bedsMin > 0 ? [atLeast("bedrooms", bedsMin)] : []),
    ...(bedsMax === null ? [] : [atMost("bedrooms", bedsMax)]),
    ...(bathMin === null || bathMin < 2 ? [] : [atLeast("bathrooms", bathMin)]),
    ...(filter.propertyType ? [matchAny("propertyType", [filter.propertyType])] : []),
    ...(furnishing ? [matchAny("furnishing", furnishingsFor[furnishing])] : []),
    ...buildAvailableConditions(filter.available, today),
    ...(features.length > 0
      ? [{ is: "has all", field: "specialFeatures", values: features } as const]
      : []),
  ];
}

const available = matchAny("status", ["available"]);

function buildShownConditions(today: string): Condition[][] {
  const since = addDays(today, 1 - letAgreedShownDays);
  return [
    [available],
    [matchAny("status", ["let-agreed"]), { is: "since", field: "letAgreedAt", value: since }],
  ];
}

/** A home without a date is available today (decisions, section 3). */
function buildAvailableConditions(
  availability: SearchFilter["available"],
  today: string,
): Condition[] {
  if (availability === null) return [];
  const field = "availableFrom";
  const unknown: Condition = { is: "unknown", field };
  if (availability === "now") {
    return [{ is: "any", of: [unknown, { is: "on or before", field, value: today }] }];
  }
  const dated: Condition = { is: "on or after", field, value: availability };
  return [availability <= today ? { is: "any", of: [unknown, dated] } : dated];
}

const areaConditions = new WeakMap<Area, Condition[][]>();

/** Kept, as a postcode area has hundreds of outcodes and every cached page keeps its search. */
function getAreaConditions(area: Area | null): Condition[][] {
  if (area === null) return [[]];
  const conditions = areaConditions.get(area) ?? buildAreaConditions(area);
  areaConditions.set(area, conditions);
  return conditions;
}

function buildAreaConditions(area: Area): Condition[][] {
  const { kind, name, centre, members } = area;
  if (kind === "city") return [[matchAny("city", [name])]];
  if (kind === "outcode") return [[buildOutcodeCondition([name])]];
  if (members)
    return [
      [
        "outcodes" in members
          ? buildOutcodeCondition(members.outcodes)
          : buildBorderCondition(members),
      ],
    ];
  const tagged = matchAny("area", [name]);
  if (centre === null) return [[tagged]];
  const near = buildNearbyCondition(centre);
  return [[near], [tagged, { is: "not", that: near }]];
}

function buildOutcodeCondition(districts: readonly string[]): Condition {
  return matchAny(
    "outcode",
    districts.flatMap((district) => [district, ...listSubDistricts(district)]),
  );
}

/** `SW1` includes `SW1A` to `SW1Y`. */
function listSubDistricts(district: string): string[] {
  return Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => district + letter);
}

/** Tests each ring's bounding box first, which an index can serve. */
function buildBorderCondition({ border }: { border: readonly (readonly Point[])[] }): Condition {
  return {
    is: "any",
    of: border.map((ring) => ({
      is: "all",
      of: [...buildBoxConditions(getBox(ring)), { is: "within", ring }],
    })),
  };
}

function getBox(ring: readonly Point[]): NonNullable<SearchFilter["box"]> {
  const lats = ring.map(({ lat }) => lat);
  const longs = ring.map(({ long }) => long);
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...longs),
    east: Math.max(...longs),
  };
}

/** Within a mile. Tests a slightly larger box first, which an index can serve. */
function buildNearbyCondition(point: Point): Condition {
  const box = calculateBoxAround(point, nearbyMetres * 1.002);
  return {
    is: "all",
    of: [...buildBoxConditions(box), { is: "near", point, metres: nearbyMetres }],
  };
}

function buildBoxConditions({
  south,
  north,
  west,
  east,
}: NonNullable<SearchFilter["box"]>): Condition[] {
  return [atLeast("lat", south), atMost("lat", north), atLeast("long", west), atMost("long", east)];
}

function buildTextCondition(word: string): Condition {
  return { is: "mentions", word };
}

function atLeast(field: NumberField, value: number): Condition {
  return { is: "at least", field, value };
}

function atMost(field: NumberField, value: number): Condition {
  return { is: "at most", field, value };
}

function matchAny(field: TextField, values: readonly string[]): Condition {
  return { is: "one of", field, values };
}

export type SortKey = "listedAt" | "rentPcm" | "id";

/** Applied to available, then let agreed homes. The id breaks ties so that pages never overlap. */
export const sortKeys: Record<SearchSort, { by: SortKey; down: boolean }[]> = {
  newest: [
    { by: "listedAt", down: true },
    { by: "id", down: true },
  ],
  "rent-asc": [
    { by: "rentPcm", down: false },
    { by: "id", down: false },
  ],
  "rent-desc": [
    { by: "rentPcm", down: true },
    { by: "id", down: true },
  ],
};

export type Searchable = Pick<
  PublicListing,
  | NumberField
  | TextField
  | SortKey
  | "availableFrom"
  | "letAgreedAt"
  | "specialFeatures"
  | "name"
  | "displayAddress"
>;

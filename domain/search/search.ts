import type { SpecialFeature } from "../listings/listing.ts";
import type { Furnishing, PropertyType } from "../listings/facts/plain-facts.ts";

/** Search criteria. Null and empty mean no restriction. */
export interface SearchFilter {
  home: string | null;
  /** Slug or name of an area. Only the server knows which exist. */
  area: string | null;
  /** Search around a point, within `nearbyMetres`. Takes precedence over the area. */
  centre: { lat: number; long: number } | null;
  box: Box | null;
  text: string | null;
  /** Whole pounds a month, inclusive. */
  rentMin: number;
  rentMax: number | null;
  bedsMin: number;
  bedsMax: number | null;
  bathMin: number | null;
  propertyType: PropertyType | null;
  furnishing: "Furnished" | "Unfurnished" | null;
  /** `now`, or a London date on or after which homes become available. */
  available: "now" | (string & {}) | null;
  features: SpecialFeature[];
  sort: SearchSort;
}

export const searchSorts = ["newest", "rent-asc", "rent-desc"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A mile, the radius of a neighbourhood. */
export const nearbyMetres = 1609;
export const pageSize = 10;
export const maxListings = 100;

export const emptyFilter: SearchFilter = {
  home: null,
  area: null,
  centre: null,
  box: null,
  text: null,
  rentMin: 0,
  rentMax: null,
  bedsMin: 0,
  bedsMax: null,
  bathMin: null,
  propertyType: null,
  furnishing: null,
  available: null,
  features: [],
  sort: "newest",
};

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface SearchRequest {
  filter: SearchFilter;
  offset: number;
  limit: number;
}

/** Flexible matches both choices, and part furnished counts as furnished. */
export const furnishingsFor: Record<"Furnished" | "Unfurnished", Furnishing[]> = {
  Furnished: ["Furnished", "Part furnished", "Flexible"],
  Unfurnished: ["Unfurnished", "Flexible"],
};

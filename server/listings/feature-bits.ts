import { type SQL, sql } from "drizzle-orm";
import type { SpecialFeature } from "../../domain/listings/listing.ts";

/** Bit positions follow this order. Append new features and add a migration. */
const features: readonly SpecialFeature[] = [
  "Furnished",
  "Unfurnished",
  "House",
  "Flat",
  "PetFriendly",
  "OutdoorSpace",
  "BrandNew",
  "NoDeposit",
  "Parking",
];

/** Returns a bit mask of the features, which compares faster than word lists. */
export function createFeatureMask(chosen: readonly SpecialFeature[]): number {
  return chosen.reduce((mask, feature) => mask | getFeatureBit(feature), 0);
}

export function buildFeatureBitsSql(column: string): SQL {
  const bits = features.map(
    (feature) => `('${feature}' = any(${column}))::int * ${getFeatureBit(feature)}`,
  );
  return sql.raw(bits.join(" + "));
}

function getFeatureBit(feature: SpecialFeature): number {
  return 2 ** features.indexOf(feature);
}

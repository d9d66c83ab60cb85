import { type SQL, sql } from "drizzle-orm";
import type { SpecialFeature } from "../../domain/listings/listing.ts";

/** Bit positions follow this order. Append new features and add a migration, with statistics of the bit, too. */
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

export function buildFeatureBitsSql(column: string): SQL {
  const bits = features.map(
    (feature) => `('${feature}' = any(${column}))::int * ${getFeatureBit(feature)}`,
  );
  return sql.raw(bits.join(" + "));
}

/** Bits compare faster than word lists. */
export function getFeatureBit(feature: SpecialFeature): number {
  return 2 ** features.indexOf(feature);
}

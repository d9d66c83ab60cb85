import { type SQL, sql } from "drizzle-orm";
import type { SpecialFeature } from "../../domain/listings/listing.ts";

/** In the order of their bits: a new one goes to the end, with a migration. */
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

/** A number with the bits of these features set: compared faster than lists of words. */
export function featureMask(chosen: readonly SpecialFeature[]): number {
  return chosen.reduce((mask, feature) => mask | featureBit(feature), 0);
}

/** The same of a column that is a list of features. */
export function featureBitsSql(column: string): SQL {
  const bits = features.map(
    (feature) => `('${feature}' = any(${column}))::int * ${featureBit(feature)}`,
  );
  return sql.raw(bits.join(" + "));
}

function featureBit(feature: SpecialFeature): number {
  return 2 ** features.indexOf(feature);
}

import { and, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Point } from "../../domain/places/area.ts";
import { earthRadius } from "../../domain/places/geo.ts";
import type { SpecialFeature } from "../../domain/listings/listing.ts";
import type { Condition } from "../../domain/search/search-conditions.ts";
import { getFeatureBit } from "../listings/feature-bits.ts";
import { listings } from "../listings/listing-tables.ts";

export function toSql(condition: Condition): SQL | undefined {
  switch (condition.is) {
    case "at least":
      return gte(listings[condition.field], condition.value);
    case "at most":
      return lte(listings[condition.field], condition.value);
    case "on or after":
      return gte(listings[condition.field], condition.value);
    case "on or before":
      return lte(listings[condition.field], condition.value);
    case "since":
      return sql`${listings[condition.field]} >= ${condition.value}::timestamp at time zone 'Europe/London'`;
    case "unknown":
      return isNull(listings[condition.field]);
    case "one of":
      return inArray(sql`${listings[condition.field]}`, [...condition.values]);
    case "has all":
      return and(...condition.values.map(hasFeature));
    case "near":
      return buildNearClause(condition.point, condition.metres);
    case "within":
      return buildWithinClause(condition.ring);
    case "mentions":
      return sql`${listings.searchWords} @@ ${buildPrefixClause(condition.word)}::tsquery`;
    case "not":
      return sql`not (${toSql(condition.that)})`;
    case "all":
      return and(...condition.of.map(toSql));
    default:
      return or(...condition.of.map(toSql));
  }
}

/** In a quoted `tsquery` these two characters are escaped by doubling. */
function buildPrefixClause(word: string): string {
  return `'${word.replaceAll(/['\\]/g, "$&$&")}':*`;
}

/** One feature at a time, as the statistics `listings_feature_1` to `listings_feature_256` have it. */
function hasFeature(feature: SpecialFeature): SQL {
  const bit = getFeatureBit(feature);
  return sql`${listings.featureBits} & ${bit} = ${bit}`;
}

/**
 * PostgreSQL's polygons have a tolerance of a millionth of the unit. In degrees that is ten metres
 * at a border, in millionths of a degree nothing.
 */
const fine = 1_000_000;

/** SQL version of `isInsideRing`. */
function buildWithinClause(ring: readonly Point[]): SQL {
  const corners = ring.map(({ lat, long }) => `(${long * fine},${lat * fine})`).join(",");
  return sql`point(${listings.long} * ${fine}, ${listings.lat} * ${fine}) <@ ${`(${corners})`}::polygon`;
}

/**
 * SQL version of `calculateDistanceMetres` (haversine).
 * @param from a point, or the columns that hold one
 */
export function buildNearClause(
  { lat, long }: Point | { lat: SQL; long: SQL },
  metres: number,
): SQL {
  return sql`${2 * earthRadius} * asin(least(1, sqrt(
      power(sin(radians(${listings.lat} - ${lat}) / 2), 2)
      + cos(radians(${lat})) * cos(radians(${listings.lat}))
      * power(sin(radians(${listings.long} - ${long}) / 2), 2)))) <= ${metres}`;
}

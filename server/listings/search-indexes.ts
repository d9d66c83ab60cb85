import { index, type PgColumn } from "drizzle-orm/pg-core";

type Column =
  | "status"
  | "listedAt"
  | "id"
  | "rentPcm"
  | "lat"
  | "long"
  | "city"
  | "area"
  | "outcode"
  | "propertyType"
  | "furnishing"
  | "bedrooms"
  | "bathrooms"
  | "availableFrom"
  | "letAgreedAt"
  | "featureBits"
  | "searchWords";

/**
 * Covering indexes, one per kind of search: matches are found and counted without reading the
 * listing rows, which are ten times as wide.
 */
export function searchIndexes(table: Record<Column, PgColumn>) {
  const { status, id, listedAt, rentPcm, lat, long, city, area, outcode, searchWords } = table;
  const facts = [
    table.propertyType,
    table.furnishing,
    table.bedrooms,
    table.bathrooms,
    table.availableFrom,
    table.letAgreedAt,
    table.featureBits,
  ] as const;
  const order = [listedAt, id, rentPcm] as const;
  const position = [lat, long] as const;
  return [
    index("listings_newest").on(status, ...order, ...position, city, ...facts, searchWords),
    index("listings_rent").on(status, rentPcm, id, listedAt, ...position, city, ...facts),
    index("listings_position").on(status, ...position, ...order, ...facts),
    index("listings_outcode").on(status, outcode, ...order, ...facts),
    index("listings_area").on(status, area, ...order, ...position, ...facts),
    index("listings_city").on(status, city, ...order, ...facts),
    index("listings_words").using("gin", searchWords),
  ];
}

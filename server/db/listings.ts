import { and, eq, inArray } from "drizzle-orm";
import type { PublicListing } from "../../domain/listing.ts";
import { pinPoint } from "../../domain/pin-point.ts";
import type { Queryable } from "./client.ts";
import { listings } from "./schema.ts";

/** What a card of a home is made of. */
export const cardColumns = {
  id: listings.id,
  status: listings.status,
  name: listings.name,
  area: listings.area,
  outcode: listings.outcode,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  furnishing: listings.furnishing,
  rentPcm: listings.rentPcm,
  availableFrom: listings.availableFrom,
  shortDescription: listings.shortDescription,
  lat: listings.lat,
  long: listings.long,
  locationAccurate: listings.locationAccurate,
  media: listings.media,
  listedAt: listings.listedAt,
  previousRentPcm: listings.previousRentPcm,
  reducedAt: listings.reducedAt,
  letAgreedAt: listings.letAgreedAt,
};

/** What a visitor may see. */
export const publicColumns = {
  ...cardColumns,
  city: listings.city,
  displayAddress: listings.displayAddress,
  propertyType: listings.propertyType,
  propertySubtype: listings.propertySubtype,
  noDeposit: listings.noDeposit,
  longDescription: listings.longDescription,
  specialFeatures: listings.specialFeatures,
  displayFeatures: listings.displayFeatures,
  stations: listings.stations,
  material: listings.material,
  development: listings.development,
};

interface Moments<Moment> {
  listedAt: Moment;
  reducedAt: Moment | null;
  letAgreedAt: Moment | null;
}

/** With the position as visitors may know it. */
export function publicListing<Row extends Moments<Date> & Parameters<typeof pinPoint>[0]>(
  row: Row,
): Omit<Row, keyof Moments<Date>> & Moments<string> {
  return {
    ...row,
    ...pinPoint(row),
    listedAt: row.listedAt.toISOString(),
    reducedAt: row.reducedAt?.toISOString() ?? null,
    letAgreedAt: row.letAgreedAt?.toISOString() ?? null,
  };
}

/** A listing that visitors may see: available or let agreed. */
export async function findPublicListing(db: Queryable, id: string): Promise<PublicListing | null> {
  if (!/^\w{1,40}$/.test(id)) return null;
  const [row] = await db
    .select(publicColumns)
    .from(listings)
    .where(and(eq(listings.id, id), inArray(listings.status, ["available", "let-agreed"])));
  return row ? publicListing(row) : null;
}

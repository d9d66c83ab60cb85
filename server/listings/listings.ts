import type { AppContext } from "../app-context.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { pinPoint } from "../../domain/listings/pin-point.ts";
import type { Queryable } from "../platform/database/client.ts";
import { prepareOnce, unnamed } from "../platform/database/prepare-once.ts";
import { listings } from "./listing-tables.ts";

const shownEverywhere = {
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
  listedAt: listings.listedAt,
  previousRentPcm: listings.previousRentPcm,
  reducedAt: listings.reducedAt,
  letAgreedAt: listings.letAgreedAt,
};

/** What a card of a home is made of. */
const cardColumns = { ...shownEverywhere, cover: listings.cover };

/** What a visitor may see. */
export const publicColumns = {
  ...shownEverywhere,
  media: listings.media,
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

/** Reads the homes that a condition holds for, in an order. */
export type ReadHomes<Home> = (db: Queryable, where: SQL, orderBy?: SQL[]) => Promise<Home[]>;

/** All that a visitor may see of them. */
export const readListings: ReadHomes<PublicListing> = async (db, where, orderBy = []) => {
  const rows = await db
    .select(publicColumns)
    .from(listings)
    .where(where)
    .orderBy(...orderBy);
  return rows.map(publicListing);
};

/** As cards show them. */
export const readSummaries: ReadHomes<ListingSummary> = async (db, where, orderBy = []) =>
  (await selectCards(db, where, orderBy)).map(summary);

/** The rows that cards are made of. */
export function selectCards(db: Queryable, where: SQL, orderBy: SQL[]) {
  return db
    .select(cardColumns)
    .from(listings)
    .where(where)
    .orderBy(...orderBy);
}

/** What a card shows, of its row. */
export function summary(row: Awaited<ReturnType<typeof selectCards>>[number]): ListingSummary {
  const { locationAccurate: _accurate, ...card } = publicListing(row);
  return card;
}

/** Available or let agreed. */
export const whereShown = inArray(listings.status, ["available", "let-agreed"]);

/** Of these ids the homes that visitors may see. */
export function whereShownIn(ids: readonly string[]): SQL {
  return sql`${inArray(listings.id, ids)} and ${whereShown}`;
}

const preparedListingById = prepareOnce((db) =>
  db
    .select(publicColumns)
    .from(listings)
    .where(and(eq(listings.id, sql.placeholder("id")), whereShown))
    .prepare(unnamed),
);

/** A listing that visitors may see: available or let agreed. */
export async function findPublicListing(db: Queryable, id: string): Promise<PublicListing | null> {
  const [row] = listingIdForm.test(id) ? await preparedListingById(db).execute({ id }) : [];
  return row ? publicListing(row) : null;
}

/** A listing that may be shown (available or let agreed), or null. */
export function findListing(
  { database }: Pick<AppContext, "database">,
  id: string,
): Promise<PublicListing | null> {
  return database.read((db) => findPublicListing(db, id));
}

import type { AppContext } from "../app-context.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { agreeEnergy } from "../../domain/listings/facts/epc.ts";
import { pick } from "../../domain/listings/facts/fact.ts";
import { cardFactNames, plainFactNames } from "../../domain/listings/facts/plain-facts.ts";
import type { ListingSummary, PublicListing } from "../../domain/listings/listing.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { dropMinimumTerm } from "../../domain/listings/minimum-term.ts";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "./listing-tables.ts";
import { noteShownHomes } from "./shown-homes.ts";

const shownEverywhere = {
  id: listings.id,
  status: listings.status,
  name: listings.name,
  area: listings.area,
  outcode: listings.outcode,
  ...pick(listings, cardFactNames),
  rentPcm: listings.rentPcm,
  shortDescription: listings.shortDescription,
  lat: listings.lat,
  long: listings.long,
  locationAccurate: listings.locationAccurate,
  listedAt: listings.listedAt,
  previousRentPcm: listings.previousRentPcm,
  reducedAt: listings.reducedAt,
  letAgreedAt: listings.letAgreedAt,
};

const cardColumns = { ...shownEverywhere, cover: listings.cover };

export const publicColumns = {
  ...shownEverywhere,
  media: listings.media,
  city: listings.city,
  displayAddress: listings.displayAddress,
  ...pick(listings, plainFactNames),
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

export function toPublicListing<Row extends Moments<Date> & Parameters<typeof getPinPoint>[0]>(
  row: Row,
): Omit<Row, keyof Moments<Date>> & Moments<string> {
  return {
    ...row,
    ...getPinPoint(row),
    listedAt: row.listedAt.toISOString(),
    reducedAt: row.reducedAt?.toISOString() ?? null,
    letAgreedAt: row.letAgreedAt?.toISOString() ?? null,
  };
}

/** A whole home without what may not be said of it, whoever wrote it down. */
function toShown<
  Row extends Parameters<typeof toPublicListing>[0] & Pick<PublicListing, "outcode" | "material">,
>(row: Row) {
  return agreeEnergy(dropMinimumTerm(toPublicListing(row)));
}

/**
 * Reads homes, and in the same statement counts what they are a page of.
 * @returns a total of null where there is no home, whose row would carry it
 */
export type ReadHomes<Home> = (
  db: Queryable,
  where: SQL,
  orderBy?: SQL[],
  total?: SQL<number>,
) => Promise<{ homes: Home[]; total: number | null }>;

const notCounted = sql<number>`0`;

export const readListings: ReadHomes<PublicListing> = async (
  db,
  where,
  orderBy = [],
  total = notCounted,
) => {
  const rows = await db
    .select({ ...publicColumns, total })
    .from(listings)
    .where(where)
    .orderBy(...orderBy);
  const homes = rows.map(({ total: _total, ...row }) => toShown(row));
  return { homes, total: rows[0]?.total ?? null };
};

export const readSummaries: ReadHomes<ListingSummary> = async (db, where, orderBy = [], total) => {
  const rows = await selectCards(db, where, orderBy, total);
  return { homes: rows.map(toSummary), total: rows[0]?.total ?? null };
};

export function selectCards(db: Queryable, where: SQL, orderBy: SQL[], total = notCounted) {
  return db
    .select({ ...cardColumns, total })
    .from(listings)
    .where(where)
    .orderBy(...orderBy);
}

export function toSummary(row: Awaited<ReturnType<typeof selectCards>>[number]): ListingSummary {
  const { locationAccurate: _accurate, total: _total, ...card } = toPublicListing(row);
  return card;
}

export const whereShown = inArray(listings.status, ["available", "let-agreed"]);

export function buildShownCondition(ids: readonly string[]): SQL {
  return sql`${inArray(listings.id, ids)} and ${whereShown}`;
}

export async function findPublicListing(db: Queryable, id: string): Promise<PublicListing | null> {
  if (!listingIdForm.test(id)) return null;
  const [row] = await db
    .select(publicColumns)
    .from(listings)
    .where(and(eq(listings.id, id), whereShown));
  return row ? toShown(row) : null;
}

export function findListing({ database }: AppContext, id: string): Promise<PublicListing | null> {
  noteShownHomes((home) => home.id === id);
  return database.read((db) => findPublicListing(db, id));
}

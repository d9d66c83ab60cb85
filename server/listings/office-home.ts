import { eq, sql } from "drizzle-orm";
import { toHomeTexts } from "../../domain/listings/facts/home-texts.ts";
import { readPin, splitPostcode } from "../../domain/listings/facts/read-home.ts";
import { isAdvertised } from "../../domain/listings/listing-state.ts";
import type { Point } from "../../domain/places/area.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { listingRecords } from "./listing-record-tables.ts";
import { findRecord, isFedRecord } from "./listing-records.ts";
import { listings } from "./listing-tables.ts";

/**
 * What the office's lists show of a home: as it was advertised, or as its record says of one that never was.
 * For queries that join the record, and then the listing if there is one. Nothing public reads it.
 */
export const officeHome = {
  id: listingRecords.id,
  name: sql<string>`coalesce(${listings.name}, ${listingRecords.title})`,
  area: sql<string>`coalesce(${listings.area}, ${listingRecords.area})`,
  outcode: sql<string>`coalesce(${listings.outcode}, ${listingRecords.outcode})`,
};

/** Its name, for lists of what may be about no home. */
export const officeHomeName = sql<string | null>`${officeHome.name}`;

/** As `officeHome` names it. */
export function nameHome({ name, area }: { name: string; area: string }): string {
  return [name, area].filter(Boolean).join(", ");
}

export interface UnadvertisedHome {
  id: string;
  address: string;
  city: string;
  outcode: string;
  incode: string;
  /** Null where nobody has said. */
  at: Point | null;
}

/** A home before its first advert, or after its last. Null for any other, and for what is no id. */
export async function findUnadvertisedHome(
  db: Queryable | Transaction,
  id: string,
): Promise<UnadvertisedHome | null> {
  const record = await findRecord(db, id);
  if (!record || isAdvertised(record.state)) return null;
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  const texts = { ...(listing && toHomeTexts(listing, isFedRecord(record))), ...record.draft };
  const { address = "", city = "", postcode = "", lat = "", long = "" } = texts;
  const { outcode, incode } = splitPostcode(postcode) ?? { outcode: postcode, incode: "" };
  return { id, address, city, outcode, incode, at: readPin({ lat, long }) };
}

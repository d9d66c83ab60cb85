import { eq } from "drizzle-orm";
import { type HomeViewing, usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { nameHome, officeHome } from "../../listings/office-home.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { homeViewings } from "./home-viewing-tables.ts";

/** With what never leaves the office: how to get in, the alarm, and the tenant. */
export interface PrivateHomeViewing extends HomeViewing {
  access: string;
  alarm: string;
  tenantName: string;
  tenantEmail: string;
}

/**
 * Nobody can write to the tenant in the home: somebody of the office asks them first, so no renter
 * books or moves by themselves.
 */
export function mustAskTenant({
  isTenanted,
  tenantEmail,
}: Pick<PrivateHomeViewing, "isTenanted" | "tenantEmail">): boolean {
  return isTenanted && tenantEmail === "";
}

const nothingPrivate = { access: "", alarm: "", tenantName: "", tenantEmail: "" };

export async function findPrivateHomeViewing(
  db: Queryable | Transaction,
  listingId: string,
): Promise<PrivateHomeViewing> {
  const [row] = await db.select().from(homeViewings).where(eq(homeViewings.listingId, listingId));
  return row ?? { ...usualHomeViewing, ...nothingPrivate };
}

export async function findHomeViewing(
  db: Queryable | Transaction,
  listingId: string,
): Promise<HomeViewing> {
  const { accompaniment, minutes, noticeHours, bufferMinutes, shownBy, isTenanted } =
    await findPrivateHomeViewing(db, listingId);
  return { accompaniment, minutes, noticeHours, bufferMinutes, shownBy, isTenanted };
}

/** Of a draft too, whose name is what the office calls it. Null for an unknown home. */
export async function findHomeName(db: Queryable | Transaction, listingId: string) {
  const { displayAddress, status } = listings;
  const [home] = await db
    .select({ ...officeHome, displayAddress, status })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(eq(listingRecords.id, listingId));
  if (!home) return null;
  const { id, name, area } = home;
  const isListed = home.status !== null && home.status !== "withdrawn";
  return { id, name, area, displayAddress: home.displayAddress ?? nameHome(home), isListed };
}

import { eq } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

/** Homes, lets and steps of somebody who leaves are nobody’s: everybody sees them until one takes them. */
export async function unassignTenancies(tx: Transaction, staffId: string): Promise<void> {
  await tx.update(listingRecords).set({ ownerId: null }).where(eq(listingRecords.ownerId, staffId));
  await tx.update(tenancies).set({ ownerId: null }).where(eq(tenancies.ownerId, staffId));
  await tx.update(tenancySteps).set({ ownerId: null }).where(eq(tenancySteps.ownerId, staffId));
  await notifyOffice(tx, { subject: "listing", id: null });
  await notifyOffice(tx, { subject: "tenancy", id: null });
}

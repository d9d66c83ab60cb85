import { inArray, lte } from "drizzle-orm";
import type { Transaction } from "../platform/database/client.ts";
import { begunEnquiries, qualifications } from "../enquiries/enquiry-tables.ts";

/** Erases unsent enquiries that were started at or before a time. */
export async function eraseBegunEnquiries(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ begun?: number }> {
  const old = tx
    .select({ id: begunEnquiries.id })
    .from(begunEnquiries)
    .where(lte(begunEnquiries.createdAt, until))
    .limit(atMost);
  const erased = await tx
    .delete(begunEnquiries)
    .where(inArray(begunEnquiries.id, old))
    .returning({ id: begunEnquiries.id });
  return erased.length > 0 ? { begun: erased.length } : {};
}

/** Erases qualification answers last given at or before a time. */
export async function eraseQualifications(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ qualifications?: number }> {
  const old = tx
    .select({ id: qualifications.contactId })
    .from(qualifications)
    .where(lte(qualifications.completedAt, until))
    .limit(atMost);
  const erased = await tx
    .delete(qualifications)
    .where(inArray(qualifications.contactId, old))
    .returning({ id: qualifications.contactId });
  return erased.length > 0 ? { qualifications: erased.length } : {};
}

import { inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { begunEnquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { viewingWishes } from "./viewing-tables.ts";

/** Returns the contacts' stepper answers and unsent enquiries. */
export async function findViewingAnswers(
  db: Queryable,
  contactIds: readonly string[],
  enquiryIds: readonly string[],
) {
  const begun = await db
    .select()
    .from(begunEnquiries)
    .where(inArray(begunEnquiries.contactId, [...contactIds]));
  const answered = await db
    .select()
    .from(qualifications)
    .where(inArray(qualifications.contactId, [...contactIds]));
  const wishes = await db
    .select()
    .from(viewingWishes)
    .where(inArray(viewingWishes.enquiryId, [...enquiryIds]));
  return { begun, qualifications: answered, wishes };
}

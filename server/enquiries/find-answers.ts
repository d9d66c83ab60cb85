import { desc, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { qualifications } from "./enquiry-tables.ts";

/**
 * What the office reads of a person's work, income and wishes: the newest answers that came with one
 * of the enquiries, or if none did, the newest that came with another enquiry of the contacts. Null
 * if there are none.
 */
export async function findAnswers(
  db: Queryable,
  about: { enquiryIds: readonly string[]; contactIds: readonly string[] },
) {
  const enquiryIds = [...about.enquiryIds];
  const isOfEnquiry = inArray(qualifications.enquiryId, enquiryIds);
  const [found] = await db
    .select({ answers: qualifications.answers, completedAt: qualifications.completedAt })
    .from(qualifications)
    .where(or(isOfEnquiry, inArray(qualifications.contactId, [...about.contactIds])))
    .orderBy(desc(sql`coalesce(${isOfEnquiry}, false)`), desc(qualifications.completedAt))
    .limit(1);
  return found ?? null;
}

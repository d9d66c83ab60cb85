import { and, eq, sql } from "drizzle-orm";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { Queryable } from "../platform/database/client.ts";
import { contactClaims, contacts } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries } from "./enquiry-tables.ts";

export interface KnownEnquiry {
  id: string;
  listingId: string;
  begun: boolean;
  /** As they were typed: whoever knows an address and a number must not learn whose they are. */
  contact: Applicant & { id: string };
}

const typed = (field: keyof Applicant) =>
  sql<string>`coalesce(${contactClaims[field]}, ${contacts[field]})`;

const contact = {
  id: contacts.id,
  firstname: typed("firstname"),
  lastname: typed("lastname"),
  phone: typed("phone"),
  email: typed("email"),
};

export async function findKnownEnquiry(db: Queryable, id: string): Promise<KnownEnquiry | null> {
  const [begun] = await db
    .select({ id: begunEnquiries.id, listingId: begunEnquiries.listingId, contact })
    .from(begunEnquiries)
    .innerJoin(contacts, eq(contacts.id, begunEnquiries.contactId))
    .leftJoin(contactClaims, isClaimOf(begunEnquiries))
    .where(eq(begunEnquiries.id, id));
  if (begun) return { ...begun, begun: true };
  const [sent] = await db
    .select({ id: enquiries.id, listingId: enquiries.listingId, contact })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(contactClaims, isClaimOf(enquiries))
    .where(eq(enquiries.id, id));
  return sent ? { ...sent, begun: false } : null;
}

function isClaimOf({ id, contactId }: typeof begunEnquiries | typeof enquiries) {
  return and(
    eq(contactClaims.subject, "enquiry"),
    eq(contactClaims.recordId, id),
    eq(contactClaims.contactId, contactId),
  );
}

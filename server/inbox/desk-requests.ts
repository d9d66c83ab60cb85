import { and, asc, desc, eq, gte } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { viewingWishes } from "../viewings/viewing-tables.ts";

export const enquiryKinds = ["enquiry", "viewing"] as const;
export const siteRequestKinds = ["valuation", "switch", "demo", "contact", "referral"] as const;

const person = {
  firstname: contacts.firstname,
  lastname: contacts.lastname,
  phone: contacts.phone,
  email: contacts.email,
};

const enquiryColumns = {
  id: enquiries.id,
  kind: enquiries.kind,
  createdAt: enquiries.createdAt,
  contactId: enquiries.contactId,
  message: enquiries.message,
  viewingOption: enquiries.viewingOption,
  listing: { id: listings.id, name: listings.name, area: listings.area, ref: listings.agentRef },
  person,
};

const requestColumns = {
  id: requests.id,
  kind: requests.kind,
  createdAt: requests.createdAt,
  payload: requests.payload,
  person,
};

interface RequestRange {
  /** Inclusive lower bound. Null for none. */
  since: Date | null;
  limit: number;
}

/**
 * Newest first.
 * @param kind null for both
 */
export function listNewestEnquiries(
  db: Queryable,
  kind: (typeof enquiryKinds)[number] | null,
  { since, limit }: RequestRange,
) {
  return db
    .select(enquiryColumns)
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(
      and(
        kind === null ? undefined : eq(enquiries.kind, kind),
        since === null ? undefined : gte(enquiries.createdAt, since),
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit);
}

/**
 * Newest first.
 * @param kind null for all
 */
export function listNewestSiteRequests(
  db: Queryable,
  kind: (typeof siteRequestKinds)[number] | null,
  { since, limit }: RequestRange,
) {
  return db
    .select(requestColumns)
    .from(requests)
    .leftJoin(contacts, eq(contacts.id, requests.contactId))
    .where(
      and(
        kind === null ? undefined : eq(requests.kind, kind),
        since === null ? undefined : gte(requests.createdAt, since),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);
}

export async function findEnquiry(db: Queryable, id: string) {
  const [row] = await db
    .select(enquiryColumns)
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(eq(enquiries.id, id));
  return row ?? null;
}

/**
 * @param id must be a UUID, otherwise the query fails
 */
export async function findSiteRequest(db: Queryable, id: string) {
  const [row] = await db
    .select(requestColumns)
    .from(requests)
    .leftJoin(contacts, eq(contacts.id, requests.contactId))
    .where(eq(requests.id, id));
  return row ?? null;
}

export async function findViewingWish(db: Queryable, enquiryId: string) {
  const [row] = await db
    .select({
      day: viewingWishes.day,
      from: viewingWishes.fromTime,
      until: viewingWishes.untilTime,
      dateOfBirth: viewingWishes.dateOfBirth,
      salary: viewingWishes.salary,
    })
    .from(viewingWishes)
    .where(eq(viewingWishes.enquiryId, enquiryId));
  return row ?? null;
}

export function listHistory(db: Queryable, id: string) {
  return db
    .select({ at: audit.at, actor: audit.actor, action: audit.action })
    .from(audit)
    .where(eq(audit.subjectId, id))
    .orderBy(asc(audit.at));
}

export function listMailsAbout(db: Queryable, id: string) {
  return db
    .select({ at: outbox.createdAt, kind: outbox.kind, state: outbox.state, id: outbox.id })
    .from(outbox)
    .where(eq(outbox.aboutId, id))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind));
}

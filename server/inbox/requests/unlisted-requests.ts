import { and, asc, eq, gte, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { toInboxAnswer } from "../../campaigns/answer-for-inbox.ts";
import { campaignRecipients, campaignReplies, campaigns } from "../../campaigns/campaign-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import type { NewRequest } from "../../conversations/record-request.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { toInboxOffer } from "../../offers/offer-for-inbox.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { toInboxRequest } from "../../requests/request-for-inbox.ts";
import { requests } from "../../requests/request-tables.ts";
import { bookingReplies, bookings } from "../../viewings/bookings/booking-tables.ts";
import { describePreferredTimes } from "../../viewings/requests/describe-preferred-times.ts";
import { askedForChange } from "../../viewings/bookings/reply-to-booking.ts";
import { preferredTimes } from "../../viewings/viewing-tables.ts";

/** Requests of a time, so that no query looks at those of years. */
interface AskedIn {
  from: Date;
  before: Date;
  limit: number;
}

/** Reads up to so many requests that no conversation has, the oldest first. */
type ReadUnlisted = (db: Queryable, asked: AskedIn) => Promise<NewRequest[]>;

/** One for each table that keeps requests. */
export const unlistedRequests: readonly ReadUnlisted[] = [
  readEnquiries,
  readRequests,
  readBookingReplies,
  readCampaignReplies,
  readOffers,
];

function isUnlisted(db: Queryable, id: PgColumn | SQL): SQL {
  return notExists(
    db.select().from(conversationMessages).where(eq(conversationMessages.recordId, id)),
  );
}

function isAskedIn(at: PgColumn, { from, before }: AskedIn): SQL | undefined {
  return and(gte(at, from), lt(at, before));
}

/** When the oldest request came. Null in a new office. */
export async function findFirstRequest(db: Queryable): Promise<Date | null> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    select (1000 * extract(epoch from least(
      (select min(${enquiries.createdAt}) from ${enquiries}),
      (select min(${requests.createdAt}) from ${requests}),
      (select min(${bookingReplies.createdAt}) from ${bookingReplies}),
      (select min(${campaignReplies.createdAt}) from ${campaignReplies}),
      (select min(${offers.submittedAt}) from ${offers}))))::float8 as at`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

async function readEnquiries(db: Queryable, asked: AskedIn): Promise<NewRequest[]> {
  const rows = await db
    .select({ enquiry: enquiries, contact: contacts, wish: preferredTimes })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(preferredTimes, eq(preferredTimes.enquiryId, enquiries.id))
    .where(and(isAskedIn(enquiries.createdAt, asked), isUnlisted(db, enquiries.id)))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
    .limit(asked.limit);
  return rows.map(({ enquiry: { id, kind, listingId, message, createdAt }, contact, wish }) => ({
    kind,
    recordId: id,
    person: toPerson(contact.id, contact),
    listingId,
    text: wish
      ? describePreferredTimes({
          date: wish.day,
          from: wish.fromTime,
          until: wish.untilTime,
          message,
        })
      : message,
    at: createdAt,
  }));
}

async function readRequests(db: Queryable, asked: AskedIn): Promise<NewRequest[]> {
  const rows = await db
    .select({ request: requests, contact: contacts })
    .from(requests)
    .leftJoin(contacts, eq(contacts.id, requests.contactId))
    .where(and(isAskedIn(requests.createdAt, asked), isUnlisted(db, sql`${requests.id}::text`)))
    .orderBy(asc(requests.createdAt), asc(requests.id))
    .limit(asked.limit);
  return rows.map(({ request: { createdAt, ...request }, contact }) =>
    toInboxRequest({ ...request, contact, at: createdAt }),
  );
}

async function readBookingReplies(db: Queryable, asked: AskedIn): Promise<NewRequest[]> {
  const rows = await db
    .select({ reply: bookingReplies, listingId: bookings.listingId, contact: contacts })
    .from(bookingReplies)
    .innerJoin(bookings, eq(bookings.id, bookingReplies.bookingId))
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(
      and(
        isAskedIn(bookingReplies.createdAt, asked),
        or(eq(bookingReplies.attends, false), isNotNull(bookingReplies.message)),
        isUnlisted(db, sql`${bookingReplies.id}::text`),
      ),
    )
    .orderBy(asc(bookingReplies.createdAt), asc(bookingReplies.id))
    .limit(asked.limit);
  return rows.map(({ reply, listingId, contact }) => ({
    kind: "booking-change",
    recordId: reply.id,
    person: toPerson(contact.id, contact),
    listingId,
    text: reply.message ?? askedForChange,
    at: reply.createdAt,
  }));
}

/** An answer that repeats the one before it is no news, here as in `reply-to-campaign.ts`. */
async function readCampaignReplies(db: Queryable, asked: AskedIn): Promise<NewRequest[]> {
  const before = sql`(
    select earlier.resp from ${campaignReplies} earlier
    where earlier.recipient_id = ${campaignReplies.recipientId} and earlier.id < ${campaignReplies.id}
    order by earlier.id desc limit 1
  )`;
  const rows = await db
    .select({
      id: campaignReplies.id,
      resp: campaignReplies.resp,
      at: campaignReplies.createdAt,
      kind: campaigns.kind,
      dev: campaigns.dev,
      name: campaignRecipients.name,
      email: campaignRecipients.email,
    })
    .from(campaignReplies)
    .innerJoin(campaignRecipients, eq(campaignRecipients.id, campaignReplies.recipientId))
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(
      and(
        isAskedIn(campaignReplies.createdAt, asked),
        sql`${campaignReplies.resp} is distinct from ${before}`,
        isUnlisted(db, sql`${campaignReplies.id}::text`),
      ),
    )
    .orderBy(asc(campaignReplies.createdAt), asc(campaignReplies.id))
    .limit(asked.limit);
  return rows.map(toInboxAnswer);
}

async function readOffers(db: Queryable, asked: AskedIn): Promise<NewRequest[]> {
  const rows = await db
    .select({ offer: offers, contact: contacts })
    .from(offers)
    .innerJoin(contacts, eq(contacts.id, offers.contactId))
    .where(and(isAskedIn(offers.submittedAt, asked), isUnlisted(db, offers.id)))
    .orderBy(asc(offers.submittedAt), asc(offers.id))
    .limit(asked.limit);
  return rows.flatMap(({ offer, contact }) => {
    const { content, submittedAt: at } = offer;
    return content && at ? [toInboxOffer({ offer, contact, content, at })] : [];
  });
}

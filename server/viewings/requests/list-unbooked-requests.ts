import { and, desc, eq, gt, inArray, isNull, ne, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listConfirmedContactIds } from "../../contacts/person-contacts.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { preferredTimes } from "../viewing-tables.ts";

/** More than anybody books in a sitting. */
const mostAsks = 40;
const oldest = 60 * 86_400_000;

export type ViewingRequestRow = Awaited<ReturnType<typeof listUnbookedRequests>>[number];

/**
 * Viewing requests that wait to be booked, the newest first: of homes that are to let. Those whose
 * conversation was closed are settled.
 * @param listingId null for those of every home
 */
export function listUnbookedRequests(
  db: Queryable,
  now: Date,
  branch: string | null = null,
  listingId: string | null = null,
) {
  const ofHome = listingId === null ? undefined : eq(enquiries.listingId, listingId);
  return selectAsks(db, and(isOpenAsk(db, now, branch), isToLet, ofHome))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(mostAsks);
}

/** A home that is let agreed is shown by exception alone. Once it is to let again, its requests wait again. */
export const isToLet = eq(listings.status, "available");

/** Nobody has booked it, also for a home that is let agreed. */
function isOpenAsk(db: Queryable, now: Date, branch: string | null) {
  return and(
    eq(enquiries.kind, "viewing"),
    gt(enquiries.createdAt, new Date(now.getTime() - oldest)),
    ne(listings.status, "withdrawn"),
    isAboutHomeOf(branch, enquiries.listingId),
    or(isNull(conversations.id), ne(conversations.state, "closed")),
    notExists(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.enquiryId, enquiries.id), ne(bookings.state, "cancelled"))),
    ),
  );
}

/**
 * What a person waits for, wherever somebody books them from: their latest open request.
 * @param listingId null for any home that is to let. One that is named may be let agreed: whoever books
 * says why it is shown all the same
 */
export async function findViewingRequestOfPerson(
  db: Queryable,
  { contactId, listingId }: { contactId: string; listingId: string | null },
  now: Date,
  branch: string | null,
): Promise<ViewingRequestRow | null> {
  const ids = await listConfirmedContactIds(db, [contactId]);
  const [found] = await selectAsks(
    db,
    and(
      isOpenAsk(db, now, branch),
      inArray(enquiries.contactId, ids),
      listingId === null ? isToLet : eq(enquiries.listingId, listingId),
    ),
  )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(1);
  return found ?? null;
}

/** One request, whatever has become of it. */
export async function findViewingRequest(
  db: Queryable,
  enquiryId: string,
): Promise<ViewingRequestRow | null> {
  const [found] = await selectAsks(db, eq(enquiries.id, enquiryId));
  return found ?? null;
}

function selectAsks(db: Queryable, where: ReturnType<typeof and>) {
  const own = alias(conversations, "own");
  return db
    .select({
      enquiryId: enquiries.id,
      askedAt: enquiries.createdAt,
      message: enquiries.message,
      /** Null for somebody who named no time. */
      wish: {
        date: preferredTimes.day,
        from: preferredTimes.fromTime,
        until: preferredTimes.untilTime,
      },
      contact: {
        id: contacts.id,
        firstname: contacts.firstname,
        lastname: contacts.lastname,
        email: contacts.email,
        phone: contacts.phone,
      },
      home: {
        id: listings.id,
        name: listings.name,
        area: listings.area,
        outcode: listings.outcode,
        rentPcm: listings.rentPcm,
        cover: listings.cover,
        status: listings.status,
      },
      conversationId: conversations.id,
      waitingSince: conversations.waitingSince,
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .leftJoin(preferredTimes, eq(preferredTimes.enquiryId, enquiries.id))
    .leftJoin(
      conversationMessages,
      and(
        eq(conversationMessages.recordId, enquiries.id),
        inArray(conversationMessages.requestKind, ["viewing"]),
      ),
    )
    .leftJoin(own, eq(own.id, conversationMessages.conversationId))
    .leftJoin(
      conversations,
      or(
        eq(conversations.id, own.mergedInto),
        and(isNull(own.mergedInto), eq(conversations.id, own.id)),
      ),
    )
    .where(where)
    .$dynamic();
}

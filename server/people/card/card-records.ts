import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { staffMailKinds } from "../../../domain/shared/mail/mail-kinds.ts";
import { alerts } from "../../alerts/alert-tables.ts";
import { isUnknownCallerOf } from "../../conversations/callers.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHomeName } from "../../listings/office-home.ts";
import { offerHistory, offers, offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { bookings, viewingFeedback } from "../../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";
import { offeredTimes } from "../../viewings/keys/home-viewing-tables.ts";

/** A card shows the newest of each kind; a copy for the person holds all. */
const mostOfKind = 200;

const home = {
  id: listings.id,
  name: listings.name,
  area: listings.area,
  outcode: listings.outcode,
  rentPcm: listings.rentPcm,
  cover: listings.cover,
};

export function listCardEnquiries(db: Queryable, contactIds: string[]) {
  return db
    .select({ id: enquiries.id, kind: enquiries.kind, at: enquiries.createdAt, home })
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .where(inArray(enquiries.contactId, contactIds))
    .orderBy(desc(enquiries.createdAt))
    .limit(mostOfKind);
}

export function listCardBookings(db: Queryable, contactIds: string[]) {
  return db
    .select({
      id: bookings.id,
      state: bookings.state,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      createdAt: bookings.createdAt,
      uid: bookings.calendarUid,
      outcome: bookings.outcome,
      feedback: {
        answer: viewingFeedback.answer,
        reason: viewingFeedback.reason,
        message: viewingFeedback.message,
        answeredAt: viewingFeedback.answeredAt,
        answeredBy: viewingFeedback.answeredBy,
      },
      negotiator: negotiators.name,
      home,
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.bookingId, bookings.id))
    .where(inArray(bookings.contactId, contactIds))
    .orderBy(desc(bookings.startsAt))
    .limit(mostOfKind);
}

/** Which times to view homes they were offered. */
export function listCardOfferedTimes(db: Queryable, contactIds: string[]) {
  return db
    .select({
      id: offeredTimes.id,
      channel: offeredTimes.channel,
      times: offeredTimes.times,
      staffId: offeredTimes.staffId,
      at: offeredTimes.at,
      home: listings.name,
    })
    .from(offeredTimes)
    .innerJoin(listings, eq(listings.id, offeredTimes.listingId))
    .where(inArray(offeredTimes.contactId, contactIds))
    .orderBy(desc(offeredTimes.at))
    .limit(mostOfKind);
}

/** Also those that somebody else made and that name the person as a tenant. */
export function listCardOffers(db: Queryable, contactIds: string[], emailKeys: string[]) {
  const asApplicant = db
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.contactId, contactIds));
  const asTenant = db
    .select({ id: offerTenants.offerId })
    .from(offerTenants)
    .where(inArray(offerTenants.emailKey, emailKeys));
  return db
    .select({
      id: offers.id,
      state: offers.state,
      rent: sql<number | null>`(${offers.content} -> 'details' ->> 'rent')::int`,
      invitedAt: offers.invitedAt,
      submittedAt: offers.submittedAt,
      home,
    })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(inArray(offers.id, unionAll(asApplicant, asTenant)))
    .orderBy(desc(offers.invitedAt))
    .limit(mostOfKind);
}

export function listOfferSteps(db: Queryable, offerIds: string[]) {
  return db
    .select()
    .from(offerHistory)
    .where(and(inArray(offerHistory.offerId, offerIds), ne(offerHistory.action, "save")))
    .orderBy(asc(offerHistory.id));
}

/**
 * What they and the office said, newest first, with the home it was about. Somebody who rang or wrote
 * without giving both has no contact: the address or number says who it was.
 */
export function listCardMessages(
  db: Queryable,
  contactIds: string[],
  { emailKeys, phoneKeys }: { emailKeys: string[]; phoneKeys: string[] },
) {
  const keys = emailKeys.map((key) => `email:${key}`);
  return db
    .select({
      id: conversationMessages.id,
      conversationId: conversationMessages.conversationId,
      kind: conversationMessages.kind,
      requestKind: conversationMessages.requestKind,
      body: conversationMessages.body,
      staffId: conversationMessages.staffId,
      at: conversationMessages.at,
      email: conversations.email,
      home: officeHomeName,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .leftJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      or(
        inArray(conversations.contactId, contactIds),
        inArray(conversations.personKey, keys),
        isUnknownCallerOf(phoneKeys),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(mostOfKind);
}

/** Mails to the person, without replies, which stand among the messages, and mails to staff. */
export function listCardMails(db: Queryable, emailKeys: string[]) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      subject: outbox.subject,
      state: outbox.state,
      bouncedAt: outbox.bouncedAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(
      and(
        inArray(sql`lower(${outbox.recipient})`, emailKeys),
        notInArray(outbox.kind, ["conversation-reply", ...staffMailKinds]),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(mostOfKind);
}

export function listCardAlerts(db: Queryable, emailKeys: string[]) {
  return db
    .select({
      id: alerts.id,
      description: alerts.description,
      frequency: alerts.frequency,
      state: alerts.state,
      createdAt: alerts.createdAt,
      confirmedAt: alerts.confirmedAt,
    })
    .from(alerts)
    .where(inArray(alerts.emailKey, emailKeys))
    .orderBy(desc(alerts.createdAt));
}

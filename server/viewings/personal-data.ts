import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  sql,
} from "drizzle-orm";
import { bookingReplies, bookings, viewingFeedback } from "./bookings/booking-tables.ts";
import { appointmentDelays, appointments } from "./diary/diary-tables.ts";
import { homeViewings, offeredTimes, viewingWaits } from "./keys/home-viewing-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { eraseClaims } from "../contacts/claim-contact.ts";
import { begunEnquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { valuationFigures } from "./appointments/valuation-table.ts";
import { preferredTimes } from "./viewing-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";

export async function listBookingsByContact(db: Queryable, contactIds: string[]) {
  const { negotiatorId, place } = appointments;
  const found = await db
    .select({ ...getTableColumns(bookings), negotiatorId, place })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .where(inArray(bookings.contactId, contactIds));
  const replies = await db
    .select()
    .from(bookingReplies)
    .where(
      inArray(
        bookingReplies.bookingId,
        found.map(({ id }) => id),
      ),
    );
  const feedback = await db
    .select()
    .from(viewingFeedback)
    .where(
      inArray(
        viewingFeedback.bookingId,
        found.map(({ id }) => id),
      ),
    );
  const delays = await db
    .select()
    .from(appointmentDelays)
    .where(
      inArray(
        appointmentDelays.appointmentId,
        found.map(({ appointmentId }) => appointmentId),
      ),
    );
  return found.map((booking) => ({
    ...booking,
    feedback: feedback.find(({ bookingId }) => bookingId === booking.id) ?? null,
    delays: delays
      .filter(({ appointmentId }) => appointmentId === booking.appointmentId)
      .map(({ startsAt, minutes, at }) => ({ startsAt, minutes, at })),
    replies: replies
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ attends, message, createdAt }) => ({ attends, message, createdAt })),
  }));
}

/** What the office comes to them for, with what a valuer said. */
export async function listAppointmentsWith(db: Queryable, contactIds: string[]) {
  const { id, kind, listingId, contactId, place, startsAt, endsAt, note, state } = appointments;
  const { rentPcm, lowestPcm, highestPcm, words } = valuationFigures;
  return db
    .select({
      id,
      kind,
      listingId,
      contactId,
      place,
      startsAt,
      endsAt,
      note,
      state,
      figure: { rentPcm, lowestPcm, highestPcm, words },
    })
    .from(appointments)
    .leftJoin(valuationFigures, eq(valuationFigures.appointmentId, id))
    .where(inArray(contactId, contactIds))
    .orderBy(asc(startsAt), asc(id));
}

export async function deleteAppointments(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(appointments).where(inArray(appointments.id, ids));
}

/**
 * Forgets who lives in homes. That somebody does stays, and with it their right to notice; that they
 * agreed to less stays without their words.
 */
export async function forgetTenants(tx: Transaction, listingIds: string[]): Promise<void> {
  await tx
    .update(homeViewings)
    .set({ tenantName: "", tenantEmail: "" })
    .where(inArray(homeViewings.listingId, listingIds));
  await tx
    .update(appointments)
    .set({ tenantConsent: "Agreed" })
    .where(and(inArray(appointments.listingId, listingIds), isNotNull(appointments.tenantConsent)));
}

/** Which times were offered to contacts, and for which homes they wait. */
export async function findWaitsAndOffers(db: Queryable, contactIds: string[]) {
  return {
    waits: await db.select().from(viewingWaits).where(inArray(viewingWaits.contactId, contactIds)),
    offeredTimes: await db
      .select()
      .from(offeredTimes)
      .where(inArray(offeredTimes.contactId, contactIds)),
  };
}

export async function deleteWaitsAndOffers(tx: Transaction, contactIds: string[]): Promise<void> {
  await tx.delete(viewingWaits).where(inArray(viewingWaits.contactId, contactIds));
  await tx.delete(offeredTimes).where(inArray(offeredTimes.contactId, contactIds));
}

/** The homes in which somebody with one of these addresses lives, as long as we show them. */
export function listHomesOfTenant(db: Queryable, emailKeys: string[]) {
  return db
    .select({
      id: homeViewings.listingId,
      tenantName: homeViewings.tenantName,
      tenantEmail: homeViewings.tenantEmail,
    })
    .from(homeViewings)
    .where(inArray(sql`lower(${homeViewings.tenantEmail})`, emailKeys));
}

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
    .from(preferredTimes)
    .where(inArray(preferredTimes.enquiryId, [...enquiryIds]));
  return { begun, qualifications: answered, wishes };
}

/** Erases viewings that ended at or before a time, with their replies and mails. */
export async function eraseBookings(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ bookings?: number; mails?: number }> {
  const old = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.endsAt, until))
    .orderBy(asc(bookings.endsAt))
    .limit(atMost);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx
    .delete(outbox)
    .where(inArray(outbox.aboutId, ids))
    .returning({ id: outbox.id });
  await deleteBookings(tx, ids);
  return { bookings: ids.length, mails: mails.length };
}

/** With the viewings that were for nobody else: the time is free again. */
export async function deleteBookings(tx: Transaction, ids: string[]): Promise<void> {
  const deleted = await tx
    .delete(bookings)
    .where(inArray(bookings.id, ids))
    .returning({ appointmentId: bookings.appointmentId });
  const others = tx.select().from(bookings).where(eq(bookings.appointmentId, appointments.id));
  await tx.delete(appointments).where(
    and(
      inArray(
        appointments.id,
        deleted.map(({ appointmentId }) => appointmentId),
      ),
      eq(appointments.places, 1),
      isNull(appointments.slotMinutes),
      notExists(others),
    ),
  );
}

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
    .orderBy(asc(begunEnquiries.createdAt))
    .limit(atMost);
  const erased = await tx
    .delete(begunEnquiries)
    .where(inArray(begunEnquiries.id, old))
    .returning({ id: begunEnquiries.id });
  await eraseClaims(
    tx,
    erased.map(({ id }) => id),
  );
  return erased.length > 0 ? { begun: erased.length } : {};
}

/** Erases qualification answers last given at or before a time. */
export async function eraseQualifications(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ qualifications?: number }> {
  const old = tx
    .select({ id: qualifications.id })
    .from(qualifications)
    .where(lte(qualifications.completedAt, until))
    .orderBy(asc(qualifications.completedAt))
    .limit(atMost);
  const erased = await tx
    .delete(qualifications)
    .where(inArray(qualifications.id, old))
    .returning({ id: qualifications.id });
  return erased.length > 0 ? { qualifications: erased.length } : {};
}

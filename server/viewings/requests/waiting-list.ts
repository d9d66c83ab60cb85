import { and, asc, eq, isNull } from "drizzle-orm";
import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { findUpcomingBooking } from "../bookings/bookings.ts";
import { refuse } from "../../staff/refusals.ts";
import { findPrivateHomeViewing, mustAskTenant } from "../keys/find-home-viewing.ts";
import { viewingWaits } from "../keys/home-viewing-tables.ts";
import { buildChoiceLink } from "../mails/booking-links.ts";
import { createWaitMail } from "../mails/wait-mail.ts";
import { findNextFreeTimes } from "./next-free-times.ts";

import { recordOfferedTimes } from "./offered-times.ts";

/** Whoever asked to see a home and found no time. They are told once when there is one. */
export async function joinWaitingList(
  { database, now }: AppContext,
  actor: Actor,
  enquiryId: string,
): Promise<Outcome<{ done: string }>> {
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId));
    if (!enquiry) return refuse("We can’t find that request.");
    const { listingId, contactId } = enquiry;
    const [renter] = await tx
      .select({ email: contacts.email, phone: contacts.phone })
      .from(contacts)
      .where(eq(contacts.id, contactId));
    if (renter?.email === null) {
      return refuse(`They have no email address. Call or text ${renter.phone} instead.`);
    }
    const again = { enquiryId, since: now(), toldAt: null };
    await tx
      .insert(viewingWaits)
      .values({ listingId, contactId, ...again })
      .onConflictDoUpdate({ target: [viewingWaits.listingId, viewingWaits.contactId], set: again });
    await recordAudit(tx, {
      actor,
      action: "viewing.waits",
      subject: "enquiry",
      subjectId: enquiryId,
    });
    await notifyOffice(tx, { subject: "diary", id: null });
    return {
      ok: true,
      answer: { done: "Added to the waiting list. We’ll email them when a time is available." },
    };
  });
}

/** Who waits to see a home, or any home, the longest first. */
export function listWaiting(db: Queryable, listingId: string | null = null) {
  return db
    .select({
      wait: viewingWaits,
      contact: contacts,
      home: { id: listings.id, name: listings.name },
    })
    .from(viewingWaits)
    .innerJoin(contacts, eq(contacts.id, viewingWaits.contactId))
    .innerJoin(listings, eq(listings.id, viewingWaits.listingId))
    .where(listingId === null ? undefined : eq(viewingWaits.listingId, listingId))
    .orderBy(asc(viewingWaits.since));
}

/** Mails everybody who waits for a home that has a time now, each once. */
export async function notifyWaiting(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const { orm } = app.database;
  const homes = await orm
    .selectDistinct({ listingId: viewingWaits.listingId })
    .from(viewingWaits)
    .innerJoin(listings, eq(listings.id, viewingWaits.listingId))
    .where(and(isNull(viewingWaits.toldAt), eq(listings.status, "available")));
  for (const { listingId } of homes) {
    if (stopping?.aborted) return;
    const wanted = { listingId, now: app.now(), findRoutes: app.routes?.find };
    const times = await findNextFreeTimes(orm, wanted, 3);
    if (times.length === 0) continue;
    const waiting = await orm
      .select({ id: viewingWaits.id })
      .from(viewingWaits)
      .where(and(eq(viewingWaits.listingId, listingId), isNull(viewingWaits.toldAt)))
      .orderBy(asc(viewingWaits.since));
    for (const { id } of waiting) {
      try {
        await transact(orm, (tx) => tell(tx, app, id, times));
      } catch (error) {
        // One that fails must not keep the others waiting. It is tried again in the next run.
        app.log.error({ err: error, waitId: id }, "Email to the waiting list failed");
      }
    }
  }
}

async function tell(
  tx: Transaction,
  app: AppContext,
  id: string,
  times: FreeTime[],
): Promise<void> {
  const now = app.now();
  const [wait] = await tx
    .update(viewingWaits)
    .set({ toldAt: now })
    .where(and(eq(viewingWaits.id, id), isNull(viewingWaits.toldAt)))
    .returning();
  if (!wait) return;
  const { listingId, contactId, enquiryId } = wait;
  // Whoever has found a time meanwhile waits no more.
  if (enquiryId === null || (await findUpcomingBooking(tx, enquiryId, now))) return;
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId));
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
  if (!contact || !listing) return;
  const { firstname, email } = contact;
  // Their address was taken off the record since: a colleague rings them.
  if (email === null) return;
  const siteUrl = getSiteOrigin(app.config);
  const replyTo = app.config.agencyEmail;
  const isAsked = mustAskTenant(await findPrivateHomeViewing(tx, listingId));
  const offer = { listingId, contactId, enquiryId, channel: "mail", staffId: null } as const;
  const offeredId = await recordOfferedTimes(tx, { ...offer, times, at: now });
  const choiceLink = isAsked ? null : buildChoiceLink(siteUrl, offeredId);
  const agency = await findHomeAgency(tx, listingId);
  const told = { firstname, email };
  const facts = { contact: told, listing, times, enquiryId, siteUrl, choiceLink, agency, replyTo };
  await queueMail(tx, createWaitMail(facts));
}

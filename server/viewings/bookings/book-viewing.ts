import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  parseViewingPlan,
  parseViewingStart,
  type ViewingPlan,
} from "../../../domain/viewings/bookings/booking-time.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import type { AppContext } from "../../app-context.ts";
import { recordAnswerElsewhere } from "../../conversations/note-answered.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { takePlace } from "../diary/appointments.ts";
import { isTaken, refuseBooking, refuseBookingField } from "./booking-refusals.ts";
import { warnOfSecond } from "./booked-here.ts";
import { findUpcomingBooking } from "./bookings.ts";
import { refuseIfOverlapping } from "./change-booking.ts";
import { offerOtherTimes } from "../requests/offer-other-times.ts";
import { learnRoutes } from "../diary/refuse-unless-free.ts";

import { writeAppointment, writeBooking } from "../diary/write-diary.ts";

export interface ViewingToBook extends ViewingPlan {
  enquiryId: string;
  negotiatorId: number;
  /** A block viewing that has a place at that time. Negotiator, length and place are its own. */
  appointmentId?: string | null;
  /** The hold that kept the time free until now. */
  holdId?: string | null;
  /** How the tenant in the home agreed to less than a day's notice. */
  tenantConsent?: string | null;
  /** Why a home is shown that is let agreed. */
  despiteLetAgreed?: string | null;
  /** Of whoever books it, for the mail to the renter. */
  words?: string | null;
  /** Refuses a time against which anything speaks. For renters; staff may know better. */
  onlyFree?: boolean;
  /**
   * What whoever books for somebody has read and sent again: a second viewing of the home is asked
   * about. Left out where nobody can be asked.
   */
  anyway?: string;
}

interface Asked {
  enquiry: typeof enquiries.$inferSelect;
  listing: typeof listings.$inferSelect;
}

/**
 * Books a viewing for an enquiry and mails the renter, if they have an address. Neither a negotiator's appointments nor those
 * in a home overlap, and an enquiry has at most one upcoming viewing. Who comes second is refused,
 * with other times.
 */
export async function bookViewing(
  app: AppContext,
  wanted: ViewingToBook,
  actor: Actor,
): Promise<Outcome<{ bookingId: string }>> {
  let listingId: string | null = null;
  if (wanted.onlyFree) await learnRoutesFor(app, wanted);
  const work = () =>
    transact(app.database.orm, async (tx): Promise<Outcome<{ bookingId: string }>> => {
      const asked = await lockRequest(tx, wanted, app.now());
      if (!asked.ok) return asked;
      listingId = asked.answer.listing.id;
      return book(tx, app, asked.answer, wanted, actor);
    });
  const outcome = await refuseIfOverlapping(work, isTaken);
  return offerOtherTimes(app, listingId, outcome);
}

async function learnRoutesFor(
  app: AppContext,
  { enquiryId, ...plan }: ViewingToBook,
): Promise<void> {
  const planned = parseViewingPlan(plan, app.now());
  const [asked] = await app.database.orm
    .select({ listingId: enquiries.listingId })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (asked && planned.ok) await learnRoutes(app, asked.listingId, planned.endsAt);
}

async function lockRequest(
  tx: Transaction,
  { enquiryId, despiteLetAgreed = null, anyway }: ViewingToBook,
  now: Date,
): Promise<Outcome<Asked>> {
  const [found] = await tx
    .select({ enquiry: enquiries, listing: listings })
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .where(eq(enquiries.id, enquiryId))
    // Locks the home too, so that it can't become let agreed before the booking is stored.
    .for("no key update", { of: [enquiries, listings] });
  if (!found) return refuseBooking("We can’t find that request.");
  if (found.listing.status === "withdrawn") {
    return refuseBooking("This property is no longer listed.");
  }
  if (found.listing.status === "let-agreed" && despiteLetAgreed === null) {
    return refuseBookingField("despiteLetAgreed", letAgreedProblem);
  }
  const ahead = await findUpcomingBooking(tx, enquiryId, now);
  if (ahead) {
    const when = formatShortMoment(ahead.startsAt, now);
    return refuseBooking(
      `This request already has a viewing on ${when}. Move that viewing instead.`,
    );
  }
  const second = anyway === undefined ? null : await warnOfSecond(tx, found.enquiry, anyway, now);
  return second ?? { ok: true, answer: found };
}

export const letAgreedProblem = "This property is let agreed. Say why you’re still showing it.";

async function book(
  tx: Transaction,
  app: AppContext,
  { enquiry, listing }: Asked,
  wanted: ViewingToBook,
  actor: Actor,
): Promise<Outcome<{ bookingId: string }>> {
  const given = await giveTime(tx, app, listing, wanted, actor);
  if (!given.ok) return given;
  const { appointmentId, negotiatorId, startsAt, endsAt } = given.answer;
  const bookingId = randomUUID();
  const { despiteLetAgreed, words = null } = wanted;
  const isMailed = await writeBooking(tx, app, actor, {
    before: null,
    after: {
      id: bookingId,
      appointmentId,
      enquiryId: enquiry.id,
      listingId: listing.id,
      contactId: enquiry.contactId,
      startsAt,
      endsAt,
    },
    words,
    audit: {
      enquiryId: enquiry.id,
      negotiatorId,
      ...(despiteLetAgreed ? { despiteLetAgreed } : {}),
    },
  });
  const { day, from } = listViewingTimes(startsAt, endsAt);
  await recordAnswerElsewhere(tx, {
    contactId: enquiry.contactId,
    listingId: listing.id,
    body: `Booked a viewing: ${day}, ${from}.`,
    staffId: typeof actor === "string" ? null : actor.staffId,
    at: app.now(),
    isMailed,
  });
  return { ok: true, answer: { bookingId } };
}

type GivenTime = TimeSpan & { appointmentId: string; negotiatorId: number };

/** A place in a block viewing, or an appointment of their own. */
async function giveTime(
  tx: Transaction,
  app: AppContext,
  listing: Asked["listing"],
  wanted: ViewingToBook,
  actor: Actor,
): Promise<Outcome<GivenTime>> {
  const now = app.now();
  const { appointmentId = null, negotiatorId } = wanted;
  if (appointmentId !== null) {
    const start = parseViewingStart(wanted, now);
    if (!start.ok) return refuseBooking(start.problem);
    const { startsAt } = start;
    const place = await takePlace(tx, { appointmentId, listingId: listing.id, startsAt });
    if (!place.ok) return place;
    const answer = { ...place.slot, appointmentId, negotiatorId: place.negotiatorId };
    return { ok: true, answer };
  }
  const planned = parseViewingPlan(wanted, now);
  if (!planned.ok) return refuseBooking(planned.problem);
  const { startsAt, endsAt } = planned;
  const times = { negotiatorId, startsAt, endsAt };
  const { tenantConsent, onlyFree, holdId } = wanted;
  const written = await writeAppointment(tx, app, actor, {
    before: null,
    after: { kind: "viewing", listingId: listing.id, place: formatDoorAddress(listing), ...times },
    tenantConsent,
    onlyFree,
    holdId,
  });
  return written.ok ? { ok: true, answer: { ...times, ...written.answer } } : written;
}

/** Full address, private until a viewing is booked. */
export function formatDoorAddress({
  address,
  city,
  outcode,
  incode,
}: Pick<typeof listings.$inferSelect, "address" | "city" | "outcode" | "incode">): string {
  const town = [city, outcode, incode].filter(Boolean).join(" ");
  return [address, town].filter(Boolean).join(", ");
}

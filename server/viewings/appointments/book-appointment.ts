import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import {
  appointmentFields,
  parseAppointment,
} from "../../../domain/viewings/appointments/appointment-plan.ts";
import * as v from "valibot";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findUnadvertisedHome } from "../../listings/office-home.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { formatDoorAddress } from "../bookings/book-viewing.ts";
import { isTaken, refuseBooking, refuseBookingField } from "../bookings/booking-refusals.ts";
import { refuseIfOverlapping } from "../bookings/change-booking.ts";
import { toPlaceColumns } from "../diary/place-columns.ts";
import { locateAddress } from "../../places/locate-address.ts";
import { refuseFields } from "../../staff/refusals.ts";
import { offerOtherTimes } from "../requests/offer-other-times.ts";

import { writeAppointment } from "../diary/write-diary.ts";

/**
 * Puts an appointment without a renter into the diary: a valuation, photographs, a check-in, own
 * work, or a block viewing that renters then book places in.
 */
export async function bookAppointment(
  app: AppContext,
  by: StaffActor,
  fields: unknown,
): Promise<Outcome<{ appointmentId: string }>> {
  const read = v.safeParse(appointmentFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const planned = parseAppointment(read.output, app.now());
  if (!planned.ok) return refuseBookingField(planned.path, planned.problem);
  const wanted = { ...read.output, ...planned };
  const work = () => transact(app.database.orm, (tx) => book(tx, app, by, wanted));
  return offerOtherTimes(app, wanted.listingId, await refuseIfOverlapping(work, isTaken));
}

type Wanted = v.InferOutput<typeof appointmentFields> & { startsAt: Date; endsAt: Date };

async function book(
  tx: Transaction,
  app: AppContext,
  by: StaffActor,
  { kind, negotiatorId, listingId, place, startsAt, endsAt, ...wanted }: Wanted,
): Promise<Outcome<{ appointmentId: string }>> {
  const home = listingId === null ? null : await lockHome(tx, listingId);
  if (listingId !== null && !home) return refuseBooking("This property is no longer listed.");
  const problem = kind === "viewing" && home ? viewingProblems[home.status] : undefined;
  if (problem) return refuseBookingField("listingId", problem);
  const contactId = wanted.withContact;
  if (contactId !== null && !(await isKnown(tx, contactId)))
    return refuseBookingField("withContact", "That contact no longer exists.");
  const { places, slotMinutes, note, tenantConsent } = wanted;
  const about = { kind, listingId, contactId, places, slotMinutes, note };
  const where = {
    ...toPlaceColumns(home ? home.at : locateAddress(place)),
    place: place === "" && home ? formatDoorAddress(home) : place,
  };
  const after = { ...about, ...where, negotiatorId, startsAt, endsAt };
  const audit = { kind, negotiatorId, listingId };
  return writeAppointment(tx, app, by, { before: null, after, tenantConsent, audit });
}

/** Whoever it is with is on record. */
async function isKnown(tx: Transaction, contactId: string): Promise<boolean> {
  return (await tx.$count(contacts, eq(contacts.id, contactId))) > 0;
}

/** Photographs come before the first advert, and a check-out after the last. */
async function lockHome(tx: Transaction, id: string) {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(eq(listings.id, id))
    .for("no key update");
  if (listing && listing.status !== "withdrawn")
    return { ...listing, status: listing.status, at: null };
  const home = await findUnadvertisedHome(tx, id);
  return home && { ...home, status: "unadvertised" as const };
}

/** Renters view only what is advertised. */
const viewingProblems: Partial<Record<"available" | "let-agreed" | "unadvertised", string>> = {
  "let-agreed":
    "This property is let agreed. Book a single renter and say why you’re still showing it.",
  unadvertised:
    "This property isn’t advertised, so no one can view it. Choose another kind of appointment.",
};

import { eq, sql } from "drizzle-orm";
import { appointmentFields, parseAppointment } from "../../domain/viewings/appointment-plan.ts";
import * as v from "valibot";
import { toEmailKey } from "../../domain/shared/email-address.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { isTaken, refuseBooking, refuseBookingField } from "./booking-refusals.ts";
import { refuseIfOverlapping } from "./change-booking.ts";
import { locatePlace } from "./locate-place.ts";
import { refuseFields } from "../staff/refusals.ts";
import { offerOtherTimes } from "./offer-other-times.ts";
import type { MayPlanRoutes } from "./route-planner.ts";
import { writeAppointment } from "./write-diary.ts";

/**
 * Puts an appointment without a renter into the diary: a valuation, photographs, a check-in, own
 * work, or a block viewing that renters then book places in.
 */
export async function bookAppointment(
  app: Pick<AppContext, "database" | "config" | "now"> & MayPlanRoutes,
  by: { staffId: string },
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
  app: Pick<AppContext, "config" | "now">,
  by: { staffId: string },
  { kind, negotiatorId, listingId, place, startsAt, endsAt, ...wanted }: Wanted,
): Promise<Outcome<{ appointmentId: string }>> {
  const listing = listingId === null ? null : await lockHome(tx, listingId);
  if (listingId !== null && !listing) return refuseBooking("This home is no longer listed.");
  if (kind === "viewing" && listing?.status === "let-agreed") {
    return refuseBookingField("listingId", "This home is let agreed: book one renter, with why.");
  }
  const whom = await findWhom(tx, wanted);
  if (!whom.ok) return whom;
  const contactId = whom.answer;
  const { places, slotMinutes, note, tenantConsent } = wanted;
  const about = { kind, listingId, contactId, places, slotMinutes, note };
  const where = {
    ...locatePlace(place, listingId),
    place: place === "" && listing ? formatDoorAddress(listing) : place,
  };
  const after = { ...about, ...where, negotiatorId, startsAt, endsAt };
  const audit = { kind, negotiatorId, listingId };
  return writeAppointment(tx, app, by, { before: null, after, tenantConsent, audit });
}

/** Null for an appointment with nobody. */
async function findWhom(
  tx: Transaction,
  { withContact, withEmail }: Pick<Wanted, "withContact" | "withEmail">,
): Promise<Outcome<string | null>> {
  if (withContact !== null) {
    return (await tx.$count(contacts, eq(contacts.id, withContact))) > 0
      ? { ok: true, answer: withContact }
      : refuseBookingField("withContact", "There is no such person any more.");
  }
  if (withEmail === "") return { ok: true, answer: null };
  const contactId = await findContactId(tx, withEmail);
  return contactId === undefined
    ? refuseBookingField("withEmail", "Nobody with this address is known here yet.")
    : { ok: true, answer: contactId };
}

/** A landlord's own record comes first: their page shows the appointment. */
async function findContactId(tx: Transaction, email: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .leftJoin(landlords, eq(landlords.contactId, contacts.id))
    .where(eq(contacts.emailKey, toEmailKey(email)))
    .orderBy(sql`${landlords.id} is null`, contacts.id)
    .limit(1);
  return found?.id;
}

async function lockHome(tx: Transaction, id: string) {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(eq(listings.id, id))
    .for("no key update");
  return listing && listing.status !== "withdrawn" ? listing : null;
}

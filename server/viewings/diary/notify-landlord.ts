import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import type { AppointmentNews } from "../../../domain/viewings/diary/diary-news.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { buildOwnPageUrl } from "../../customer-page-links/case-owner.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { becomeLandlord } from "../../landlords/become-landlord.ts";
import { landlords } from "../../landlords/landlord-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Appointment } from "./appointments.ts";
import { negotiators } from "./diary-tables.ts";
import { createAppointmentMail } from "../mails/appointment-mail.ts";

type Told = Pick<
  Appointment,
  "id" | "kind" | "contactId" | "listingId" | "negotiatorId" | "place" | "startsAt" | "endsAt"
>;

/**
 * Mails whoever an appointment is with, if they have an address, in the transaction that changes it, with
 * the link of their page. Whoever has a home valued becomes a landlord by it: from then on they have a page.
 */
export async function notifyLandlord(
  tx: Transaction,
  { config, now }: AppContext,
  by: StaffActor,
  { contactId, ...appointment }: Told,
  news: AppointmentNews,
): Promise<void> {
  const { id, kind, listingId, negotiatorId, place, startsAt, endsAt } = appointment;
  // The office's own work with somebody is not announced to them.
  if (contactId === null || kind === "other") return;
  const at = now();
  const [person] = await tx.select().from(contacts).where(eq(contacts.id, contactId));
  const [negotiator] = await tx.select().from(negotiators).where(eq(negotiators.id, negotiatorId));
  if (!person || !negotiator) return;
  const landlordId =
    kind === "valuation"
      ? await becomeLandlord(tx, by, contactId, at)
      : await findLandlordId(tx, contactId);
  const { firstname, email } = person;
  if (email === null) return;
  const siteUrl = getSiteOrigin(config);
  const url =
    landlordId === null || siteUrl === null
      ? null
      : buildOwnPageUrl({ landlordId }, siteUrl, listingId);
  const mail = {
    appointmentId: id,
    kind,
    news,
    startsAt,
    endsAt,
    place,
    firstname,
    email,
    negotiator: { name: negotiator.name, phone: negotiator.phone },
    url,
    agency: await findHomeAgency(tx, listingId),
    replyTo: config.agencyEmail,
  };
  await queueMail(tx, createAppointmentMail(mail));
}

async function findLandlordId(tx: Transaction, contactId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: landlords.id })
    .from(landlords)
    .where(eq(landlords.contactId, contactId));
  return found?.id ?? null;
}

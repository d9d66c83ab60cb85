import { eq } from "drizzle-orm";
import type { AppointmentNews } from "../../domain/viewings/diary-news.ts";
import { tenantNoticeHours } from "../../domain/viewings/home-viewing.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { AppContext } from "../app-context.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import type { Refused } from "../platform/submissions/outcome.ts";
import { refuseBookingField } from "./booking-refusals.ts";
import { appointments } from "./diary-tables.ts";
import {
  findPrivateHomeViewing,
  mustAskTenant,
  type PrivateHomeViewing,
} from "./find-home-viewing.ts";
import { createTenantMail } from "./mails/tenant-mail.ts";

/**
 * A tenant in the home has a right to a day's notice in writing, unless they agreed to less: by
 * analogy to the Landlord and Tenant Act 1985, s.11(6).
 * @param consent how and when they agreed, in words
 */
export function refuseShortNotice(
  { isTenanted, tenantEmail }: Pick<PrivateHomeViewing, "isTenanted" | "tenantEmail">,
  startsAt: Date,
  now: Date,
  consent: string | null,
): Refused | null {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
  if (!isTenanted || consent !== null) return null;
  if (mustAskTenant({ isTenanted, tenantEmail })) {
    return refuseBookingField(
      "tenantConsent",
      "Nobody can tell the tenant in the home: add their e-mail address to it, or record how they agreed.",
    );
  }
  if (hours >= tenantNoticeHours) return null;
  return refuseBookingField(
    "tenantConsent",
    "The tenant has a right to 24 hours’ notice: choose a later time, or record how they agreed.",
  );
}

interface TenantVisit {
  appointmentId: string;
  listing: typeof listings.$inferSelect;
  startsAt: Date;
  endsAt: Date;
}

/** In writing, in the transaction of the booking. Does nothing for a home without a tenant. */
export async function tellTenant(
  tx: Transaction,
  { config, now }: Pick<AppContext, "config" | "now">,
  { appointmentId, listing, ...times }: TenantVisit,
  news: AppointmentNews,
): Promise<void> {
  const { isTenanted, tenantName, tenantEmail } = await findPrivateHomeViewing(tx, listing.id);
  if (!isTenanted || tenantEmail === "") return;
  const [told] = await tx
    .update(appointments)
    .set({ tenantToldAt: now() })
    .where(eq(appointments.id, appointmentId))
    .returning({ kind: appointments.kind });
  if (!told) throw new Error("The tenant was told of an unknown appointment.");
  const agency = await findHomeAgency(tx, listing.id);
  const facts = { ...told, ...times, listing, tenantName, tenantEmail, agency };
  await queueMail(tx, createTenantMail({ ...facts, replyTo: config.agencyEmail }, news));
}

/** The same of an appointment, if it is in a home of ours. */
export async function tellTenantOf(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now">,
  { id, listingId, startsAt, endsAt }: typeof appointments.$inferSelect,
  news: AppointmentNews,
): Promise<void> {
  if (listingId === null) return;
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
  if (listing) await tellTenant(tx, app, { appointmentId: id, listing, startsAt, endsAt }, news);
}

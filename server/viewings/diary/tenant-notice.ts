import type { AppointmentNews } from "../../../domain/viewings/diary/diary-news.ts";
import { tenantNoticeHours } from "../../../domain/viewings/keys/home-viewing.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import type { Appointment } from "./appointments.ts";
import { refuseBookingField } from "../bookings/booking-refusals.ts";
import {
  findHomeName,
  findPrivateHomeViewing,
  mustAskTenant,
  type PrivateHomeViewing,
} from "../keys/find-home-viewing.ts";
import { createTenantMail } from "../mails/tenant-mail.ts";

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
      "We can’t give the tenant notice without an email address. Add one, or record how they agreed.",
    );
  }
  if (hours >= tenantNoticeHours) return null;
  return refuseBookingField(
    "tenantConsent",
    "The tenant has a right to 24 hours’ notice. Choose a later time, or record how they agreed.",
  );
}

/**
 * In writing, in the transaction of the change. Does nothing for a home without a tenant.
 * @returns whether they are told
 */
export async function notifyTenant(
  tx: Transaction,
  config: AppContext["config"],
  { kind, listingId, startsAt, endsAt }: Appointment,
  news: AppointmentNews,
): Promise<boolean> {
  if (listingId === null) return false;
  const { isTenanted, tenantName, tenantEmail } = await findPrivateHomeViewing(tx, listingId);
  if (!isTenanted || tenantEmail === "") return false;
  const listing = await findHomeName(tx, listingId);
  if (!listing) return false;
  const agency = await findHomeAgency(tx, listingId);
  const facts = { kind, startsAt, endsAt, listing, tenantName, tenantEmail, agency };
  await queueMail(tx, createTenantMail({ ...facts, replyTo: config.agencyEmail }, news));
  return true;
}

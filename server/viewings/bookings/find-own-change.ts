import type { OwnChange } from "../../../domain/viewings/bookings/own-change.ts";
import { getChangeDeadline } from "../../../domain/viewings/bookings/own-change.ts";
import { isScheduled, listShowers } from "../../../domain/viewings/diary/diary.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { findDiaryHome, listDiaryPeople } from "../diary/diary-facts.ts";
import { findPrivateHomeViewing, mustAskTenant } from "../keys/find-home-viewing.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";

interface Changed {
  booking: Pick<BookingWithDetails["booking"], "state" | "startsAt">;
  listing: Pick<BookingWithDetails["listing"], "id">;
}

/** The one rule of what a renter may change by themselves: their page, and what leads to it, ask it. */
export async function findOwnChange(
  db: Queryable | Transaction,
  { booking, listing }: Changed,
  now: Date,
): Promise<OwnChange> {
  if (booking.state === "cancelled") return { until: null, mayMove: false };
  const { changeLimitHours } = await findAgencySettings(db);
  const until = getChangeDeadline(booking.startsAt, changeLimitHours);
  if (now >= until) return { until: null, mayMove: false };
  return { until, mayMove: await knowsOtherTimes(db, listing.id, now) };
}

/** The same of a viewing by its id. */
export async function findOwnChangeOf(
  { database: { orm }, now }: AppContext,
  id: string,
): Promise<OwnChange | null> {
  const whole = await findBookingWithDetails(orm, id);
  return whole && findOwnChange(orm, whole, now());
}

/** Not where nobody who may show the home has set hours, nor where nobody can write to its tenant. */
export async function knowsOtherTimes(
  db: Queryable | Transaction,
  listingId: string,
  now: Date,
): Promise<boolean> {
  if (mustAskTenant(await findPrivateHomeViewing(db, listingId))) return false;
  const home = await findDiaryHome(db, listingId);
  return home !== null && isScheduled(listShowers(await listDiaryPeople(db, now), home));
}

import { eq } from "drizzle-orm";
import { agency } from "../../domain/agency/agency.ts";
import {
  getNextBookingState,
  type BookingEvent,
  type BookingState,
} from "../../domain/viewings/booking.ts";
import {
  isOverlap,
  lockBooking,
  type BookingWithDetails,
  findBookingWithDetails,
} from "./bookings.ts";
import { negotiators } from "./booking-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { siteOrigin } from "../platform/http/site-origin.ts";
import type { BookingMailFacts } from "./mails/booking-mail-facts.ts";
import { isCancelled, isOver, noBooking, type Refused } from "./booking-refusals.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

/** A booking that this transaction holds, and the state that the event leads to. */
interface LockedBooking {
  ok: true;
  whole: BookingWithDetails;
  after: BookingState;
}

/** Locks a booking for an event; refuses where it is not there, cancelled or over. */
export async function lockBookingWithDetails(
  tx: Transaction,
  id: string,
  event: BookingEvent,
  now: Date,
): Promise<LockedBooking | Refused> {
  const whole = (await lockBooking(tx, id)) ? await findBookingWithDetails(tx, id) : null;
  if (!whole) return noBooking;
  const after = getNextBookingState(whole.booking.state, event);
  if (after === null) return isCancelled;
  if (whole.booking.endsAt <= now) return isOver;
  return { ok: true, whole, after };
}

/**
 * Locks a negotiator's diary, so that of two bookings at the same moment the second sees the first.
 * Null where there is no such negotiator.
 */
export async function lockDiary(tx: Transaction, negotiatorId: number) {
  const [negotiator] = await tx
    .select()
    .from(negotiators)
    .where(eq(negotiators.id, negotiatorId))
    .for("no key update");
  return negotiator ?? null;
}

/** Does the work; where it would make two viewings overlap it is undone and refused so. */
export async function refuseIfOverlapping<Answer>(
  work: () => Promise<Outcome<Answer>>,
  taken: () => Outcome<never>,
): Promise<Outcome<Answer>> {
  try {
    return await work();
  } catch (error) {
    if (isOverlap(error)) return taken();
    throw error;
  }
}

export async function auditBooking(
  tx: Transaction,
  actor: "desk" | "visitor" | "job" | "importer",
  action: string,
  bookingId: string,
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const what = `booking.${action}`;
  await recordAudit(tx, { actor, action: what, subject: "booking", subjectId: bookingId, detail });
}

/** What the mails of a booking say. @param linkOrigin for links where the settings name no site */
export function mailFacts(
  { config, now }: Pick<AppContext, "config" | "now">,
  whole: BookingWithDetails,
  linkOrigin: string | null = null,
): BookingMailFacts {
  return {
    ...whole,
    siteUrl: siteOrigin(config) ?? linkOrigin,
    agency,
    agencyEmail: config.agencyEmail,
    now: now(),
  };
}

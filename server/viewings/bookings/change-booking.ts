import { and, eq, isNull } from "drizzle-orm";
import type { ActionOf } from "../../../domain/shared/audit-actions.ts";
import type { AuditDetail } from "../../../domain/shared/audit-details.ts";
import {
  getNextBookingState,
  type BookingEvent,
  type BookingState,
} from "../../../domain/viewings/bookings/booking.ts";
import {
  findOverlap,
  lockBooking,
  type BookingWithDetails,
  findBookingWithDetails,
} from "./bookings.ts";
import { negotiators } from "../diary/diary-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { retryDeadlock } from "../../platform/database/retry-deadlock.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import type { AppContext } from "../../app-context.ts";
import { withBranchPhone } from "../../branches/home-agency.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import type { BookingFacts } from "../mails/booking-mail-facts.ts";
import { isCancelled, isOver, noBooking } from "./booking-refusals.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";

export interface LockedBooking {
  ok: true;
  whole: BookingWithDetails;
  after: BookingState;
}

/** Locks a booking for a change. Refuses an unknown, cancelled or past one. */
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
 * Locks a negotiator's diary, so that concurrent bookings see each other. Null for an unknown
 * negotiator, and one who has left.
 */
export async function lockDiary(tx: Transaction, negotiatorId: number) {
  const [negotiator] = await tx
    .select()
    .from(negotiators)
    .where(and(eq(negotiators.id, negotiatorId), isNull(negotiators.leftAt)))
    .for("no key update");
  return negotiator ?? null;
}

/**
 * Runs the work, and rolls it back with a refusal if appointments would overlap. Two that wait for
 * each other's appointments, such as renters who swap their places, are both done.
 */
export async function refuseIfOverlapping<Answer>(
  work: () => Promise<Outcome<Answer>>,
  taken: (what: "person" | "home") => Refused,
): Promise<Outcome<Answer>> {
  try {
    return await retryDeadlock(work);
  } catch (error) {
    const overlap = findOverlap(error);
    if (overlap) return taken(overlap);
    throw error;
  }
}

export async function auditBooking(
  tx: Transaction,
  actor: Actor,
  action: ActionOf<"booking">,
  bookingId: string,
  detail: AuditDetail = {},
): Promise<void> {
  const what = `booking.${action}` as const;
  await recordAudit(tx, { actor, action: what, subject: "booking", subjectId: bookingId, detail });
}

/**
 * @param linkOrigin used for links if the settings name no site
 */
export function buildMailFacts(
  { config, now }: AppContext,
  whole: BookingWithDetails,
  linkOrigin: string | null = null,
): BookingFacts {
  return {
    ...whole,
    siteUrl: getSiteOrigin(config) ?? linkOrigin,
    agency: withBranchPhone(whole.branchPhone),
    agencyEmail: config.agencyEmail,
    now: now(),
  };
}

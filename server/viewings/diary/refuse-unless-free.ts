import { type Conflict, explainConflict } from "../../../domain/viewings/diary/conflicts.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { refuseTaken } from "../bookings/booking-refusals.ts";
import { findHomeDiary } from "../requests/next-free-times.ts";

interface WantedFree {
  listingId: string;
  negotiatorId: number;
  startsAt: Date;
  endsAt: Date;
  /** The appointment or hold that stands there itself. */
  moving: string | null;
}

/**
 * Null if nothing speaks against a time. Call it with the negotiator's diary locked, and
 * `learnRoutes` before that: while it is locked nobody waits for a route planner.
 */
export async function refuseUnlessFree(
  tx: Transaction,
  { now, routes }: AppContext,
  { listingId, ...wanted }: WantedFree,
): Promise<Refused | null> {
  const moment = now();
  const days = countDays(wanted.endsAt, moment);
  const findRoutes = routes?.recall;
  const found = await findHomeDiary(tx, { listingId, now: moment, days, findRoutes });
  if (!found) return refuseTaken("This home is no longer listed.");
  const { diary, home, isScheduled } = found;
  const conflicts: Conflict["kind"][] = explainConflict(
    diary,
    { ...wanted, home, at: null },
    moment,
  ).map(({ kind }) => kind);
  const person = diary.people.find(({ id }) => id === wanted.negotiatorId);
  const isFree = conflicts.length === 0 && (!isScheduled || (person?.week ?? null) !== null);
  return isFree ? null : refuseTaken("That time is no longer available. Choose another.");
}

/** Asks the route planner for what `refuseUnlessFree` measures. Nothing happens without one. */
export async function learnRoutes(
  { database, now, routes }: AppContext,
  listingId: string,
  until: Date,
): Promise<void> {
  if (!routes?.isConfigured) return;
  const moment = now();
  const wanted = { listingId, now: moment, days: countDays(until, moment) };
  await findHomeDiary(database.orm, { ...wanted, findRoutes: routes.find });
}

function countDays(until: Date, now: Date): number {
  return Math.ceil((until.getTime() - now.getTime()) / 86_400_000) + 1;
}

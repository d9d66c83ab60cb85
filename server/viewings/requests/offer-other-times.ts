import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome, Refusal } from "../../platform/submissions/outcome.ts";
import { findNextFreeTimes } from "./next-free-times.ts";

/** @returns the outcome; if somebody else was first, with the next times at which the home is free */
export async function offerOtherTimes<Answer>(
  { database, now, routes }: AppContext,
  listingId: string | null,
  outcome: Outcome<Answer>,
): Promise<Outcome<Answer>> {
  if (outcome.ok || outcome.refusal.conflict === undefined || listingId === null) return outcome;
  const wanted = { listingId, now: now(), findRoutes: routes?.find };
  const next = await findNextFreeTimes(database.orm, wanted, 3);
  return { ok: false, refusal: { ...outcome.refusal, conflict: { next } } };
}

/** The times that a refusal offers instead. Empty if it is none of a time that was taken. */
export function listOtherTimes({ conflict }: Refusal): FreeTime[] {
  return conflict && "next" in conflict && Array.isArray(conflict.next) ? conflict.next : [];
}

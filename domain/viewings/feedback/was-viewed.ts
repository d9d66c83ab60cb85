import type { ViewingOutcome } from "../appointments/appointment.ts";
import type { BookingState } from "../bookings/booking.ts";

export interface HeldViewing {
  state: BookingState;
  outcome: ViewingOutcome | null;
  endsAt: Date;
}

/** `missed`: it was cancelled, the renter did not come, or asked for another time and got none. */
export type ViewingStage = "to-come" | "viewed" | "missed";

/**
 * The one rule of what has been viewed: a viewing that is over, unless something says that it did
 * not take place. One that has begun is still to come. `server/viewings/feedback/was-viewed.ts` has it in SQL.
 */
export function getViewingStage(viewing: HeldViewing, now: Date): ViewingStage {
  if (viewing.state === "cancelled" || viewing.outcome === "no-show") return "missed";
  if (viewing.endsAt > now) return "to-come";
  return mayHaveBeenHeld(viewing) ? "viewed" : "missed";
}

/** Nothing says that it did not take place. */
export function mayHaveBeenHeld({ state, outcome }: Pick<HeldViewing, "state" | "outcome">) {
  if (state === "cancelled" || outcome === "no-show") return false;
  return outcome !== null || state !== "change-asked";
}

/**
 * Of somebody's viewings of a home the next one, else the last that was not cancelled.
 * @param viewings newest first
 */
export function findLatestViewing<Viewing extends Pick<HeldViewing, "state" | "endsAt">>(
  viewings: readonly Viewing[],
  now: Date,
): Viewing | null {
  const kept = viewings.filter(({ state }) => state !== "cancelled");
  return kept.findLast(({ endsAt }) => endsAt > now) ?? kept[0] ?? null;
}

import type { BookingState } from "./booking.ts";

interface ViewingOfRenter {
  state: BookingState;
  endsAt: Date;
  /** When the renter last said that they come, or booked it themselves. */
  confirmedAt: Date;
}

/**
 * Whether a renter has said all that they were asked: they have viewings ahead, and confirmed each of
 * them since somebody last wrote to them.
 * @param writtenAt null where nobody has
 */
export function hasConfirmedAll(
  viewings: readonly ViewingOfRenter[],
  writtenAt: Date | null,
  now: Date,
): boolean {
  const ahead = viewings.filter(({ state, endsAt }) => state !== "cancelled" && endsAt > now);
  return (
    ahead.length > 0 &&
    ahead.every(({ state, confirmedAt }) => {
      return state === "confirmed" && (writtenAt === null || confirmedAt >= writtenAt);
    })
  );
}

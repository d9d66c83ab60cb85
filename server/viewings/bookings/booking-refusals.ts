import type { Refused } from "../../platform/submissions/outcome.ts";

export function refuseBooking(detail: string): Refused {
  return { ok: false, refusal: { title: "Not possible for this viewing", detail } };
}

/** For a form: the words stand beside the field. */
export function refuseBookingField(path: string, message: string): Refused {
  const { refusal } = refuseBooking(message);
  return { ok: false, refusal: { ...refusal, errors: [{ path, message }] } };
}

/** Somebody else has the time. Other times are in `conflict`. */
export function refuseTaken(detail: string): Refused {
  return {
    ok: false,
    refusal: { title: "Not possible for this viewing", detail, conflict: { next: [] } },
  };
}

export const noBooking = refuseBooking("There is no such booking.");
export const noNegotiator = refuseBooking("There is no such negotiator.");
export const isCancelled = refuseBooking("This viewing was cancelled.");
export const isHeld = refuseBooking(
  "This time is only held for somebody: book it, or free it again.",
);
export const isOver = refuseBooking("This viewing is over.");
export const placeTaken = refuseTaken("No place is left at that time: choose another time.");

export function isTaken(what: "person" | "home"): Refused {
  return refuseTaken(
    what === "person"
      ? "The negotiator has another appointment at that time: choose another time."
      : "Somebody else is in the home at that time: choose another time.",
  );
}

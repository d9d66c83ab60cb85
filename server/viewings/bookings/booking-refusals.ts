import type { Refused } from "../../platform/submissions/outcome.ts";

export function refuseBooking(detail: string): Refused {
  return { ok: false, refusal: { title: "We can’t change this viewing", detail } };
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
    refusal: { title: "We can’t change this viewing", detail, conflict: { next: [] } },
  };
}

export const noBooking = refuseBooking("We can’t find that viewing.");
export const noNegotiator = refuseBooking("We can’t find that negotiator.");
export const isCancelled = refuseBooking("This viewing has been cancelled.");
export const isHeld = refuseBooking("This time is on hold. Book it or release it.");
export const isOver = refuseBooking("This viewing’s time has passed.");
export const placeTaken = refuseTaken("No places are left at that time. Choose a different time.");

export function isTaken(what: "person" | "home"): Refused {
  return refuseTaken(
    what === "person"
      ? "The negotiator has another appointment at that time. Choose a different time."
      : "There’s another viewing at that time. Choose a different time.",
  );
}

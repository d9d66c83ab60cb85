import type { Refused } from "../platform/submissions/outcome.ts";

export function refuseBooking(detail: string): Refused {
  return { ok: false, refusal: { title: "Not possible for this viewing", detail } };
}

export const noBooking = refuseBooking("There is no such booking.");
export const noNegotiator = refuseBooking("There is no such negotiator.");
export const isCancelled = refuseBooking("This viewing was cancelled.");
export const isOver = refuseBooking("This viewing is over.");

export function isTaken(what: "person" | "home"): Refused {
  return refuseBooking(
    what === "person"
      ? "The negotiator has another appointment at that time: choose another time."
      : "Somebody else is in the home at that time: choose another time.",
  );
}

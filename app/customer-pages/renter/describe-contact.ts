import type { RenterHomeCase } from "../shown.ts";

/** What the named colleague is looking after for the renter: an enquiry, a viewing, an offer or a tenancy. */
export function describeContact({
  state,
  offer,
  viewing,
}: Pick<RenterHomeCase, "state"> & {
  offer: object | null;
  viewing: { stage: string } | null;
}): string {
  if (state === "progressing" || state === "moved-in") return "is looking after your tenancy";
  if (state !== "offered" && state !== "asked" && state !== "let-to-others")
    return "is here to help";
  if (offer !== null) return "is looking after your offer";
  const isBooked = viewing?.stage === "to-come";
  return `is looking after your ${isBooked ? "viewing" : "enquiry"}`;
}

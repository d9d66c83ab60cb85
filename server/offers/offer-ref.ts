import { createHash } from "node:crypto";

/** Names an offer on pages of the office: its id would open the renter's form. */
export function toOfferRef(offerId: string): string {
  return createHash("sha256").update(`offer ${offerId}`).digest("hex").slice(0, 8);
}

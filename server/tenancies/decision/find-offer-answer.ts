import type { OfferAnswer } from "../../../domain/offers/open-offer.ts";
import type { AppContext } from "../../app-context.ts";
import { findOfferRow } from "../../offers/offers.ts";
import { readHeldDecisions, showOfferBefore } from "./held-decisions.ts";

/** Null until an answer can no longer be undone. */
export async function findOfferAnswer(
  { database: { orm }, now }: AppContext,
  offerId: string,
): Promise<OfferAnswer | null> {
  const row = await findOfferRow(orm, offerId);
  if (row === null) return null;
  const held = await readHeldDecisions(orm, [row.offer.listingId], now());
  const { state } = showOfferBefore(held, row.offer);
  return state === "accepted" || state === "declined" ? state : null;
}

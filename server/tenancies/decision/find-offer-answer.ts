import { eq } from "drizzle-orm";
import type { OfferAnswer } from "../../../domain/offers/open-offer.ts";
import type { AppContext } from "../../app-context.ts";
import { findOfferRow } from "../../offers/offers.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../tenancy-tables.ts";
import { findBackup } from "./find-backup.ts";
import { readHeldDecisions, showOfferBefore, showStatusBefore } from "./held-decisions.ts";

/** Null until an answer can no longer be undone, and of an offer that was never sent. */
export async function findOfferAnswer(
  { database: { orm }, now }: AppContext,
  offerId: string,
): Promise<OfferAnswer | null> {
  const row = await findOfferRow(orm, offerId);
  if (row === null || row.offer.submittedAt === null) return null;
  const at = now();
  const held = await readHeldDecisions(orm, [row.offer.listingId], at);
  const offer = showOfferBefore(held, row.offer);
  const { state } = offer;
  if (state === "accepted" || state === "declined") return { answer: state };
  if (state === "withdrawn") return { answer: await findWhyWithdrawn(orm, offerId) };
  const home = { id: row.listing.id, status: showStatusBefore(held, row.listing) };
  const backup = await findBackup(orm, offer, home, { now: at, held });
  return backup && { answer: "backup", backup };
}

/** What came of an accepted one and fell through withdraws it. */
async function findWhyWithdrawn(db: Queryable, offerId: string) {
  const came = await db.$count(tenancies, eq(tenancies.offerId, offerId));
  return came > 0 ? "fell-through" : "withdrawn";
}

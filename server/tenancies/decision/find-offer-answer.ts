import { eq } from "drizzle-orm";
import { isBackup } from "../../../domain/offers/backup.ts";
import type { OfferAnswer } from "../../../domain/offers/open-offer.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { AppContext } from "../../app-context.ts";
import { findOfferRow } from "../../offers/offers.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../tenancy-tables.ts";
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
  const { state, backupUntil } = offer;
  if (state === "accepted" || state === "declined") return { answer: state };
  if (state === "withdrawn") return { answer: await findWhyWithdrawn(orm, offerId) };
  const home = { status: showStatusBefore(held, row.listing) };
  const isNext = backupUntil !== null && isBackup(offer, home, getLondonDate(at));
  return isNext ? { answer: "backup", until: backupUntil } : null;
}

/** What came of an accepted one and fell through withdraws it. */
async function findWhyWithdrawn(db: Queryable, offerId: string) {
  const came = await db.$count(tenancies, eq(tenancies.offerId, offerId));
  return came > 0 ? "fell-through" : "withdrawn";
}

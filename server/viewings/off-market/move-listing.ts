import { choosePlural, formatCount } from "../../../domain/shared/formats/count.ts";
import { eq } from "drizzle-orm";
import {
  findMoveProblem,
  getPublicStatus,
  isShownNoMore,
  type ListingState,
} from "../../../domain/listings/listing-state.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import {
  type ListingRecord,
  addFieldChanges,
  dropSchedule,
} from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { listUpcomingViewings } from "../bookings/bookings.ts";
import { settleListingMoves } from "./settle-listing-moves.ts";

export interface ListingMoveOrder {
  to: ListingState;
  actor: Actor;
  /** Allows cancelling the home's upcoming viewings. */
  cancelViewings: boolean;
  reason?: string | null;
  /** For what is undone: also moves that nobody may choose. */
  isUndo?: boolean;
}

export type ListingMoveResult =
  | { ok: true; cancelled: number }
  | { ok: false; problem: string; viewings: number };

/**
 * Moves a home to another state: its status for renters, its viewings, the market's events, history
 * and audit follow. Whether it may be published is the caller's question.
 * @param record locked by this transaction
 */
export async function moveListing(
  tx: Transaction,
  app: AppContext,
  record: ListingRecord,
  order: ListingMoveOrder,
): Promise<ListingMoveResult> {
  const { to, actor, cancelViewings, reason = null, isUndo = false } = order;
  const { id } = record;
  const problem = isUndo ? null : findMoveProblem(record.state, to);
  if (problem !== null) return { ok: false, problem, viewings: 0 };
  const ahead = isShownNoMore(to) ? await listUpcomingViewings(tx, [id], app.now()) : [];
  if (ahead.length > 0 && !cancelViewings) {
    return { ok: false, problem: describeViewings(ahead.length), viewings: ahead.length };
  }
  const at = app.now();
  const [before] = await tx
    .select({ status: listings.status, rentPcm: listings.rentPcm })
    .from(listings)
    .where(eq(listings.id, id))
    .for("update");
  const status = getPublicStatus(to);
  let cancelled = 0;
  if (before && status !== null) {
    await tx.update(listings).set({ status, updatedAt: at }).where(eq(listings.id, id));
    await auditMove(tx, record, order);
    const move = { id, before, after: { ...before, status }, state: to };
    cancelled = (await settleListingMoves(tx, app, [move], { actor, at, reason })).length;
  } else {
    await auditMove(tx, record, order);
    await moveUnpublished(tx, record, order, at);
  }
  await notifyOffice(tx, { subject: "listing", id });
  return { ok: true, cancelled };
}

/** Nothing of it is public: only the record changes. */
async function moveUnpublished(
  tx: Transaction,
  { id, state, version }: ListingRecord,
  { to, actor, reason = null }: ListingMoveOrder,
  at: Date,
): Promise<void> {
  await tx
    .update(listingRecords)
    .set({
      ...dropSchedule(to),
      state: to,
      stateSince: at,
      version: version + 1,
      updatedAt: at,
      checkedOn: null,
    })
    .where(eq(listingRecords.id, id));
  await addFieldChanges(tx, [
    {
      listingId: id,
      field: "state",
      was: state,
      became: to,
      actor: typeof actor === "string" ? actor : actor.staffId,
      version: version + 1,
      at,
      reason,
    },
  ]);
}

function auditMove(
  tx: Transaction,
  { id, state }: ListingRecord,
  { to, actor }: ListingMoveOrder,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action: `listing.${to}`,
    subject: "listing",
    subjectId: id,
    detail: { was: state },
  });
}

function describeViewings(count: number): string {
  const viewings = count === 1 ? "an upcoming viewing" : formatCount(count, "upcoming viewing");
  return `This property has ${viewings}. Confirm that you want to cancel ${choosePlural(count, "it", "them")}.`;
}

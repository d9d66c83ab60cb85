import { eq, inArray } from "drizzle-orm";
import {
  followStatus,
  isAdvertised,
  type ListingState,
  type ShownNoMore,
} from "../../../domain/listings/listing-state.ts";
import {
  describeListingMove,
  type ListingChange,
  recordListingChanges,
} from "../../listings/listing-history.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import {
  addFieldChanges,
  addMissingRecords,
  blmOrigin,
  dropSchedule,
  findLowestRent,
  type ListingRecord,
  lockRecords,
} from "../../listings/listing-records.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import type { AppContext } from "../../app-context.ts";
import { settleViewings } from "./settle-viewings.ts";

export interface ListingMove extends ListingChange {
  /** Left out: it follows from the status, as a feed knows no other. */
  state?: ListingState;
}

interface MoveContext {
  actor: Actor;
  at: Date;
  /** Of homes that have no record yet. */
  origin?: string;
  reason?: string | null;
}

/**
 * The one place where homes change their state: their records follow what was written to
 * `listings`, viewings of homes that are not shown any more are settled, and the market's events are written.
 * Call it after the listings are written. Its last lock is held to the end of the transaction, so
 * little should follow it.
 * @returns the ids of the cancelled bookings
 */
export async function settleListingMoves(
  tx: Transaction,
  app: AppContext,
  moves: readonly ListingMove[],
  context: MoveContext,
): Promise<string[]> {
  const ids = moves.map(({ id }) => id);
  await addMissingRecords(tx, ids, context.origin ?? blmOrigin);
  for (const batch of splitBatches(moves)) await moveRecords(tx, batch, context);
  const cancelled: string[] = [];
  for (const [because, gone] of Map.groupBy(moves, whyShownNoMore)) {
    if (because === null) continue;
    const homes = { ids: gone.map(({ id }) => id), because };
    cancelled.push(...(await settleViewings(tx, app, homes, context.actor)));
  }
  await recordListingChanges(tx, moves, context.at);
  return cancelled;
}

/** Null for a home that goes on being shown, or was not shown before. */
function whyShownNoMore(move: ListingMove): ShownNoMore | null {
  const kind = describeListingMove(move);
  if (kind === "withdrawn") return move.state === "let" ? "let" : "withdrawn";
  return kind === "let-agreed" ? "let-agreed" : null;
}

async function moveRecords(
  tx: Transaction,
  moves: readonly ListingMove[],
  context: MoveContext,
): Promise<void> {
  const { at } = context;
  const records = await lockRecords(
    tx,
    moves.map(({ id }) => id),
  );
  const byId = new Map(moves.map((move) => [move.id, move]));
  const still: string[] = [];
  for (const record of records) {
    const move = byId.get(record.id);
    if (!move) continue;
    const state = move.state ?? followStatus(record.state, move.after.status);
    const lowestRentPcm = isAdvertised(state)
      ? findLowestRent(record, move.after.rentPcm, at)
      : record.lowestRentPcm;
    if (state === record.state && lowestRentPcm === record.lowestRentPcm) still.push(record.id);
    else await moveRecord(tx, record, { state, lowestRentPcm }, context);
  }
  if (still.length > 0) {
    const changed = { updatedAt: at, checkedOn: null };
    await tx.update(listingRecords).set(changed).where(inArray(listingRecords.id, still));
  }
}

async function moveRecord(
  tx: Transaction,
  record: ListingRecord,
  next: Pick<ListingRecord, "state" | "lowestRentPcm">,
  { actor, at, reason = null }: MoveContext,
): Promise<void> {
  const isMove = next.state !== record.state;
  const version = record.version + (isMove ? 1 : 0);
  const stateSince = isMove ? at : record.stateSince;
  const schedule = isMove ? dropSchedule(next.state) : {};
  await tx
    .update(listingRecords)
    .set({ ...next, ...schedule, version, stateSince, updatedAt: at, checkedOn: null })
    .where(eq(listingRecords.id, record.id));
  if (!isMove) return;
  await addFieldChanges(tx, [
    {
      listingId: record.id,
      field: "state",
      was: record.state,
      became: next.state,
      actor: typeof actor === "string" ? actor : actor.staffId,
      version,
      at,
      reason,
    },
  ]);
}

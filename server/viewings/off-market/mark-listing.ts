import { getPublicStatus } from "../../../domain/listings/listing-state.ts";
import type { AppContext } from "../../app-context.ts";
import {
  addMissingRecords,
  blmOrigin,
  type ListingRecord,
  lockRecord,
} from "../../listings/listing-records.ts";
import { findLandlordChecks } from "../../landlords/landlords.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { listUpcomingViewings } from "../bookings/bookings.ts";
import { moveListing } from "./move-listing.ts";
import { settleViewings } from "./settle-viewings.ts";

export interface MarkListingResult {
  /**
   * `viewings-ahead`: nothing changed, since cancelling the viewings was not confirmed.
   * `landlord-listed`: for whoever is on the sanctions list nothing is advertised.
   */
  outcome: "marked" | "so-already" | "viewings-ahead" | "landlord-listed" | "withdrawn" | "unknown";
  /** Viewings cancelled, or for `viewings-ahead` those that would be. */
  viewings: number;
}

interface MarkOrder {
  id: string;
  status: "available" | "let-agreed";
  /** Allows cancelling the home's upcoming viewings. */
  cancelViewings: boolean;
  actor: Actor;
}

/**
 * Marks a home as let agreed or available, with the same effects as an import. The branch's next
 * feed overrides it. Locks the home.
 */
export async function markListingIn(
  tx: Transaction,
  app: AppContext,
  { id, status, cancelViewings, actor }: MarkOrder,
): Promise<MarkListingResult> {
  await addMissingRecords(tx, [id], blmOrigin);
  const record = await lockRecord(tx, id);
  const current = record && getPublicStatus(record.state);
  if (!record || current === null) return { outcome: "unknown", viewings: 0 };
  const check = (await findLandlordChecks(tx, [id])).get(id);
  if (status === "available" && check === "match")
    return { outcome: "landlord-listed", viewings: 0 };
  if (current === "withdrawn") return { outcome: "withdrawn", viewings: 0 };
  if (current === status) return keepState(tx, app, record, { cancelViewings, actor });
  const moved = await moveListing(tx, app, record, { to: status, actor, cancelViewings });
  return moved.ok
    ? { outcome: "marked", viewings: moved.cancelled }
    : { outcome: "viewings-ahead", viewings: moved.viewings };
}

/** Viewings that were booked before it was let agreed are still to be settled. */
async function keepState(
  tx: Transaction,
  app: AppContext,
  { id, state }: ListingRecord,
  { cancelViewings, actor }: Pick<MarkOrder, "cancelViewings" | "actor">,
): Promise<MarkListingResult> {
  const isLet = state === "let-agreed";
  const ahead = isLet ? await listUpcomingViewings(tx, [id], app.now()) : [];
  if (ahead.length > 0 && !cancelViewings) {
    return { outcome: "viewings-ahead", viewings: ahead.length };
  }
  const cancelled = isLet
    ? await settleViewings(tx, app, { ids: [id], because: "let-agreed" }, actor)
    : [];
  return { outcome: "so-already", viewings: cancelled.length };
}

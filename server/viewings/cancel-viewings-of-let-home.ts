import { listUpcomingViewings } from "./bookings.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { AppContext } from "../app-context.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { cancelInTransaction } from "./cancel-booking.ts";

/**
 * Cancels upcoming viewings of homes that this transaction has let agreed, and mails each renter
 * the reason and similar homes. Call it after all homes are written.
 * @returns the ids of the cancelled bookings
 */
export async function cancelViewingsOfLetHome(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now">,
  listingIds: readonly string[],
  actor: Actor,
): Promise<string[]> {
  const cancelled: string[] = [];
  for (const id of await listUpcomingViewings(tx, listingIds, app.now())) {
    // Refused if the desk has cancelled it in the meantime.
    const outcome = await cancelInTransaction(tx, app, id, { actor, because: "let-agreed" });
    if (outcome.ok) cancelled.push(id);
  }
  return cancelled;
}

import { findOverdueOffers, lockOffer } from "./offers.ts";
import type { AppContext } from "../app-context.ts";
import { moveOffer } from "./move-offer.ts";
import { transact } from "../platform/database/transact.ts";

const batchSize = 200;

/**
 * Ends invitations 30 days after their last change and erases what was entered.
 * @returns how many
 */
export async function expireOfferDrafts(
  { database, now }: AppContext,
  stopping?: AbortSignal,
): Promise<number> {
  const at = now();
  let ended = 0;
  let ids: string[];
  do {
    ids = await findOverdueOffers(database.orm, at, batchSize);
    for (const id of ids) {
      if (stopping?.aborted) return ended;
      await transact(database.orm, async (tx) => {
        const offer = await lockOffer(tx, id);
        // Saved or submitted since the query.
        if (offer === null || offer.expiresAt > at) return;
        if (await moveOffer(tx, { offer, action: "expire", actor: "job", at })) ended++;
      });
    }
  } while (ids.length >= batchSize);
  return ended;
}

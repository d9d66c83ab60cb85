import { overdueOffers, takeOffer } from "../db/offers.ts";
import type { House } from "../house.ts";
import { moveOffer } from "./move-offer.ts";

const atOnce = 200;

/**
 * Ends invitations 30 days after their last change and erases what was entered.
 * @returns how many
 */
export async function forgetOfferDrafts(
  { database, now }: Pick<House, "database" | "now">,
  stopping?: AbortSignal,
): Promise<number> {
  const at = now();
  let ended = 0;
  let ids: string[];
  do {
    ids = await overdueOffers(database.orm, at, atOnce);
    for (const id of ids) {
      if (stopping?.aborted) return ended;
      await database.orm.transaction(async (tx) => {
        const offer = await takeOffer(tx, id);
        // Saved or submitted since it was found.
        if (offer === null || offer.expiresAt > at) return;
        if (await moveOffer(tx, { offer, action: "expire", actor: "job", at })) ended++;
      });
    }
  } while (ids.length >= atOnce);
  return ended;
}

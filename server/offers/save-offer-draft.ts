import type { SaveOfferDraft } from "../../domain/offers/offer-draft.ts";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { isOpen, calculateOfferExpiry, isSubmitted } from "../../domain/offers/offer-state.ts";
import { eq } from "drizzle-orm";
import { lockOffer } from "./offers.ts";
import { offers } from "./offer-tables.ts";
import type { AppContext } from "../app-context.ts";
import { moveOffer } from "./move-offer.ts";
import { findRecordId } from "../access-links/access-links.ts";
import { alreadySubmitted, noOffer, offerEnded } from "./offer-refusals.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { transact } from "../platform/database/transact.ts";

/**
 * Saves a draft if the caller knows the latest version, otherwise the refusal carries the stored
 * draft. Each save restarts the offer's expiry.
 */
export async function saveOfferDraft(
  app: AppContext,
  linkSecret: string,
  { draft, version }: SaveOfferDraft,
): Promise<Outcome<{ version: number }>> {
  const { database, now } = app;
  const id = await findRecordId(app, "offer", linkSecret);
  if (id === null) return noOffer;
  return transact(database.orm, async (tx) => {
    const at = now();
    const offer = await lockOffer(tx, id);
    if (offer === null) return noOffer;
    if (isSubmitted(offer.state)) return alreadySubmitted;
    if (!isOpen(offer.state) || offer.expiresAt <= at) return offerEnded;
    if (offer.draftVersion !== version) {
      return refuseConflict({ draft: offer.draft ?? emptyDraft, version: offer.draftVersion });
    }
    const changes = { draft, expiresAt: calculateOfferExpiry(at) };
    await moveOffer(tx, { offer, action: "save", actor: "visitor", at, changes });
    const next = version + 1;
    await tx.update(offers).set({ draftVersion: next }).where(eq(offers.id, id));
    return { ok: true, answer: { version: next } };
  });
}

function refuseConflict(conflict: object): Refused {
  return {
    ok: false,
    refusal: {
      title: "Saved elsewhere",
      detail:
        "Someone else has saved this offer since you opened it. We haven’t overwritten anything.",
      conflict,
    },
  };
}

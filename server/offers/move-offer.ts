import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import { getNextState, type OfferAction } from "../../domain/offers/offer-state.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { OfferRow } from "./offers.ts";
import { offerHistory, offers } from "./offer-tables.ts";

/** Transition of an offer that this transaction has locked. */
interface Move {
  offer: OfferRow;
  action: OfferAction;
  actor: Actor;
  at: Date;
  changes?: Partial<
    Pick<OfferRow, "draft" | "content" | "advertisedRent" | "submittedAt" | "expiresAt">
  >;
}

/**
 * Moves an offer to its next state, with history and audit row. Only a draft keeps what was
 * entered.
 * @returns false, with nothing changed, if the state does not allow the action
 */
export async function moveOffer(
  tx: Transaction,
  { offer, action, actor, at, changes = {} }: Move,
): Promise<boolean> {
  const state = getNextState(offer.state, action);
  if (state === null) return false;
  await tx
    .update(offers)
    .set({ draft: null, ...changes, state })
    .where(eq(offers.id, offer.id));
  if (state !== offer.state) {
    const by = typeof actor === "string" ? actor : actor.staffId;
    await tx.insert(offerHistory).values({ offerId: offer.id, action, state, actor: by, at });
    await recordAudit(tx, {
      actor,
      action: `offer.${state}`,
      subject: "offer",
      subjectId: offer.id,
    });
  }
  return true;
}

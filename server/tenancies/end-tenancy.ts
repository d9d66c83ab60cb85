import type { EndedBy, Evidence } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import type { SealedDocument } from "../documents/add-document.ts";
import { recordDecision } from "../offers/decide-offer.ts";
import { moveOffer } from "../offers/move-offer.ts";
import { lockOffer } from "../offers/offers.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transactIfOk } from "../platform/database/roll-back.ts";
import { markListingIn } from "../viewings/mark-listing.ts";
import { findLetLandlord } from "./let-landlord.ts";
import { loadTenancy } from "./load-tenancy.ts";
import { type Recorded, type Recorder, recordProgressIn } from "./record-progress.ts";

/**
 * Ends a let before the keys: its offer is withdrawn, everybody is told, and the home is available
 * again if it is to let. Its back-up offers stand as they were, to be accepted.
 */
export async function fallThrough(
  app: EndContext,
  recorder: Recorder,
  input: FallenLet,
): Promise<Recorded> {
  return transactIfOk(app.database.orm, (tx) => fallThroughIn(tx, app, recorder, input));
}

type EndContext = Pick<AppContext, "database" | "config" | "now" | "payments">;

interface FallenLet {
  tenancyId: string;
  by: EndedBy;
  on: string;
  evidence: Evidence;
  document?: SealedDocument | null;
  /** Puts the home back on the market. */
  relist: boolean;
}

/** The same within a transaction of the caller. */
export async function fallThroughIn(
  tx: Transaction,
  app: EndContext,
  recorder: Recorder,
  input: FallenLet,
): Promise<Recorded> {
  const { tenancyId, relist, document = null, ...ending } = input;
  const loaded = await loadTenancy(tx, tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  const action = { do: "fall-through", ...ending } as const;
  const recorded = await recordProgressIn(tx, app, recorder, { tenancyId, action, document });
  if (!recorded.ok) return recorded;
  const { actor } = recorder;
  const at = app.now();
  const { offerId, listingId } = loaded.row;
  const offer = offerId === null ? null : await lockOffer(tx, offerId);
  if (offer !== null && (await moveOffer(tx, { offer, action: "withdraw", actor, at }))) {
    const decided = { offerId: offer.id, decision: "withdraw", reason: null } as const;
    await recordDecision(tx, { ...decided, note: ending.evidence.note, actor, at });
  }
  const landlord = await findLetLandlord(tx, loaded.row.landlordId);
  // For whoever is on the sanctions list nothing is advertised.
  if (relist && landlord?.sanctions !== "match") {
    const home = { id: listingId, status: "available", cancelViewings: false } as const;
    await markListingIn(tx, app, { ...home, actor });
  }
  return recorded;
}

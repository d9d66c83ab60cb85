import * as v from "valibot";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { offerDraftSchema } from "../../../domain/offers/offer-draft.ts";
import type { SaveOutcome } from "./autosave.ts";
import type { VersionedDraft } from "./draft-sync.ts";

const timeoutMs = 15_000;

const savedResponse = v.object({ version: v.number() });
const conflictResponse = v.object({ draft: offerDraftSchema, version: v.number() });
const submittedResponse = v.object({ error: v.string() });

/** Saves a draft, even during page unload. Never throws. */
export async function saveOfferDraft(
  offerId: string,
  saved: VersionedDraft<OfferDraft>,
): Promise<SaveOutcome<OfferDraft>> {
  try {
    const response = await fetch(`/api/offer/${encodeURIComponent(offerId)}/draft`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(saved),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await readSaveResponse(response);
  } catch {
    return { kind: "unanswered" };
  }
}

export async function readSaveResponse(response: Response): Promise<SaveOutcome<OfferDraft>> {
  if (response.ok) {
    return { kind: "saved", version: v.parse(savedResponse, await response.json()).version };
  }
  if (response.status === 410) return { kind: "closed" };
  if (response.status !== 409) return { kind: "unanswered" };
  const data: unknown = await response.json();
  if (v.is(submittedResponse, data)) return { kind: "closed" };
  return { kind: "superseded", serverDraft: v.parse(conflictResponse, data) };
}

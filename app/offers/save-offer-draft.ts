import * as v from "valibot";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { offerDraftSchema } from "../../domain/offers/offer-draft.ts";
import type { SaveOutcome } from "./draft-keeper.ts";
import type { Saved } from "./draft-sync.ts";

const timeoutMs = 15_000;

const savedAnswer = v.object({ version: v.number() });
const conflictAnswer = v.object({ draft: offerDraftSchema, version: v.number() });
const submittedAnswer = v.object({ error: v.string() });

/** Saves a draft at the server, also while the page goes; never throws. */
export async function saveOfferDraft(
  offerId: string,
  saved: Saved<OfferDraft>,
): Promise<SaveOutcome<OfferDraft>> {
  try {
    const response = await fetch(`/api/offer/${encodeURIComponent(offerId)}/draft`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(saved),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await outcomeOf(response);
  } catch {
    return { kind: "unanswered" };
  }
}

async function outcomeOf(response: Response): Promise<SaveOutcome<OfferDraft>> {
  if (response.ok) {
    return { kind: "saved", version: v.parse(savedAnswer, await response.json()).version };
  }
  if (response.status === 410) return { kind: "closed" };
  if (response.status !== 409) return { kind: "unanswered" };
  const answer: unknown = await response.json();
  if (v.is(submittedAnswer, answer)) return { kind: "closed" };
  return { kind: "overtaken", theirs: v.parse(conflictAnswer, answer) };
}

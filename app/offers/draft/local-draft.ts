import * as v from "valibot";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { offerDraftSchema } from "../../../domain/offers/offer-draft.ts";
import type { UnsavedDraft } from "./draft-sync.ts";

const unsavedSchema = v.object({
  mine: offerDraftSchema,
  known: offerDraftSchema,
  version: v.number(),
  sent: v.nullable(offerDraftSchema),
});

export function readLocalDraft(id: string): UnsavedDraft<OfferDraft> | null {
  try {
    const parsed = v.safeParse(
      unsavedSchema,
      JSON.parse(sessionStorage.getItem(getStorageKey(id)) ?? ""),
    );
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Without storage a reload only loses unsaved changes. */
export function writeLocalDraft(id: string, unsaved: UnsavedDraft<OfferDraft> | null): void {
  try {
    if (unsaved === null) return sessionStorage.removeItem(getStorageKey(id));
    const { mine, known, version, sent } = unsaved;
    sessionStorage.setItem(getStorageKey(id), JSON.stringify({ mine, known, version, sent }));
  } catch {
    return;
  }
}

function getStorageKey(id: string): string {
  return `draft:offer:${id}`;
}

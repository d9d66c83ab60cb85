import type { PublicListing } from "../listings/listing.ts";
import type { Backup } from "./backup.ts";
import type { OfferDraft } from "./offer.ts";
import type { TenancyRulesName } from "./tenancy-rules.ts";

export interface OpenOffer {
  id: string;
  state: "invited" | "draft";
  firstname: string;
  home: PublicListing;
  draft: OfferDraft;
  /** Draft version, 0 before any input. */
  version: number;
  rules: TenancyRulesName;
  contractDocument: string;
  /** ISO 8601 in UTC: 30 days after the last change. */
  expiresAt: string;
}

/** What became of an offer that was sent, once it can no longer be undone: its mail waits as long. */
export type OfferAnswer =
  | { answer: "accepted" | "declined" }
  | EndedAnswer
  | { answer: "backup"; backup: Backup };

/** Nothing of it stands any more. */
interface EndedAnswer {
  answer: "withdrawn" | "fell-through";
}

export function isEndedAnswer(said: OfferAnswer): said is EndedAnswer {
  return said.answer === "withdrawn" || said.answer === "fell-through";
}

/** `gone`: expired, withdrawn, or its home is gone. */
export type FoundOffer =
  | { kind: "open"; offer: OpenOffer }
  | { kind: "submitted"; listingId: string; offerId: string }
  | { kind: "gone"; listingId: string; offerId: string }
  | { kind: "none" };

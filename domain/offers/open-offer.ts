import type { PublicListing } from "../listings/listing.ts";
import type { OfferDraft } from "./offer.ts";
import type { TenancyRulesName } from "./tenancy-rules.ts";

/** An offer that can still be entered, as its link shows it. */
export interface OpenOffer {
  id: string;
  state: "invited" | "draft";
  /** Of the person who was invited. */
  firstname: string;
  home: PublicListing;
  draft: OfferDraft;
  /** Of the draft, 0 before anything was entered. */
  version: number;
  rules: TenancyRulesName;
  /** Name of the document with the contract terms, under `/documents`. */
  contractDocument: string;
  /** ISO 8601 in UTC: 30 days after the last change. */
  expiresAt: string;
}

/**
 * What an offer's link leads to: an offer that is open, one that was submitted, one that has ended
 * (expired, withdrawn, or its home is gone), or none at all.
 */
export type FoundOffer =
  | { kind: "open"; offer: OpenOffer }
  | { kind: "submitted" }
  | { kind: "gone" }
  | { kind: "none" };

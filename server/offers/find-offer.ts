import { findContractDocument } from "../../domain/offers/contract-terms.ts";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { isOpen, isSubmitted } from "../../domain/offers/offer-state.ts";
import type { FoundOffer } from "../../domain/offers/open-offer.ts";
import { findPublicListing } from "../listings/listings.ts";
import { findOfferRow } from "./offers.ts";
import { readContractTerms } from "./contract-terms-file.ts";
import type { AppContext } from "../app-context.ts";
import { findRecordId } from "../access-links/access-links.ts";

/** @param linkSecret which the answer repeats as the offer's id */
export async function findOffer(app: AppContext, linkSecret: string): Promise<FoundOffer> {
  const { database, config, log, now } = app;
  const id = await findRecordId(app, "offer", linkSecret);
  const row = id === null ? null : await findOfferRow(database.orm, id);
  if (row === null) return { kind: "none" };
  const { offer, contact } = row;
  const { listingId } = offer;
  if (isSubmitted(offer.state)) return { kind: "submitted", listingId, offerId: offer.id };
  const home = await findPublicListing(database.orm, listingId);
  if (home === null || !isOpen(offer.state) || offer.expiresAt <= now())
    return { kind: "gone", listingId, offerId: offer.id };
  const terms = await readContractTerms({ dataDir: config.dataDir, log });
  return {
    kind: "open",
    offer: {
      id: linkSecret,
      state: offer.state,
      firstname: contact.firstname,
      home,
      draft: offer.draft ?? emptyDraft,
      version: offer.draftVersion,
      rules: config.tenancyRules,
      contractDocument: findContractDocument(terms, {
        developmentName: home.development?.name ?? null,
        companyName: home.development?.companyName ?? null,
      }),
      expiresAt: offer.expiresAt.toISOString(),
    },
  };
}

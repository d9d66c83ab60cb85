import { findContractDocument } from "../../domain/offers/contract-terms.ts";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { isOpen, isSubmitted } from "../../domain/offers/offer-state.ts";
import type { FoundOffer } from "../../domain/offers/open-offer.ts";
import { findPublicListing } from "../listings/listings.ts";
import { findOfferRow } from "./offers.ts";
import { readContractTerms } from "./contract-terms-file.ts";
import type { AppContext } from "../app-context.ts";
import { findRecordId } from "../access-links/access-links.ts";

/** @param secret of a link to it, which the answer repeats as its id */
export async function findOffer(
  app: Pick<AppContext, "database" | "config" | "log" | "now">,
  secret: string,
): Promise<FoundOffer> {
  const { database, config, log, now } = app;
  const id = await findRecordId(app, "offer", secret);
  const row = id === null ? null : await findOfferRow(database.orm, id);
  if (row === null) return { kind: "none" };
  const { offer, contact } = row;
  const { listingId } = offer;
  if (isSubmitted(offer.state)) return { kind: "submitted", listingId };
  const home = await findPublicListing(database.orm, listingId);
  if (home === null || !isOpen(offer.state) || offer.expiresAt <= now())
    return { kind: "gone", listingId };
  const terms = await readContractTerms({ dataDir: config.dataDir, log });
  return {
    kind: "open",
    offer: {
      id: secret,
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

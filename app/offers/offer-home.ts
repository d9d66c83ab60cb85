import { getCover, type PublicListing } from "../../domain/listings/listing.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** A home in a development is let to a business (B2B). */
export function toOfferHome(listing: PublicListing): OfferHome {
  const { id, name, area, outcode, rentPcm, noDeposit, availableFrom, development } = listing;
  return {
    id,
    name,
    area,
    outcode,
    rentPcm,
    noDeposit,
    availableFrom,
    cover: getCover(listing),
    isB2B: development !== null,
    development: development?.name ?? null,
    companyName: development?.companyName ?? null,
    liteOffer: development?.liteOffer ?? false,
  };
}

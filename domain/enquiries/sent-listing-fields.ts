import type { PublicListing } from "../listings/listing.ts";

/** Without long texts and media, which the server has (renter specification, sections 3 and 7). */
export function buildSentListingFields(home: PublicListing) {
  return {
    _id: home.id,
    listingName: home.name,
    area: home.area,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    furnishing: home.furnishing,
    shortDescription: home.shortDescription,
    rent: home.rentPcm,
    dateAvailable: home.availableFrom,
    lat: home.lat,
    long: home.long,
    SpecialFeatures: home.specialFeatures,
    NoDeposit: home.noDeposit,
    development: home.development !== null,
    developmentName: home.development?.name ?? null,
    companyName: home.development?.companyName ?? null,
    liteOffer: home.development?.liteOffer ?? false,
  };
}

export type SentListingFields = ReturnType<typeof buildSentListingFields>;

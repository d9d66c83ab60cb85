import { formatNumericDate } from "../../domain/shared/dates.ts";
import type { ListingMedia, PublicListing } from "../../domain/listings/listing.ts";

/**
 * Listing in the API format (renter specification, section 3): rents in whole pounds a month, dates
 * `YYYY-MM-DD`, timestamps ISO 8601 in UTC, distances in metres, absolute picture URLs.
 */
export function toWireListing(listing: PublicListing, siteUrl: string) {
  return {
    _id: listing.id,
    listingName: listing.name,
    area: listing.area,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    furnishing: listing.furnishing,
    shortDescription: listing.shortDescription,
    longdescription: listing.longDescription,
    rent: listing.rentPcm,
    dateAvailable: listing.availableFrom,
    dateAvailableString: listing.availableFrom && formatNumericDate(listing.availableFrom),
    lat: listing.lat,
    long: listing.long,
    accurate: listing.locationAccurate,
    SpecialFeatures: listing.specialFeatures,
    DisplayFeatures: listing.displayFeatures,
    NoDeposit: listing.noDeposit,
    stations: listing.stations.map(({ name, metres }) => ({ name, calcDistance: metres })),
    media: { images: listing.media.map((item) => image(item, siteUrl)) },
    newMedia: { images: [] },
    development: listing.development !== null,
    developmentName: listing.development?.name ?? null,
    companyName: listing.development?.companyName ?? null,
    liteOffer: listing.development?.liteOffer ?? false,
    status: listing.status,
    listedAt: listing.listedAt,
    previousRent: listing.previousRentPcm,
    reducedAt: listing.reducedAt,
    letAgreedAt: listing.letAgreedAt,
    propertyType: listing.propertyType,
    displayAddress: listing.displayAddress,
    postcodeDistrict: listing.outcode,
    material: listing.material,
  };
}

function image(item: ListingMedia, siteUrl: string) {
  return {
    url: new URL(item.url, siteUrl).href,
    caption: item.caption,
    ...(item.kind === "photo" ? {} : { tags: [item.kind] }),
  };
}

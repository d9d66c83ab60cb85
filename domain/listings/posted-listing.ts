import * as v from "valibot";
import { keepable } from "../shared/text-fields.ts";
import type { PublicListing } from "./listing.ts";

/** The listing's id, and its name, which is ignored. */
export const listingReference = {
  listingid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), keepable),
  listing: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** Names of each fact on the wire (renter specification, section 3). Empty for one that is not sent. */
export const listingWireNames: Record<keyof PublicListing, readonly string[]> = {
  id: ["_id"],
  status: ["status"],
  name: ["listingName"],
  area: ["area"],
  city: [],
  displayAddress: ["displayAddress"],
  outcode: ["postcodeDistrict"],
  propertyType: ["propertyType"],
  propertySubtype: [],
  bedrooms: ["bedrooms"],
  bathrooms: ["bathrooms"],
  furnishing: ["furnishing"],
  rentPcm: ["rent"],
  noDeposit: ["NoDeposit"],
  availableFrom: ["dateAvailable", "dateAvailableString"],
  shortDescription: ["shortDescription"],
  longDescription: ["longdescription"],
  specialFeatures: ["SpecialFeatures"],
  displayFeatures: ["DisplayFeatures"],
  lat: ["lat"],
  long: ["long"],
  locationAccurate: ["accurate"],
  stations: ["stations"],
  media: ["media", "newMedia"],
  material: ["material"],
  development: ["development", "developmentName", "companyName", "liteOffer"],
  listedAt: ["listedAt"],
  previousRentPcm: ["previousRent"],
  reducedAt: ["reducedAt"],
  letAgreedAt: ["letAgreedAt"],
};

/** A client may post the listing as it received it. All of it but the reference is ignored. */
export const ignoredListingFields = Object.fromEntries(
  [...Object.values(listingWireNames).flat(), "lng", "isQualified"].map((name) => [
    name,
    v.optional(v.unknown()),
  ]),
);

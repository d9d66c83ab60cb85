import * as v from "valibot";
import { keepable } from "../shared/fields/text-fields.ts";
import { mapNames } from "./facts/fact.ts";
import type { PublicListing } from "./listing.ts";
import { getPlainFact, type PlainFactName, plainFactNames } from "./facts/plain-facts.ts";

/** Names of each fact on the wire (renter specification, section 3). Empty for one that is not sent. */
export const listingWireNames: Record<keyof PublicListing, readonly string[]> = {
  id: ["_id"],
  status: ["status"],
  name: ["listingName"],
  area: ["area"],
  city: [],
  displayAddress: ["displayAddress"],
  outcode: ["postcodeDistrict"],
  ...mapNames<Record<PlainFactName, string[]>>(plainFactNames, (name) => {
    const { wire } = getPlainFact(name);
    return wire === null ? [] : [wire];
  }),
  rentPcm: ["rent"],
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

/** The listing's id, and its name, which is ignored. */
export const listingReference = {
  listingid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), keepable),
  listing: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** A client may post the listing as it received it. All of it but the reference is ignored. */
export const ignoredListingFields = Object.fromEntries(
  [...Object.values(listingWireNames).flat(), "lng", "isQualified"].map((name) => [
    name,
    v.optional(v.unknown()),
  ]),
);

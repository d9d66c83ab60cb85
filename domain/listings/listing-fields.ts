import * as v from "valibot";
import { keepable } from "../shared/text-fields.ts";

/** The listing's id, and its name, which is ignored. */
export const listingReference = {
  listingid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), keepable),
  listing: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

export const listingFields = Object.fromEntries(
  [
    "_id",
    "listingName",
    "area",
    "bedrooms",
    "bathrooms",
    "furnishing",
    "shortDescription",
    "longdescription",
    "rent",
    "dateAvailable",
    "dateAvailableString",
    "lat",
    "long",
    "lng",
    "SpecialFeatures",
    "DisplayFeatures",
    "NoDeposit",
    "stations",
    "media",
    "newMedia",
    "development",
    "developmentName",
    "companyName",
    "liteOffer",
    "isQualified",
    "accurate",
    "status",
    "listedAt",
    "previousRent",
    "reducedAt",
    "letAgreedAt",
    "propertyType",
    "displayAddress",
    "postcodeDistrict",
    "material",
  ].map((field) => [field, v.optional(v.unknown())]),
);

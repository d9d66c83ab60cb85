import * as v from "valibot";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { type Fact, mapNames } from "../../domain/listings/facts/fact.ts";
import {
  type ListingMedia,
  listingStatuses,
  type PublicListing,
  specialFeatures,
} from "../../domain/listings/listing.ts";
import {
  getMaterialFact,
  materialFactNames,
  type MaterialInformation,
} from "../../domain/listings/facts/material-facts.ts";
import {
  findWireFact,
  getPlainFact,
  type WireFacts,
  wireNames,
} from "../../domain/listings/facts/plain-facts.ts";
import { describeSchema } from "../platform/http/describe-schema.ts";

export const moment = describeSchema(v.string(), "ISO 8601, UTC");
const imageSchema = v.strictObject({
  url: v.string(),
  caption: v.string(),
  tags: describeSchema(
    v.exactOptional(v.array(v.picklist(["floorplan", "epc"]))),
    "Omitted for photos",
  ),
});

type Schemas<Values> = { [Name in keyof Values]: v.GenericSchema<Values[Name]> };

const materialSchema = describeSchema(
  v.strictObject({
    ...mapNames<Schemas<MaterialInformation>>(materialFactNames, (name) =>
      v.nullable(getMaterialFact(name).kind === "number" ? v.number() : v.string()),
    ),
    minimumTerm: describeSchema(v.nullable(v.number()), "Months"),
  }),
  "Material information for renters. Null means not known",
);

function createFactSchema(fact: Fact): v.GenericSchema {
  const schema = createKnownSchema(fact);
  return fact.kind === "tick" || fact.needed !== undefined ? schema : v.nullable(schema);
}

function createKnownSchema(fact: Fact): v.GenericSchema {
  switch (fact.kind) {
    case "number":
      return v.number();
    case "tick":
      return v.boolean();
    case "choice":
      return v.picklist(fact.choices);
    default:
      return v.string();
  }
}

export const listingAnswer = v.strictObject({
  _id: v.string(),
  listingName: v.string(),
  area: v.string(),
  ...mapNames<Schemas<WireFacts>>(wireNames, (wire) =>
    createFactSchema(getPlainFact(findWireFact(wire))),
  ),
  shortDescription: v.string(),
  longdescription: v.string(),
  rent: describeSchema(v.number(), "Whole pounds per calendar month"),
  dateAvailable: describeSchema(
    v.nullable(v.string()),
    "YYYY-MM-DD in London time. Null means now",
  ),
  dateAvailableString: describeSchema(v.nullable(v.string()), "The available date in words"),
  lat: v.number(),
  long: v.number(),
  accurate: describeSchema(
    v.boolean(),
    "False if the position is only the centre of the postcode district",
  ),
  SpecialFeatures: describeSchema(
    v.array(v.picklist(specialFeatures)),
    "Features used in search. Part furnished counts as furnished, and flexible counts as both",
  ),
  DisplayFeatures: v.array(v.string()),
  stations: v.array(
    v.strictObject({
      name: v.string(),
      calcDistance: describeSchema(v.number(), "Metres in a straight line"),
    }),
  ),
  media: v.strictObject({ images: v.array(imageSchema) }),
  newMedia: v.strictObject({ images: v.array(imageSchema) }),
  development: v.boolean(),
  developmentName: v.nullable(v.string()),
  companyName: v.nullable(v.string()),
  liteOffer: v.boolean(),
  status: v.picklist(listingStatuses),
  listedAt: moment,
  previousRent: describeSchema(v.nullable(v.number()), "Monthly rent before the latest reduction"),
  reducedAt: v.nullable(moment),
  letAgreedAt: v.nullable(moment),
  displayAddress: v.string(),
  postcodeDistrict: v.string(),
  material: materialSchema,
});

/**
 * Listing in the API format (renter specification, section 3): rents in whole pounds a month, dates
 * `YYYY-MM-DD`, timestamps ISO 8601 in UTC, distances in metres, absolute picture URLs.
 */
export function toWireListing(
  listing: PublicListing,
  siteUrl: string,
): v.InferOutput<typeof listingAnswer> {
  return {
    _id: listing.id,
    listingName: listing.name,
    area: listing.area,
    ...mapNames<WireFacts>(wireNames, (wire) => listing[findWireFact(wire)]),
    shortDescription: listing.shortDescription,
    longdescription: listing.longDescription,
    rent: listing.rentPcm,
    dateAvailableString: listing.availableFrom && formatNumericDate(listing.availableFrom),
    lat: listing.lat,
    long: listing.long,
    accurate: listing.locationAccurate,
    SpecialFeatures: listing.specialFeatures,
    DisplayFeatures: listing.displayFeatures,
    stations: listing.stations.map(({ name, metres }) => ({ name, calcDistance: metres })),
    media: { images: listing.media.map((item) => formatImage(item, siteUrl)) },
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
    displayAddress: listing.displayAddress,
    postcodeDistrict: listing.outcode,
    material: listing.material,
  };
}

function formatImage(item: ListingMedia, siteUrl: string) {
  return {
    url: new URL(item.url, siteUrl).href,
    caption: item.caption,
    ...(item.kind === "photo" ? {} : { tags: [item.kind] }),
  };
}

import * as v from "valibot";
import {
  furnishings,
  listingStatuses,
  propertyTypes,
  specialFeatures,
} from "../../domain/listings/listing.ts";
import { offerDraftSchema } from "../../domain/offers/offer-draft.ts";
import { maxPlaces, type PlaceKind } from "../../domain/places/place.ts";
import { tenancyRuleNames } from "../../domain/offers/tenancy-rules.ts";

/** API response schemas for the OpenAPI document. A test checks real responses against them. */

const about = <T extends v.GenericSchema>(schema: T, description: string) =>
  v.pipe(schema, v.description(description));
const known = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

const moment = about(v.string(), "ISO 8601, UTC");
const image = v.strictObject({
  url: v.string(),
  caption: v.string(),
  tags: about(v.exactOptional(v.array(v.picklist(["floorplan", "epc"]))), "Left out of a photo"),
});

const materialText = known(v.string());
const material = about(
  v.strictObject({
    councilTaxBand: known(v.string()),
    epcRating: known(v.string()),
    epcCurrent: known(v.number()),
    epcPotential: known(v.number()),
    minimumTerm: about(known(v.number()), "Months"),
    heating: materialText,
    water: materialText,
    electricity: materialText,
    broadband: materialText,
    parking: materialText,
    accessibility: materialText,
    floodRisk: materialText,
    buildingSafety: materialText,
    restrictions: materialText,
  }),
  "What a renter must be told; null is 'not known'",
);

export const listingAnswer = v.strictObject({
  _id: v.string(),
  listingName: v.string(),
  area: v.string(),
  bedrooms: v.number(),
  bathrooms: known(v.number()),
  furnishing: known(v.picklist(furnishings)),
  shortDescription: v.string(),
  longdescription: v.string(),
  rent: about(v.number(), "Whole pounds a calendar month"),
  dateAvailable: about(known(v.string()), "YYYY-MM-DD in London; null means now"),
  dateAvailableString: about(known(v.string()), "The same in words"),
  lat: v.number(),
  long: v.number(),
  accurate: about(v.boolean(), "False where the position is only the postcode district's"),
  SpecialFeatures: v.array(v.picklist(specialFeatures)),
  DisplayFeatures: v.array(v.string()),
  NoDeposit: v.boolean(),
  stations: v.array(
    v.strictObject({ name: v.string(), calcDistance: about(v.number(), "Metres, straight line") }),
  ),
  media: v.strictObject({ images: v.array(image) }),
  newMedia: v.strictObject({ images: v.array(image) }),
  development: v.boolean(),
  developmentName: known(v.string()),
  companyName: known(v.string()),
  liteOffer: v.boolean(),
  status: v.picklist(listingStatuses),
  listedAt: moment,
  previousRent: about(known(v.number()), "Before the last reduction"),
  reducedAt: known(moment),
  letAgreedAt: known(moment),
  propertyType: v.picklist(propertyTypes),
  displayAddress: v.string(),
  postcodeDistrict: v.string(),
  material,
});

export const enquiryAnswer = v.strictObject({
  ...listingAnswer.entries,
  firstname: v.string(),
  contactId: v.string(),
  LLId: about(v.string(), "The home's id"),
  EnqId: v.string(),
  isQualified: about(v.boolean(), "Steps 2 and 3 need no answer"),
});

const placeKinds = [
  "city",
  "borough",
  "neighbourhood",
  "outcode",
  "postcode-area",
  "postcode",
  "station",
  "university",
  "school",
  "street",
] as const satisfies PlaceKind[];

export const placesAnswer = v.strictObject({
  places: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        name: v.string(),
        kind: v.picklist(placeKinds),
        city: known(v.string()),
        lat: v.number(),
        long: v.number(),
        detail: about(v.string(), "A few words to tell it from its namesakes"),
      }),
    ),
    v.maxLength(maxPlaces),
  ),
});

export const humanCheckAnswer = v.variant("kind", [
  v.strictObject({ kind: about(v.literal("off"), "Any token will do") }),
  v.strictObject({
    kind: about(v.picklist(["recaptcha", "hcaptcha", "turnstile"]), "Whose widget gives the token"),
    siteKey: v.string(),
  }),
  v.strictObject({
    kind: about(v.literal("proof"), "A proof of work, as altcha-lib solves it"),
    challenge: v.looseObject({
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyPrefix: v.string(),
        expiresAt: about(v.number(), "Seconds since 1970"),
      }),
      signature: v.string(),
    }),
  }),
]);

const offerVersion = about(v.number(), "How often the draft was saved");

export const offerAnswer = v.union([
  v.strictObject({
    property: about(
      v.strictObject({ ...listingAnswer.entries, isB2B: v.boolean() }),
      "The home, and whether its offer asks the flat number",
    ),
    id: v.string(),
    state: v.picklist(["invited", "draft"]),
    firstname: about(v.string(), "Of who was invited"),
    draft: offerDraftSchema,
    version: offerVersion,
    rules: about(v.picklist(tenancyRuleNames), "Which law the offer follows"),
    contractTerms: about(v.string(), "Path of the document"),
    expiresAt: moment,
  }),
  v.strictObject({ error: v.literal("Already submitted") }),
]);

export const problemAnswer = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  instance: about(
    v.exactOptional(v.string()),
    "Of a fault of ours: the request's id, to quote when you write to us",
  ),
  errors: about(
    v.exactOptional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
    "Where something is wrong and what, fit for a person",
  ),
  error: about(v.exactOptional(v.literal("Already submitted")), "Of an offer that was sent before"),
  draft: about(v.exactOptional(offerDraftSchema), "Of an offer that was saved meanwhile"),
  version: v.exactOptional(offerVersion),
});

import * as v from "valibot";
import { listingAnswer, moment } from "../../listings/listing-wire.ts";
import { describeSchema } from "../../platform/http/describe-schema.ts";
import { offerDraftSchema } from "../../../domain/offers/offer-draft.ts";
import { maxPlaces, type PlaceKind } from "../../../domain/places/place.ts";
import { tenancyRuleNames } from "../../../domain/offers/tenancy-rules.ts";

/** API response schemas for the OpenAPI document. A test checks real responses against them. */

const known = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);

export const enquiryAnswer = v.strictObject({
  ...listingAnswer.entries,
  firstname: v.string(),
  contactId: v.string(),
  LLId: describeSchema(v.string(), "The home's id"),
  EnqId: v.string(),
  isQualified: describeSchema(v.boolean(), "Steps 2 and 3 need no answer"),
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
        detail: describeSchema(v.string(), "A few words to tell it from its namesakes"),
      }),
    ),
    v.maxLength(maxPlaces),
  ),
});

export const humanCheckAnswer = v.variant("kind", [
  v.strictObject({ kind: describeSchema(v.literal("off"), "Any token will do") }),
  v.strictObject({
    kind: describeSchema(
      v.picklist(["recaptcha", "hcaptcha", "turnstile"]),
      "Whose widget gives the token",
    ),
    siteKey: v.string(),
  }),
  v.strictObject({
    kind: describeSchema(v.literal("proof"), "A proof of work, as altcha-lib solves it"),
    challenge: v.looseObject({
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyPrefix: v.string(),
        expiresAt: describeSchema(v.number(), "Seconds since 1970"),
      }),
      signature: v.string(),
    }),
  }),
]);

const offerVersion = describeSchema(v.number(), "How often the draft was saved");

export const offerAnswer = v.union([
  v.strictObject({
    property: describeSchema(
      v.strictObject({ ...listingAnswer.entries, isB2B: v.boolean() }),
      "The home, and whether its offer asks the flat number",
    ),
    id: v.string(),
    state: v.picklist(["invited", "draft"]),
    firstname: describeSchema(v.string(), "Of who was invited"),
    draft: offerDraftSchema,
    version: offerVersion,
    rules: describeSchema(v.picklist(tenancyRuleNames), "Which law the offer follows"),
    contractTerms: describeSchema(v.string(), "Path of the document"),
    expiresAt: moment,
  }),
  v.strictObject({ error: v.literal("Already submitted") }),
]);

export const problemAnswer = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  instance: describeSchema(
    v.exactOptional(v.string()),
    "Of a fault of ours: the request's id, to quote when you write to us",
  ),
  errors: describeSchema(
    v.exactOptional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
    "Where something is wrong and what, fit for a person",
  ),
  error: describeSchema(
    v.exactOptional(v.literal("Already submitted")),
    "Of an offer that was sent before",
  ),
  draft: describeSchema(v.exactOptional(offerDraftSchema), "Of an offer that has been saved since"),
  version: v.exactOptional(offerVersion),
});

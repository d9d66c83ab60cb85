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
  LLId: describeSchema(v.string(), "The home’s id"),
  EnqId: v.string(),
  isQualified: describeSchema(v.boolean(), "True if steps 2 and 3 don’t need answers"),
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
        detail: describeSchema(
          v.string(),
          "Extra text that distinguishes places with the same name",
        ),
      }),
    ),
    v.maxLength(maxPlaces),
  ),
});

export const humanCheckAnswer = v.variant("kind", [
  v.strictObject({ kind: describeSchema(v.literal("off"), "Any token is accepted") }),
  v.strictObject({
    kind: describeSchema(
      v.picklist(["recaptcha", "hcaptcha", "turnstile"]),
      "The provider whose widget gives the token",
    ),
    siteKey: v.string(),
  }),
  v.strictObject({
    kind: describeSchema(v.literal("proof"), "A proof of work that altcha-lib can solve"),
    challenge: v.looseObject({
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyPrefix: v.string(),
        expiresAt: describeSchema(v.number(), "Seconds since 1 January 1970 (UTC)"),
      }),
      signature: v.string(),
    }),
  }),
]);

const offerVersion = describeSchema(v.number(), "The number of times the draft has been saved");

export const offerAnswer = v.union([
  v.strictObject({
    property: describeSchema(
      v.strictObject({ ...listingAnswer.entries, isB2B: v.boolean() }),
      "The home, and whether the offer form asks for a flat number",
    ),
    id: v.string(),
    state: v.picklist(["invited", "draft"]),
    firstname: describeSchema(v.string(), "The first name of the person invited"),
    draft: offerDraftSchema,
    version: offerVersion,
    rules: describeSchema(v.picklist(tenancyRuleNames), "The legal rules that apply to the offer"),
    contractTerms: describeSchema(v.string(), "Path of the contract terms"),
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
    "The request’s id, if the error is ours. Quote it when you contact us",
  ),
  errors: describeSchema(
    v.exactOptional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
    "The fields that are wrong and why, in words you can show to people",
  ),
  error: describeSchema(
    v.exactOptional(v.literal("Already submitted")),
    "Set if the offer has already been submitted",
  ),
  draft: describeSchema(
    v.exactOptional(offerDraftSchema),
    "The saved draft, if the offer has been saved since",
  ),
  version: v.exactOptional(offerVersion),
});

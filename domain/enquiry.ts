import * as v from "valibot";
import { applicantFields, withoutNul } from "./applicant.ts";

/** Longest text a renter may send with an enquiry, characters (renter specification, section 9). */
export const maxMessage = 2500;

const freetextMissing = "Please provide any free text indicating the times that work for you";

/**
 * Third step of the simple form, by what it is for. A question may be a single character, the times
 * for a viewing may not (renter specification, section 5).
 */
export const messageFields = {
  enquiry: { freetext: freetextOf(1) },
  viewing: { freetext: freetextOf(2) },
};

/** What the simple form is for. */
export type EnquiryKind = keyof typeof messageFields;

function freetextOf(least: number) {
  return v.pipe(
    v.string(freetextMissing),
    withoutNul,
    v.trim(),
    v.minLength(least, freetextMissing),
    v.maxLength(maxMessage, `Please keep the message under ${maxMessage} characters`),
  );
}

const token = v.optional(v.pipe(v.string(), v.maxLength(8000)));
const tokens = { recaptchaToken: token, recaptchatoken: token };

/** The listing's own fields, which the call carries and the server ignores in favour of its own. */
const listingFields = Object.fromEntries(
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
    "propertyType",
    "displayAddress",
    "postcodeDistrict",
    "material",
  ].map((field) => [field, v.optional(v.unknown())]),
);

/**
 * Body of `POST /api/submitenquiry` (renter specification, section 7). Both spellings and both
 * places of the human-check token are read.
 */
export const submitEnquiryPayload = v.pipe(
  v.strictObject({
    ...listingFields,
    listingid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), withoutNul),
    listing: v.optional(v.pipe(v.string(), v.maxLength(200))),
    applicant: v.strictObject({ ...applicantFields, ...tokens }),
    extra: v.variant("type", [
      v.strictObject({
        ...messageFields.enquiry,
        type: v.optional(v.literal("enquiry"), "enquiry"),
      }),
      v.strictObject({ ...messageFields.viewing, type: v.literal("viewing") }),
    ]),
    ...tokens,
  }),
  v.transform(({ listingid, applicant, extra, ...top }) => {
    const { recaptchaToken, recaptchatoken, ...person } = applicant;
    return {
      listingId: listingid,
      kind: extra.type,
      applicant: person,
      message: extra.freetext,
      humanCheckToken:
        recaptchaToken || recaptchatoken || top.recaptchaToken || top.recaptchatoken || null,
    };
  }),
);

export type SubmitEnquiry = v.InferOutput<typeof submitEnquiryPayload>;

import * as v from "valibot";
import { applicantFields } from "../contacts/applicant.ts";
import { tokenFields, getToken, stripToken } from "../shared/fields/human-check-token.ts";
import { ignoredListingFields, listingReference } from "../listings/posted-listing.ts";
import { messageFields } from "./enquiry-fields.ts";

/** Body of `POST /api/submitenquiry` (renter specification, section 7). */
export const submitEnquiryPayload = v.pipe(
  v.strictObject({
    ...ignoredListingFields,
    ...listingReference,
    applicant: v.strictObject({ ...applicantFields, ...tokenFields }),
    extra: v.variant("type", [
      v.strictObject({
        ...messageFields.enquiry,
        type: v.optional(v.literal("enquiry"), "enquiry"),
      }),
      v.strictObject({ ...messageFields.viewing, type: v.literal("viewing") }),
    ]),
    ...tokenFields,
  }),
  v.transform(({ listingid, applicant, extra, ...top }) => ({
    listingId: listingid,
    kind: extra.type,
    applicant: stripToken(applicant),
    message: extra.freetext,
    viewingOption: extra.viewingOption,
    humanCheckToken: getToken(applicant, top),
  })),
);

export type SubmitEnquiry = v.InferOutput<typeof submitEnquiryPayload>;

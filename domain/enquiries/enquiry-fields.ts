import { messageField } from "../shared/text-fields.ts";
import { viewingOptionField } from "./viewing-options.ts";

const freetextMissing = "Please provide any free text indicating the times that work for you";

/**
 * Third step of the simple form, by what it is for. A question may be a single character, the times
 * for a viewing may not (renter specification, section 5).
 */
export const messageFields = {
  enquiry: { freetext: messageField(freetextMissing), viewingOption: viewingOptionField },
  viewing: {
    freetext: messageField(freetextMissing, { least: 2 }),
    viewingOption: viewingOptionField,
  },
};

/** What the simple form is for. */
export type EnquiryKind = keyof typeof messageFields;

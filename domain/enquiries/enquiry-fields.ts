import { messageField } from "../shared/fields/text-fields.ts";
import { viewingOptionField } from "./viewing-options.ts";

const freetextMissing = "Please provide any free text indicating the times that work for you";

/** A question may be one character, viewing times may not (renter specification, section 5). */
export const messageFields = {
  enquiry: { freetext: messageField(freetextMissing), viewingOption: viewingOptionField },
  viewing: {
    freetext: messageField(freetextMissing, { min: 2 }),
    viewingOption: viewingOptionField,
  },
};

export type EnquiryKind = keyof typeof messageFields;

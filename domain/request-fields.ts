import { messageField } from "./text-fields.ts";

/** `source` of the one-step build-to-rent form, which asks for no free text. */
export const buildToRentSource = "build-to-rent";

/** The wizard's third step, by what is asked for. */
export const requestFields = {
  valuation: { freetext: messageField("Please tell us the property's address") },
  switch: { freetext: messageField("Please tell us your present provider and the property") },
  demo: { freetext: messageField("Please tell us what you would like to see") },
};

/** What a landlord asks the agency for. */
export type RequestKind = keyof typeof requestFields;

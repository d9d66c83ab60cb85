import * as v from "valibot";
import { messageField } from "../shared/fields/text-fields.ts";

export const requestFields = {
  valuation: { freetext: messageField("Please tell us the property's address") },
  switch: { freetext: messageField("Please tell us your present provider and the property") },
  demo: { freetext: messageField("Please tell us what you would like to see") },
};

export const homesMessage = "Please tell us how many homes, in figures";

export const portfolioFields = {
  homes: v.pipe(
    v.string(homesMessage),
    v.transform((text) => text.replaceAll(/[,\s]/g, "")),
    v.check((text) => /^[1-9]\d{0,4}$/.test(text), homesMessage),
  ),
  freetext: messageField("Please paste your list, or tell us where the homes are"),
};

export type RequestKind = keyof typeof requestFields;

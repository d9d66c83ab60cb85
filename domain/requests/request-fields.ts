import * as v from "valibot";
import { messageField } from "../shared/fields/text-fields.ts";

export const requestFields = {
  valuation: { freetext: messageField("Enter the property’s address") },
  switch: { freetext: messageField("Enter your current agent and the property’s address") },
  demo: { freetext: messageField("Enter what you’d like to see") },
};

export const homesMessage = "Enter the number of properties in figures";

export const portfolioFields = {
  homes: v.pipe(
    v.string(homesMessage),
    v.transform((text) => text.replaceAll(/[,\s]/g, "")),
    v.check((text) => /^[1-9]\d{0,4}$/.test(text), homesMessage),
  ),
  freetext: messageField("Paste your list of properties, or tell us where they are"),
};

export type RequestKind = keyof typeof requestFields;

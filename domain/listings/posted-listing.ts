import * as v from "valibot";
import { keepable } from "../shared/text-fields.ts";
import { listingWireNames } from "./listing.ts";

/** The listing's id, and its name, which is ignored. */
export const listingReference = {
  listingid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), keepable),
  listing: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** A client may post the listing as it received it. All of it but the reference is ignored. */
export const ignoredListingFields = Object.fromEntries(
  [...Object.values(listingWireNames).flat(), "lng", "isQualified"].map((name) => [
    name,
    v.optional(v.unknown()),
  ]),
);

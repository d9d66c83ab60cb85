import * as v from "valibot";
import { tokenFields } from "../shared/fields/human-check-token.ts";
import { listingReference } from "../listings/posted-listing.ts";
import { contactDetailFields } from "./qualification.ts";

/** Body of `POST /api/addrenter` (renter specification, sections 4 and 7). Token is optional. */
export const addRenterPayload = v.pipe(
  v.strictObject({
    listingid: listingReference.listingid,
    applicant: v.strictObject({ ...contactDetailFields, ...tokenFields }),
    ...tokenFields,
  }),
  v.transform(({ listingid, applicant: { firstname, lastname, phone, email } }) => ({
    listingId: listingid,
    applicant: { firstname, lastname, phone, email },
  })),
);

export type AddRenter = v.InferOutput<typeof addRenterPayload>;

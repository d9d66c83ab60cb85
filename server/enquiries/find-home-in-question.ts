import type { HomeInQuestion } from "../../domain/enquiries/home-in-question.ts";
import { sentListingFields } from "../../domain/enquiries/sent-listing-fields.ts";
import { coverOf, type PublicListing } from "../../domain/listings/listing.ts";
import { londonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { findListing } from "../listings/listings.ts";
import { findSimilarHomes } from "../listings/similar-homes.ts";

type Context = Pick<AppContext, "database" | "now">;

/** The home that an enquiry is to be about; null where it is not shown. */
export async function findHomeInQuestion(
  app: Context,
  listingId: string,
): Promise<HomeInQuestion | null> {
  const listing = await findListing(app, listingId);
  return listing && homeInQuestion(app, listing);
}

/** A home for a form; of one that is let agreed also homes like it. */
export async function homeInQuestion(
  app: Context,
  listing: PublicListing,
): Promise<HomeInQuestion> {
  const { id, name, area, outcode, rentPcm } = listing;
  const letAgreed =
    listing.status === "let-agreed"
      ? { similar: await findSimilarHomes(app, listing), today: londonDate(app.now()) }
      : null;
  const cover = coverOf(listing);
  return { id, name, area, outcode, rentPcm, cover, fields: sentListingFields(listing), letAgreed };
}

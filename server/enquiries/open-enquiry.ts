import { getQualifiedSince } from "../../domain/enquiries/qualified-since.ts";
import { findKnownEnquiry } from "./known-enquiries.ts";
import { findQualification } from "./qualification-answers.ts";
import { findPublicListing } from "../listings/listings.ts";
import type { AppContext } from "../app-context.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { PublicListing } from "../../domain/listings/listing.ts";

/** Returns what the holder of an `EnqId` may see. Null if its home is no longer shown. */
export async function findOpenEnquiry(app: AppContext, EnqId: string): Promise<OpenEnquiry | null> {
  const { database, now } = app;
  const id = await findRecordId(app, "enquiry", EnqId);
  const known = id === null ? null : await findKnownEnquiry(database.orm, id);
  const listing = known && (await findPublicListing(database.orm, known.listingId));
  if (!listing) return null;
  const { contact } = known;
  const answered = await findQualification(database.orm, contact, getQualifiedSince(now()));
  return {
    EnqId,
    contactId: contact.id,
    firstname: contact.firstname,
    isQualified: answered !== null,
    listing,
  };
}

interface OpenEnquiry {
  /** By which it was opened. */
  EnqId: string;
  contactId: string;
  firstname: string;
  isQualified: boolean;
  listing: PublicListing;
}

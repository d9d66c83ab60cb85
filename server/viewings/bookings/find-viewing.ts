import { eq } from "drizzle-orm";
import { redirectDocument } from "react-router";
import type { PublicListing } from "../../../domain/listings/listing.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { AskedTime, Viewing, ViewingHome } from "../../../domain/viewings/viewing.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { toEnquiryHome } from "../../enquiries/find-enquiry-home.ts";
import { findOpenEnquiry } from "../../enquiries/open-enquiry.ts";
import type { AppContext } from "../../app-context.ts";
import { findPublicListing } from "../../listings/listings.ts";
import { preferredTimes } from "../viewing-tables.ts";

/**
 * Resolves an `EnqId` (prefix `a0`) or a listing id to the home to view. One that is not found
 * leads to the search (renter specification, section 7).
 */
export async function requireViewing(app: AppContext, id: string): Promise<Viewing> {
  const viewing = await findViewing(app, id);
  if (!viewing) throw redirectDocument("/properties-to-rent");
  return viewing;
}

async function findViewing(app: AppContext, id: string): Promise<Viewing | null> {
  const { viewingsFromDay, viewingsUntilDay } = await findAgencySettings(app.database.orm);
  const settings = { viewingsFromDay, viewingsUntilDay };
  if (!id.startsWith("a0")) {
    const listing = await findPublicListing(app.database.orm, id);
    return listing && { home: await findViewingHome(app, listing), renter: null, settings };
  }
  const enquiry = await findOpenEnquiry(app, id);
  if (!enquiry) return null;
  const { EnqId, contactId, firstname, isQualified, listing } = enquiry;
  return {
    home: await findViewingHome(app, listing),
    renter: {
      enquiryId: EnqId,
      contactId,
      firstname,
      isQualified,
      asked: await findAskedTime(app, EnqId),
    },
    settings,
  };
}

/** Null if they asked for none, or its day has passed. */
async function findAskedTime(app: AppContext, EnqId: string): Promise<AskedTime | null> {
  const id = await findRecordId(app, "enquiry", EnqId);
  if (id === null) return null;
  const { day: date, fromTime: from, untilTime: until } = preferredTimes;
  const [asked] = await app.database.orm
    .select({ date, from, until })
    .from(preferredTimes)
    .where(eq(preferredTimes.enquiryId, id));
  return asked && asked.date >= getLondonDate(app.now()) ? asked : null;
}

async function findViewingHome(app: AppContext, listing: PublicListing): Promise<ViewingHome> {
  const { bedrooms, bathrooms, furnishing } = listing;
  return { ...(await toEnquiryHome(app, listing)), bedrooms, bathrooms, furnishing };
}

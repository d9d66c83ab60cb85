import { isUuid } from "../../../domain/shared/uuid.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { describePreferredTimes } from "./describe-preferred-times.ts";
import {
  type ViewingRequestRow,
  findViewingRequest,
  findViewingRequestOfPerson,
  listUnbookedRequests,
} from "./list-unbooked-requests.ts";

/** Whom a viewing is booked for: a request, or a home and perhaps somebody known. */
export interface BookingWanted {
  enquiryId: string | null;
  listingId: string | null;
  contactId: string | null;
  /** Conversation of somebody who rang and is no contact yet. Left out for none. */
  callerId?: string | null;
  /** As `formatSlot` writes it. Null for the first that is free. */
  slot: string | null;
}

/** What waits to be booked: by its id, or of the person, perhaps for a home. */
export async function findWantedRequest(
  db: Queryable,
  { enquiryId, listingId, contactId }: BookingWanted,
  { now, branch }: { now: Date; branch: string | null },
): Promise<ViewingRequestRow | null> {
  if (enquiryId !== null) return findViewingRequest(db, enquiryId);
  if (contactId === null || !isUuid(contactId)) return null;
  return findViewingRequestOfPerson(db, { contactId, listingId }, now, branch);
}

/**
 * Requests to choose from, where it is not known yet whom to book.
 * @param listingId null where the home is not known either
 */
export async function listRequestChoices(
  app: AppContext,
  branch: string | null,
  listingId: string | null = null,
) {
  const now = app.now();
  const asks = await listUnbookedRequests(app.database.orm, now, branch, listingId);
  return asks.map(({ enquiryId, contact, home, askedAt, wish, message }) => ({
    enquiryId,
    name: `${contact.firstname} ${contact.lastname}`,
    home: home.name,
    asked: formatMoment(askedAt, now),
    wish: wish && describePreferredTimes({ ...wish, message: "" }),
    message,
  }));
}

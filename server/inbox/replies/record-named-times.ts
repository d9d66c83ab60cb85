import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { AppContext } from "../../app-context.ts";
import type { Conversation } from "../../conversations/open-conversation.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { findNextFreeTimes } from "../../viewings/requests/next-free-times.ts";
import { recordOfferedTimes } from "../../viewings/requests/offered-times.ts";

import { findViewingRequest } from "../requests/find-viewing-request.ts";

/** More than the field of a text stands for: some may have been taken since it was filled in. */
const looksAt = 20;

/**
 * Records the viewing times that a reply names as offered: those that the field "viewing times" wrote
 * into it, if they are still free and the writer left them as they were.
 * @returns the id of the offer, null if it names none
 */
export async function recordNamedTimes(
  { now, routes }: AppContext,
  tx: Transaction,
  { staffId }: StaffActor,
  {
    conversation: { id, listingId, contactId },
    body,
  }: { conversation: Conversation; body: string },
): Promise<number | null> {
  if (listingId === null || contactId === null || !body.includes("London time")) return null;
  const at = now();
  const request = await findViewingRequest(tx, id, listingId);
  const free = await findNextFreeTimes(
    tx,
    { listingId, now: at, wish: request?.wish ?? null, staffId, findRoutes: routes?.recall },
    looksAt,
  );
  const times = free.filter(({ startsAt, endsAt }) =>
    body.includes(formatViewingTimes(listViewingTimes(startsAt, endsAt))),
  );
  if (times.length === 0) return null;
  return recordOfferedTimes(tx, {
    listingId,
    contactId,
    enquiryId: request?.id ?? null,
    channel: "mail",
    staffId,
    times,
    at,
  });
}

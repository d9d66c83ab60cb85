import { formatViewingTimes, listViewingTimes } from "../../domain/viewings/booking-time.ts";
import type { AppContext } from "../app-context.ts";
import type { Conversation } from "../conversations/open-conversation.ts";
import type { Transaction } from "../platform/database/client.ts";
import { findNextFreeTimes } from "../viewings/next-free-times.ts";
import { recordOfferedTimes } from "../viewings/offered-times.ts";
import type { MayPlanRoutes } from "../viewings/route-planner.ts";

/** More than the field of a text stands for: some may have been taken since it was filled in. */
const looksAt = 20;

/**
 * Records the viewing times that a reply names as offered: those that the field "viewing times" wrote
 * into it, if they are still free and the writer left them as they were.
 */
export async function recordNamedTimes(
  { now, routes }: Pick<AppContext, "now"> & MayPlanRoutes,
  tx: Transaction,
  {
    conversation: { listingId, contactId },
    staffId,
    body,
  }: { conversation: Conversation; staffId: string | null; body: string },
): Promise<void> {
  if (listingId === null || contactId === null || !body.includes("London time")) return;
  const at = now();
  const free = await findNextFreeTimes(
    tx,
    { listingId, now: at, findRoutes: routes?.recall },
    looksAt,
  );
  const times = free.filter(({ startsAt, endsAt }) =>
    body.includes(formatViewingTimes(listViewingTimes(startsAt, endsAt))),
  );
  await recordOfferedTimes(tx, {
    listingId,
    contactId,
    enquiryId: null,
    channel: "mail",
    staffId,
    times,
    at,
  });
}

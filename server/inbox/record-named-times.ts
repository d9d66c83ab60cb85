import { and, desc, eq } from "drizzle-orm";
import { formatViewingTimes, listViewingTimes } from "../../domain/viewings/booking-time.ts";
import type { AppContext } from "../app-context.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import type { Conversation } from "../conversations/open-conversation.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { findNextFreeTimes } from "../viewings/next-free-times.ts";
import { recordOfferedTimes } from "../viewings/offered-times.ts";
import type { MayPlanRoutes } from "../viewings/route-planner.ts";
import { isInConversation } from "./reply-conflicts.ts";

/** More than the field of a text stands for: some may have been taken since it was filled in. */
const looksAt = 20;

/**
 * Records the viewing times that a reply names as offered: those that the field "viewing times" wrote
 * into it, if they are still free and the writer left them as they were.
 * @returns the id of the offer, null if it names none
 */
export async function recordNamedTimes(
  { now, routes }: Pick<AppContext, "now"> & MayPlanRoutes,
  tx: Transaction,
  {
    conversation: { id, listingId, contactId },
    staffId,
    body,
  }: { conversation: Conversation; staffId: string | null; body: string },
): Promise<number | null> {
  if (listingId === null || contactId === null || !body.includes("London time")) return null;
  const at = now();
  const free = await findNextFreeTimes(
    tx,
    { listingId, now: at, findRoutes: routes?.recall },
    looksAt,
  );
  const times = free.filter(({ startsAt, endsAt }) =>
    body.includes(formatViewingTimes(listViewingTimes(startsAt, endsAt))),
  );
  if (times.length === 0) return null;
  return recordOfferedTimes(tx, {
    listingId,
    contactId,
    enquiryId: await findViewingRequest(tx, id, listingId),
    channel: "mail",
    staffId,
    times,
    at,
  });
}

/** The latest in the conversation: it is what the times answer. Null where nobody asked to view. */
async function findViewingRequest(
  tx: Transaction,
  conversationId: string,
  listingId: string,
): Promise<string | null> {
  const [asked] = await tx
    .select({ id: enquiries.id })
    .from(conversationMessages)
    .innerJoin(enquiries, eq(enquiries.id, conversationMessages.recordId))
    .where(
      and(
        isInConversation(tx, conversationId),
        eq(conversationMessages.requestKind, "viewing"),
        eq(enquiries.listingId, listingId),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  return asked?.id ?? null;
}

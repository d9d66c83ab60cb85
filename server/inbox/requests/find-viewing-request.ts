import { and, desc, eq } from "drizzle-orm";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { preferredTimes } from "../../viewings/viewing-tables.ts";
import { isInConversation } from "../replies/reply-conflicts.ts";

/**
 * The latest in the conversation, which is what times in a reply answer. Null where nobody asked to view.
 * Its wish is null for somebody who named no time.
 */
export async function findViewingRequest(
  db: Queryable | Transaction,
  conversationId: string,
  listingId: string,
) {
  const { day: date, fromTime: from, untilTime: until } = preferredTimes;
  const [asked] = await db
    .select({ id: enquiries.id, wish: { date, from, until } })
    .from(conversationMessages)
    .innerJoin(enquiries, eq(enquiries.id, conversationMessages.recordId))
    .leftJoin(preferredTimes, eq(preferredTimes.enquiryId, enquiries.id))
    .where(
      and(
        isInConversation(db, conversationId),
        eq(conversationMessages.requestKind, "viewing"),
        eq(enquiries.listingId, listingId),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  return asked ?? null;
}

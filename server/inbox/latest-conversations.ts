import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHomeName } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";

/** With their homes, the latest first. Those that were joined to another are not among them. */
export async function listLatestConversations(
  db: Queryable,
  where: SQL | undefined,
  atMost: number,
) {
  const { id, name, email, phone, listingId, mergedInto, lastMessageAt } = conversations;
  // Else the homes of all that are found are read, and most of them for nothing.
  const latest = db
    .select({ id, name, email, phone, listingId, lastMessageAt })
    .from(conversations)
    .where(and(isNull(mergedInto), where))
    .orderBy(desc(lastMessageAt))
    .limit(atMost)
    .as("latest");
  return db
    .select({
      id: latest.id,
      name: latest.name,
      email: latest.email,
      phone: latest.phone,
      home: officeHomeName,
    })
    .from(latest)
    .leftJoin(listingRecords, eq(listingRecords.id, latest.listingId))
    .leftJoin(listings, eq(listings.id, latest.listingId))
    .orderBy(desc(latest.lastMessageAt));
}

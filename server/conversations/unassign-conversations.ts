import { eq, sql } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversations } from "./conversation-tables.ts";

/**
 * What somebody who leaves had to answer is nobody's again, and stands in that view of the inbox. Their
 * open pages hear of nothing any more.
 */
export async function unassignConversations(tx: Transaction, staffId: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ ownerId: null, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.ownerId, staffId));
  await notifyOffice(tx, { subject: "conversation", id: null });
  await notifyOffice(tx, { subject: "staff", id: staffId });
}

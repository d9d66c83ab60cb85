import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";

/**
 * What belongs to a branch, for every list and count of the office. Null is no condition: all that
 * there is, of every branch and of none.
 */
type Branch = string | null;

export function isConversationOf(branch: Branch): SQL | undefined {
  return branch === null ? undefined : eq(conversations.branch, branch);
}

export function isHomeOf(branch: Branch): SQL | undefined {
  return branch === null ? undefined : eq(listingRecords.branch, branch);
}

/** By the home that a row is about. A row about none belongs to no branch. */
export function isAboutHomeOf(branch: Branch, listingId: AnyColumn): SQL | undefined {
  if (branch === null) return undefined;
  return sql`exists (select from ${listingRecords}
    where ${listingRecords.id} = ${listingId} and ${listingRecords.branch} = ${branch})`;
}

import { eq, isNull, or, type SQL } from "drizzle-orm";
import { conversations } from "./conversation-tables.ts";

/** Nobody's are everybody's: they stay in view until somebody takes them. */
export function isForMe(staffId: string | null): SQL | undefined {
  const isOwn = staffId === null ? undefined : eq(conversations.ownerId, staffId);
  return or(isOwn, isNull(conversations.ownerId));
}

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { InboxCriteria, InboxViewName } from "../../../domain/conversations/inbox-view.ts";
import type { ResponseTarget } from "../../../domain/conversations/response-clock.ts";
import { isConversationOf } from "../../branches/of-branch.ts";
import { conversations, type Lane } from "../../conversations/conversation-tables.ts";
import { isForMe } from "../../conversations/is-for-me.ts";
import { isLate } from "../../conversations/is-over-target.ts";

export interface ListedBy {
  /** Whose `mine` is. Null on the command line, where nothing is. */
  staffId: string | null;
  /** Whose conversations are listed. Null or left out: every branch’s. */
  branch?: string | null;
  promise: ResponseTarget;
  now: Date;
}

export const lanesOfView: Record<InboxViewName, readonly Lane[]> = {
  all: ["unanswered", "theirs", "snoozed"],
  unanswered: ["unanswered"],
  mine: ["unanswered", "theirs", "snoozed"],
  nobodys: ["unanswered", "theirs", "snoozed"],
  snoozed: ["snoozed"],
  closed: ["closed"],
};

/** What a list shows, but for the lanes of its view and the words of a search. */
export function buildInboxCondition(
  criteria: InboxCriteria,
  { staffId, branch = null, promise, now }: ListedBy,
): SQL | undefined {
  const { view, q, kind, owner, area, unread, late, forMe } = criteria;
  return and(
    isNull(conversations.mergedInto),
    isConversationOf(branch),
    q === null && view === "mine" ? sql`${conversations.ownerId} = ${staffId}` : undefined,
    q === null && view === "nobodys" ? isNull(conversations.ownerId) : undefined,
    kind === null ? undefined : eq(conversations.kind, kind),
    owner === null ? undefined : eq(conversations.ownerId, owner),
    area === null ? undefined : eq(conversations.area, area),
    forMe ? isForMe(staffId) : undefined,
    unread ? eq(conversations.unread, true) : undefined,
    late ? and(eq(conversations.lane, "unanswered"), isLate(promise, now)) : undefined,
  );
}

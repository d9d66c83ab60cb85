import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../domain/agency/office-hours.ts";
import type { InboxCriteria, InboxViewName } from "../../domain/conversations/inbox-view.ts";
import type { ResponsePromise } from "../../domain/conversations/response-clock.ts";
import { conversations, type Lane } from "../conversations/conversation-tables.ts";

export interface ListedBy {
  /** Whose `mine` is. Null on the command line, where nothing is. */
  staffId: string | null;
  promise: ResponsePromise;
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
  { staffId, promise, now }: ListedBy,
): SQL | undefined {
  const { view, q, kind, owner, area, unread, late } = criteria;
  const lateSince = subtractOfficeMinutes(promise.hours, now, promise.promiseMinutes);
  return and(
    isNull(conversations.mergedInto),
    q === null && view === "mine" ? sql`${conversations.ownerId} = ${staffId}` : undefined,
    q === null && view === "nobodys" ? isNull(conversations.ownerId) : undefined,
    kind === null ? undefined : eq(conversations.kind, kind),
    owner === null ? undefined : eq(conversations.ownerId, owner),
    area === null ? undefined : eq(conversations.area, area),
    unread ? eq(conversations.unread, true) : undefined,
    late
      ? and(eq(conversations.lane, "unanswered"), lte(conversations.waitingSince, lateSince))
      : undefined,
  );
}

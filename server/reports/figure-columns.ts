import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { FigureSpan } from "../../domain/reports/figure-span.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";

export function inSpan(at: AnyColumn, { from, until }: FigureSpan): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
}

/** `YYYY-MM-DD`. */
export function londonDay(at: AnyColumn | SQL): SQL {
  return sql`to_char(${at} at time zone 'Europe/London', 'YYYY-MM-DD')`;
}

const kindOfMessage = sql`coalesce(${conversationMessages.requestKind}, 'mail')`;
const isAsking = sql`${conversationMessages.kind} in ('request', 'mail')`;

/**
 * Where somebody saw us, as the office noted it, else the kind of the first request in a
 * conversation. A mail has none of its own.
 */
export const firstSource = sql`coalesce(${conversations.cameFrom}, (
  select ${kindOfMessage} from ${conversationMessages}
  where ${conversationMessages.conversationId} = ${conversations.id} and ${isAsking}
  order by ${conversationMessages.at}, ${conversationMessages.id} limit 1))`;

/** Of what a person asked about a home. */
export function firstSourceOfPerson(contactId: AnyColumn, listingId: AnyColumn): SQL {
  return sql`(
    select coalesce(${conversations.cameFrom}, ${kindOfMessage}) from ${conversations}
    join ${conversationMessages} on ${conversationMessages.conversationId} = ${conversations.id}
    where ${conversations.contactId} = ${contactId} and ${conversations.listingId} = ${listingId}
      and ${isAsking}
    order by ${conversationMessages.at}, ${conversationMessages.id} limit 1)`;
}

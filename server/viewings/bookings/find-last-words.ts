import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { truncateAtWord } from "../../../domain/shared/text/truncate-at-word.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { RequestKind } from "../../../domain/conversations/request-kinds.ts";
import { isConversationOf } from "../../branches/of-branch.ts";
import { listConfirmedContactIds } from "../../contacts/person-contacts.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { BookingWanted } from "../requests/find-wanted-request.ts";

/** What may be said of seeing a home without asking for it by the form of a viewing. */
const talk: RequestKind[] = ["enquiry", "contact", "call", "mail", "page"];

/** Enough to book by. A mail can be much longer. */
const longest = 1000;

const { kind, requestKind, body, at, isAutomatic, conversationId } = conversationMessages;
const isTalk = and(
  or(eq(kind, "mail"), and(eq(kind, "request"), inArray(requestKind, talk))),
  ne(body, ""),
  eq(isAutomatic, false),
);

interface LastWords {
  words: string;
  isSpoken: boolean;
  at: Date;
}

/** The last words in each request's conversation since it was made, by the request's id. */
export async function findWordsSince(
  db: Queryable,
  asks: readonly { enquiryId: string; conversationId: string | null; askedAt: Date }[],
): Promise<Map<string, LastWords>> {
  const ids = asks.flatMap((ask) => ask.conversationId ?? []);
  const rows = await db
    .selectDistinctOn([conversationId], { conversationId, requestKind, body, at })
    .from(conversationMessages)
    .where(and(inArray(conversationId, ids), isTalk))
    .orderBy(conversationId, desc(at), desc(conversationMessages.id));
  const last = new Map(rows.map((row) => [row.conversationId, row]));
  return new Map(
    asks.flatMap((ask) => {
      const said = last.get(ask.conversationId ?? "");
      return said && said.at > ask.askedAt ? [[ask.enquiryId, toWords(said)] as const] : [];
    }),
  );
}

/** Of a request and of what was said since. */
export function joinWords(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join("\n\n");
}

/**
 * What somebody last wrote or said about the home, or about none, besides their request for a viewing,
 * for whoever books one for them. Null once the conversation is closed.
 */
export async function findLastWords(
  db: Queryable,
  { contactId, callerId = null, listingId }: BookingWanted,
  branch: string | null,
): Promise<LastWords | null> {
  const whose = await findWhose(db, contactId, callerId);
  if (whose === null) return null;
  const [last] = await db
    .select({ requestKind, body, at })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(
      and(
        whose,
        ne(conversations.state, "closed"),
        isConversationOf(branch),
        listingId === null || callerId !== null
          ? undefined
          : or(eq(conversations.listingId, listingId), isNull(conversations.listingId)),
        isTalk,
      ),
    )
    .orderBy(desc(at), desc(conversationMessages.id))
    .limit(1);
  if (!last) return null;
  return toWords(last);
}

function toWords(said: { body: string; requestKind: RequestKind | null; at: Date }): LastWords {
  return {
    words: truncateAtWord(said.body, longest),
    isSpoken: said.requestKind === "call",
    at: said.at,
  };
}

/** A caller who is no contact yet is known by the call alone, whichever home it was about. */
async function findWhose(db: Queryable, contactId: string | null, callerId: string | null) {
  if (callerId !== null && isUuid(callerId)) {
    return or(eq(conversations.id, callerId), eq(conversations.mergedInto, callerId));
  }
  if (contactId === null || !isUuid(contactId)) return null;
  return inArray(conversations.contactId, await listConfirmedContactIds(db, [contactId]));
}

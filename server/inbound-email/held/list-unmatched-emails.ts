import { and, asc, desc, inArray, isNotNull, isNull, not, or, type SQL } from "drizzle-orm";
import { getEmailMatch } from "../../../domain/conversations/same-person.ts";
import { programReasons } from "../../../domain/inbound-email/place-mail.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { unmatchedEmails, receivedFiles } from "../mail-in-tables.ts";

const pageSize = 50;

/** `waiting`: for a person's answer. `programs`: probably nobody wrote them. */
export type UnmatchedEmailView = "waiting" | "programs" | "discarded";

const isWaiting = isNull(unmatchedEmails.discardedAt);
const isOfProgram = inArray(unmatchedEmails.reason, [...programReasons]);

const conditions: Readonly<Record<UnmatchedEmailView, SQL | undefined>> = {
  waiting: and(isWaiting, not(isOfProgram)),
  programs: and(isWaiting, isOfProgram),
  discarded: isNotNull(unmatchedEmails.discardedAt),
};

/** Oldest first: who wrote first waits longest. Discarded ones latest first. */
export async function listUnmatchedEmails(db: Queryable, view: UnmatchedEmailView) {
  const where = conditions[view];
  const order =
    view === "discarded" ? desc(unmatchedEmails.discardedAt) : asc(unmatchedEmails.receivedAt);
  const mails = await db
    .select()
    .from(unmatchedEmails)
    .where(where)
    .orderBy(order, asc(unmatchedEmails.mailId))
    .limit(pageSize);
  const ids = mails.map(({ mailId }) => mailId);
  const files = await db
    .select(fileColumns)
    .from(receivedFiles)
    .where(inArray(receivedFiles.mailId, ids))
    .orderBy(receivedFiles.position);
  const candidates = await listCandidates(db, mails);
  return {
    count: await db.$count(unmatchedEmails, where),
    mails: mails.map((mail) => ({
      ...mail,
      files: files.filter(({ mailId }) => mailId === mail.mailId),
      conversations: candidates.filter(
        ({ id, emailMatch }) =>
          id === mail.conversationId ||
          (mail.senderAddress !== null && emailMatch === getEmailMatch(mail.senderAddress)),
      ),
    })),
  };
}

export function countUnmatchedEmails(
  db: Queryable,
  view: Exclude<UnmatchedEmailView, "discarded"> = "waiting",
): Promise<number> {
  return db.$count(unmatchedEmails, conditions[view]);
}

/** In a line each, those that wait longest. */
export function listLongestUnmatched(db: Queryable, atMost: number) {
  const { mailId, senderName, senderAddress, subject, receivedAt } = unmatchedEmails;
  return db
    .select({ id: mailId, senderName, senderAddress, subject, receivedAt })
    .from(unmatchedEmails)
    .where(conditions.waiting)
    .orderBy(asc(receivedAt), asc(mailId))
    .limit(atMost);
}

const fileColumns = {
  id: receivedFiles.id,
  mailId: receivedFiles.mailId,
  fileName: receivedFiles.fileName,
  bytes: receivedFiles.bytes,
};

/** Conversations that a held mail may belong to: the one that it answers, and those of its sender. */
async function listCandidates(
  db: Queryable,
  mails: readonly { conversationId: string | null; senderAddress: string | null }[],
) {
  const ids = mails.flatMap(({ conversationId }) => conversationId ?? []);
  const senders = mails.flatMap(({ senderAddress }) =>
    senderAddress === null ? [] : getEmailMatch(senderAddress),
  );
  return db
    .select({
      id: conversations.id,
      name: conversations.name,
      emailMatch: conversations.emailMatch,
      snippet: conversations.snippet,
      lastMessageAt: conversations.lastMessageAt,
    })
    .from(conversations)
    .where(
      or(
        inArray(conversations.id, ids),
        and(isNull(conversations.mergedInto), inArray(conversations.emailMatch, senders)),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(4 * pageSize);
}

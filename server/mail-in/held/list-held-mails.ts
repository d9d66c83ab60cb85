import { and, asc, desc, inArray, isNotNull, isNull, not, or, type SQL } from "drizzle-orm";
import { getEmailMatch } from "../../../domain/conversations/same-person.ts";
import { programReasons } from "../../../domain/mail-in/place-mail.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { heldMails, receivedFiles } from "../mail-in-tables.ts";

const pageSize = 50;

/** `waiting`: for a person's answer. `programs`: probably nobody wrote them. */
export type HeldView = "waiting" | "programs" | "discarded";

const isWaiting = isNull(heldMails.discardedAt);
const isOfProgram = inArray(heldMails.reason, [...programReasons]);

const conditions: Readonly<Record<HeldView, SQL | undefined>> = {
  waiting: and(isWaiting, not(isOfProgram)),
  programs: and(isWaiting, isOfProgram),
  discarded: isNotNull(heldMails.discardedAt),
};

/** Oldest first: who wrote first waits longest. Discarded ones latest first. */
export async function listHeldMails(db: Queryable, view: HeldView) {
  const where = conditions[view];
  const order = view === "discarded" ? desc(heldMails.discardedAt) : asc(heldMails.receivedAt);
  const mails = await db
    .select()
    .from(heldMails)
    .where(where)
    .orderBy(order, asc(heldMails.mailId))
    .limit(pageSize);
  const ids = mails.map(({ mailId }) => mailId);
  const files = await db
    .select(fileColumns)
    .from(receivedFiles)
    .where(inArray(receivedFiles.mailId, ids))
    .orderBy(receivedFiles.position);
  const candidates = await listCandidates(db, mails);
  return {
    count: await db.$count(heldMails, where),
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

export function countHeldMails(
  db: Queryable,
  view: Exclude<HeldView, "discarded"> = "waiting",
): Promise<number> {
  return db.$count(heldMails, conditions[view]);
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

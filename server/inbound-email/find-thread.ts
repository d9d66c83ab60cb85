import { and, desc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { findOutboxIds, isSameSubject } from "../../domain/inbound-email/message-ids.ts";
import type { MailThread } from "../../domain/inbound-email/place-mail.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import type { AppContext } from "../app-context.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { readReplyAddress } from "../platform/mail/reply-address.ts";
import { receivedMails } from "./mail-in-tables.ts";
import type { ParsedMail } from "./parsing/parse-mail.ts";

/**
 * Finds the conversation that a mail answers: by the signed address that it was sent to, else by the
 * mail that it answers, else by a mail that it refers to, if the subject is that mail's. Subjects
 * alone never decide: people reuse mails.
 */
export async function findThread(
  db: Queryable,
  { config, siteSecret, now }: AppContext,
  mail: ParsedMail,
): Promise<MailThread | null> {
  const conversationId =
    (await findByAddress(
      db,
      config.mailIn && { mailbox: config.mailIn.address, siteSecret },
      mail,
    )) ??
    (await findByMails(db, mail.inReplyTo))[0]?.conversationId ??
    (await findByMails(db, mail.references)).find(({ subject }) =>
      isSameSubject(subject, mail.subject),
    )?.conversationId;
  return conversationId === undefined
    ? null
    : describeThread(db, conversationId, { mail, now: now() });
}

async function findByAddress(
  db: Queryable,
  site: Parameters<typeof readReplyAddress>[0] | null,
  { recipients }: ParsedMail,
): Promise<string | undefined> {
  if (site === null) return undefined;
  const ids = recipients.flatMap((recipient) => readReplyAddress(site, recipient) ?? []);
  if (ids.length === 0) return undefined;
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, ids));
  return found?.id;
}

/** Null for a mail about something else. As text the conversation would be in no index. */
const aboutConversation = sql`case
  when ${outbox.aboutId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${outbox.aboutId}::uuid end`;

/** Our mails about a conversation or its requests, and mails that came to it; the latest first. */
async function findByMails(
  db: Queryable,
  messageIds: readonly string[],
): Promise<{ conversationId: string; subject: string }[]> {
  if (messageIds.length === 0) return [];
  const received = await db
    .select({
      conversationId: conversationMessages.conversationId,
      subject: sql<string>`coalesce(${conversationMessages.mail} ->> 'subject', '')`,
    })
    .from(conversationMessages)
    .where(inArray(conversationMessages.mailMessageId, [...messageIds]))
    .orderBy(desc(conversationMessages.id));
  const outboxIds = findOutboxIds(messageIds);
  if (outboxIds.length === 0) return received;
  const sent = await db
    .selectDistinctOn([outbox.createdAt, outbox.id], {
      conversationId: conversationMessages.conversationId,
      subject: outbox.subject,
    })
    .from(outbox)
    .innerJoin(
      conversationMessages,
      or(
        eq(conversationMessages.outboxId, outbox.id),
        eq(conversationMessages.recordId, outbox.aboutId),
        eq(conversationMessages.conversationId, aboutConversation),
      ),
    )
    .where(inArray(outbox.id, outboxIds))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
  return [...sent, ...received];
}

/** Of joined conversations the mail belongs to its sender's, else to the one that it answers. */
async function describeThread(
  db: Queryable,
  id: string,
  { mail, now }: { mail: ParsedMail; now: Date },
): Promise<MailThread | null> {
  const [named] = await db
    .select({ id: sql<string>`coalesce(${conversations.mergedInto}, ${conversations.id})` })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (!named) return null;
  const joined = await db
    .select({ id: conversations.id, email: conversations.email })
    .from(conversations)
    .where(or(eq(conversations.id, named.id), eq(conversations.mergedInto, named.id)));
  const ids = joined.map((conversation) => conversation.id);
  const messages = await db
    .selectDistinct({
      recipient: outbox.recipient,
      sender: sql<string | null>`${conversationMessages.mail} -> 'from' ->> 'address'`,
    })
    .from(conversationMessages)
    .leftJoin(outbox, eq(outbox.id, conversationMessages.outboxId))
    .where(and(inArray(conversationMessages.conversationId, ids)));
  const addresses = [
    ...joined.map(({ email }) => email),
    ...messages.flatMap(({ recipient, sender }) => [recipient, sender]),
  ].flatMap((address) => (address === null ? [] : toEmailKey(address)));
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const mailsInLastHour = await db.$count(
    receivedMails,
    and(
      inArray(receivedMails.conversationId, ids),
      eq(receivedMails.outcome, "conversation"),
      gte(receivedMails.takenInAt, hourAgo),
    ),
  );
  const own = joined.find(({ email }) => {
    return email !== null && toEmailKey(email) === mail.sender?.address;
  });
  return { conversationId: own?.id ?? id, addresses: [...new Set(addresses)], mailsInLastHour };
}

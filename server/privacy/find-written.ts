import {
  type Calls,
  listConversationsOf,
  listMailsElsewhere,
} from "../conversations/personal-data.ts";
import { listFileNames, listUnmatchedEmailsOf } from "../inbound-email/personal-data.ts";
import type { Queryable } from "../platform/database/client.ts";

export type Written = Awaited<ReturnType<typeof findWritten>>;

/**
 * What a person and the office wrote: conversations, mails that staff put into the conversation of
 * somebody else, and mails that wait for a decision.
 */
export async function findWritten(
  db: Queryable,
  contactIds: readonly string[],
  emailKeys: readonly string[],
  calls: Calls | null,
) {
  const conversations = await listConversationsOf(db, contactIds, { emailKeys, calls });
  const ownIds = conversations.map(({ id }) => id);
  const mailsElsewhere = await listMailsElsewhere(db, emailKeys, ownIds);
  const messages = [...conversations.flatMap((one) => one.messages), ...mailsElsewhere];
  const messageIds = messages.flatMap(({ mailMessageId }) => mailMessageId ?? []);
  return {
    conversations,
    mailsElsewhere,
    fileNames: await listFileNames(db, messageIds),
    heldMails: await listUnmatchedEmailsOf(db, emailKeys),
  };
}

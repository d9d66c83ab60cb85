import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { messageField } from "../../domain/shared/fields/text-fields.ts";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { openConversation, toPerson } from "../conversations/open-conversation.ts";
import { addRequest } from "../conversations/record-request.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuseFields } from "../staff/refusals.ts";

const messageFields = v.object({ message: messageField("Enter your message") });

export interface Writer {
  /** Of the link. */
  contactId: string;
  contactIds: readonly string[];
  linkId: string;
}

/** Puts what somebody writes on their page into the inbox, in their conversation about the home. */
export async function writeMessage(
  app: AppContext,
  writer: Writer,
  { listingId, ...fields }: { listingId: string | null; message: string },
): Promise<Outcome<{ done: "written" }>> {
  const read = v.safeParse(messageFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const text = await hideLinksInText(app.database.orm, read.output.message);
  await transact(app.database.orm, (tx) =>
    writeMessageIn(tx, writer, { listingId, text, at: app.now() }),
  );
  return { ok: true, answer: { done: "written" } };
}

/** The same within a transaction of the caller. */
export async function writeMessageIn(
  tx: Transaction,
  { contactId, contactIds, linkId }: Writer,
  { listingId, text, at }: { listingId: string | null; text: string; at: Date },
): Promise<void> {
  // Where a person has several contacts, it goes on where they have asked.
  const [asked] =
    listingId === null
      ? []
      : await tx
          .select({ contactId: conversations.contactId })
          .from(conversations)
          .where(
            and(
              inArray(conversations.contactId, [...contactIds]),
              eq(conversations.listingId, listingId),
            ),
          );
  const [contact] = await tx
    .select()
    .from(contacts)
    .where(eq(contacts.id, asked?.contactId ?? contactId));
  if (!contact) return;
  const recordId = randomUUID();
  const person = toPerson(contact.id, contact);
  const request = { kind: "page", recordId, person, listingId, text, at } as const;
  const thread = await openConversation(tx, { ...request, ids: [recordId] });
  if (await isSaidAlready(tx, thread.ownId, { text, at })) return;
  await addRequest(tx, thread, request);
  await recordAudit(tx, {
    at,
    actor: "visitor",
    action: "case.message",
    subject: "conversation",
    subjectId: thread.conversation.id,
    detail: { linkId },
  });
}

const repeatMs = 3_600_000;

/**
 * The page has no script, so its forms carry no key: whoever hears nothing goes back and sends the
 * same again. It is a repeat for an hour, until somebody has said something else. Later the same
 * words are meant: “Is there any news?”
 */
async function isSaidAlready(
  tx: Transaction,
  id: string,
  { text, at }: { text: string; at: Date },
): Promise<boolean> {
  const { requestKind, body } = conversationMessages;
  const [last] = await tx
    .select({ requestKind, body, at: conversationMessages.at })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  if (last?.requestKind !== "page" || last.body !== text) return false;
  return at.getTime() - last.at.getTime() < repeatMs;
}

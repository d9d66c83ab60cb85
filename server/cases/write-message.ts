import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { messageField } from "../../domain/shared/text-fields.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import { recordRequest } from "../conversations/record-request.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuseFields } from "../staff/refusals.ts";

const messageFields = v.object({ message: messageField("Please write something") });

export interface Writer {
  /** Of the link. */
  contactId: string;
  contactIds: readonly string[];
  linkId: string;
}

/** Puts what somebody writes on their page into the inbox, in their conversation about the home. */
export async function writeMessage(
  app: Pick<AppContext, "database" | "now">,
  writer: Writer,
  { listingId, ...fields }: { listingId: string | null; message: string },
): Promise<Outcome<{ done: "written" }>> {
  const read = v.safeParse(messageFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const text = read.output.message;
  await app.database.orm.transaction((tx) =>
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
  const id = await recordRequest(tx, {
    kind: "page",
    recordId: randomUUID(),
    person: toPerson(contact.id, contact),
    listingId,
    text,
    at,
  });
  await recordAudit(tx, {
    at,
    actor: "visitor",
    action: "case.message",
    subject: "conversation",
    subjectId: id,
    detail: { linkId },
  });
}

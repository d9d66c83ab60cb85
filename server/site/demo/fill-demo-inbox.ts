import { and, eq, sql } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../../domain/agency/office-hours.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { receiveMail } from "../../inbound-email/receive-mail.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { requests } from "../../requests/request-tables.ts";
import { insertDemoStaff } from "../../staff/demo-staff.ts";
import { staff } from "../../staff/staff-tables.ts";
import { type DemoInbox, readDemoInbox } from "./demo-data.ts";
import { type DemoTransaction, recordDemoConversation } from "./record-demo-conversation.ts";

/**
 * Fills the inbox of the demo's people with conversations of every kind and age. One transaction, at
 * whose end no mail is due: nobody is ever written to. An agency's own database, which has somebody
 * real, homes of its own, a public address or any conversation, is left alone.
 */
export async function fillDemoInbox(app: AppContext): Promise<void> {
  if (!(await app.isLocalDemo())) return;
  await transact(app.database.orm, async (tx) => {
    if (!(await isUntouched(tx))) return;
    await insertDemoStaff(tx, app.now());
    const demo = await prepare(app, tx);
    const { conversations: planned, heldMail } = readDemoInbox();
    for (const conversation of planned) await recordDemoConversation(demo, conversation);
    await holdDemoMail(demo, heldMail);
    await giveAges(tx);
    await endMails(tx, planned);
  });
}

async function isUntouched(tx: Transaction): Promise<boolean> {
  return (await tx.$count(conversations)) === 0 && (await tx.$count(outbox)) === 0;
}

async function prepare(app: AppContext, tx: Transaction): Promise<DemoTransaction> {
  const { hours } = await findResponseTarget(tx);
  const now = app.now();
  const { id, name, email } = staff;
  const homes = await tx.select({ id: listings.id, ref: listings.agentRef }).from(listings);
  return {
    // The use cases' own transactions are then parts of this one.
    app: { ...app, database: { ...app.database, orm: tx } },
    tx,
    getTime: (ago) => (ago === 0 ? now : subtractOfficeMinutes(hours, now, ago)),
    people: await tx.select({ id, name, email }).from(staff).where(eq(staff.isDemo, true)),
    homes: new Map(homes.map((home) => [home.ref, home.id])),
  };
}

async function holdDemoMail(
  { app, getTime }: DemoTransaction,
  { ago, name, email, subject, text }: DemoInbox["heldMail"],
): Promise<void> {
  const receivedAt = getTime(ago);
  const headers = [
    `From: ${name} <${email}>`,
    `To: ${app.config.agencyEmail}`,
    `Subject: ${subject}`,
    `Date: ${receivedAt.toUTCString()}`,
  ];
  const raw = Buffer.from(`${headers.join("\r\n")}\r\n\r\n${text}\r\n`);
  const source = { mailbox: "demo", uidValidity: "1", uid: 1, bytes: raw.length, receivedAt };
  const log = app.log.child({}, { level: "warn" });
  await receiveMail({ ...app, log }, source, { raw, isOversized: false });
}

/** Records are as old as their messages, and people as their conversations. */
async function giveAges(tx: Transaction): Promise<void> {
  const { recordId, outboxId, at } = conversationMessages;
  await tx
    .update(enquiries)
    .set({ createdAt: at })
    .from(conversationMessages)
    .where(eq(recordId, enquiries.id));
  await tx
    .update(requests)
    .set({ createdAt: at })
    .from(conversationMessages)
    .where(eq(recordId, sql`${requests.id}::text`));
  await tx
    .update(contacts)
    .set({ createdAt: conversations.askedAt, updatedAt: conversations.lastMessageAt })
    .from(conversations)
    .where(eq(conversations.contactId, contacts.id));
  for (const ofMail of [eq(outboxId, outbox.id), eq(recordId, outbox.aboutId)]) {
    await tx.update(outbox).set({ createdAt: at }).from(conversationMessages).where(ofMail);
  }
}

/** All of them count as sent, but for those to a mailbox that does not exist. */
async function endMails(tx: Transaction, planned: DemoInbox["conversations"]): Promise<void> {
  await tx.update(outbox).set({ state: "sent", sentAt: outbox.createdAt, attempts: 1 });
  for (const { email, steps } of planned) {
    const lastError = steps.flatMap((step) => ("fails" in step ? (step.fails ?? []) : []))[0];
    if (lastError === undefined) continue;
    await tx
      .update(outbox)
      .set({ state: "failed", sentAt: null, lastError })
      .where(and(eq(outbox.recipient, email), eq(outbox.kind, "conversation-reply")));
  }
}

import { Writable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { listings } from "../listings/listing-tables.ts";
import type { AppContext } from "../app-context.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { createReplyAddress } from "../platform/mail/reply-address.ts";
import { openLog } from "../platform/logging/log.ts";
import { unmatchedEmails, receivedMails } from "../inbound-email/mail-in-tables.ts";
import { receiveMail } from "../inbound-email/receive-mail.ts";
import { createTestContext } from "./app-context.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { writeMail } from "./incoming-mail.ts";
import type { Database } from "../platform/database/client.ts";
import { createListing } from "./listing.ts";
import { testMail } from "./mail.ts";
import { addRecords } from "./listed-homes.ts";

export const mailbox = "lettings@keystone.example.com";
export const contactId = "11111111-1111-4111-8111-111111111111";
/** The office's reply to the enquiry, and the site's confirmation of it. */
export const replyId = "22222222-2222-4222-8222-222222222222";
export const confirmationId = "33333333-3333-4333-8333-333333333333";
const enquiryId = "a0ABCDEFGHIJKLMNOP";

/** A context whose mails come into `mailbox`. */
export function createMailInContext(
  database: Database,
  changes: Parameters<typeof createTestContext>[1] = {},
): Promise<AppContext> {
  const mailIn = {
    host: "127.0.0.1",
    port: 1,
    isEncrypted: false,
    user: mailbox,
    password: "secret",
    folder: "INBOX",
    address: mailbox,
  };
  const config = { mailIn, mailFrom: mailbox, agencyEmail: mailbox, ...changes.config };
  return createTestContext(database, { ...changes, config });
}

/**
 * Ada's enquiry, which the office has answered.
 * @returns the conversation's id and the address to which she answers
 */
export async function answerEnquiry({ database, siteSecret }: AppContext) {
  const at = new Date("2026-11-20T09:42:00Z");
  const person = { name: "Ada Obi", email: "Ada@example.com", phone: "07700 900461" };
  const home = createListing();
  await database.orm.insert(listings).values(home).onConflictDoNothing();
  await addRecords(database.orm, [home.id]);
  await database.orm.insert(contacts).values({
    id: contactId,
    firstname: "Ada",
    lastname: "Obi",
    ...person,
    phoneKey: "447700900461",
    emailKey: "ada@example.com",
  });
  const request = {
    kind: "enquiry",
    recordId: enquiryId,
    listingId: home.id,
    text: "Is it free?",
    at,
  } as const;
  const id = await database.orm.transaction((tx) =>
    recordRequest(tx, { ...request, person: { contactId, ...person } }),
  );
  const sent = {
    ...testMail,
    state: "sent",
    subject: "Your enquiry",
    createdAt: at,
    sentAt: at,
  } as const;
  await database.orm.insert(outbox).values([
    { ...sent, id: replyId, recipient: "ada@example.com", aboutId: id },
    { ...sent, id: confirmationId, recipient: "ada@example.com", aboutId: enquiryId },
  ]);
  await database.orm
    .insert(conversationMessages)
    .values({ conversationId: id, kind: "reply", outboxId: replyId, body: "Thursday at six?", at });
  await database.orm
    .update(conversations)
    .set({
      state: "waiting",
      waitingSince: null,
      answeredAt: at,
      firstAnsweredAt: at,
      unread: false,
    })
    .where(eq(conversations.id, id));
  return { id, address: createReplyAddress({ mailbox, siteSecret }, id) };
}

/** When the mails of `useMailIn` reached the mailbox. */
export const receivedAt = new Date("2026-11-21T11:00:00Z");

interface Begun {
  app: AppContext;
  conversation: Awaited<ReturnType<typeof answerEnquiry>>;
}

function failOutsideTests(): never {
  throw new Error("It is there inside tests only.");
}

/** What became of mails. */
function readRecords(database: () => Database, getConversationId: () => string) {
  return {
    find: async () => {
      const { orm } = database();
      const [row] = await orm
        .select()
        .from(conversations)
        .where(eq(conversations.id, getConversationId()));
      return row;
    },
    mails: () =>
      database()
        .orm.select()
        .from(conversationMessages)
        .where(eq(conversationMessages.kind, "mail"))
        .orderBy(asc(conversationMessages.id)),
    held: () => database().orm.select().from(unmatchedEmails),
    outcomes: async () => {
      const rows = await database()
        .orm.select()
        .from(receivedMails)
        .orderBy(asc(receivedMails.uid));
      return rows.map(({ outcome }) => outcome);
    },
  };
}

/** Ada's answered enquiry before each test, mails that come in, and what became of them. */
export function useMailIn(engine: TestEngine) {
  const database = useDatabase(engine);
  const state: { uid: number; begun?: Begun } = { uid: 0 };
  beforeEach(async () => {
    await emptyTables(database());
    const app = await createMailInContext(database());
    state.begun = { app, conversation: await answerEnquiry(app) };
    state.uid = 0;
  });
  const get = (): Begun => state.begun ?? failOutsideTests();
  return {
    database,
    app: () => get().app,
    conversation: () => get().conversation,
    /** @param raw null for a mail that can't be taken in */
    receive: async (
      raw: Buffer | null,
      { by = get().app, ...changes }: { by?: AppContext; uid?: number; bytes?: number } = {},
    ) => {
      state.uid++;
      const source = {
        mailbox: "m",
        uidValidity: "1",
        uid: state.uid,
        bytes: 1000,
        receivedAt,
        ...changes,
      };
      await receiveMail(by, source, { raw, isOversized: source.bytes > 30_000_000 });
    },
    /** Ada's answer to the address that the office's reply named. */
    answer: (headers: Record<string, string> = {}, body?: string) =>
      writeMail(
        {
          To: get().conversation.address,
          "Message-ID": `<${state.uid}@mail.example.com>`,
          ...headers,
        },
        body,
      ),
    ...readRecords(database, () => get().conversation.id),
  };
}

/** A log whose lines a test can read. */
export function createReadableLog() {
  let written = "";
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return {
    log: openLog({ logLevel: "info", logFormat: "json" }, destination),
    read: () => written,
    /** Messages of a level: 30 is info, 40 warn, 50 error. */
    list: (level: number): string[] =>
      written
        .split("\n")
        .filter((line) => line.startsWith(`{"level":${level},`))
        .map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? ""),
  };
}

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail, writeMultipart } from "../testing/incoming-mail.ts";
import { sendForm } from "../testing/office-forms.ts";
import { contactId, mailbox, receivedAt, useMailIn } from "../testing/mail-in.ts";
import { findReceivedFile, listReceivedFiles } from "./find-received-file.ts";
import { unmatchedEmailActs } from "./held/unmatched-email-acts.ts";
import { listUnmatchedEmails } from "./held/list-unmatched-emails.ts";
import { getMailInStatus } from "./mailbox/mail-in-status.ts";
import { unmatchedEmails, receivedMails } from "./mail-in-tables.ts";
import {
  attachUnmatchedEmail,
  discardUnmatchedEmail,
  openConversationForUnmatchedEmail,
  restoreHeldMail,
} from "./held/sort-unmatched-email.ts";

describe.each(testEngines)("a held mail, on the %s engine", (engine) => {
  const mailIn = useMailIn(engine);
  const { database, receive, app } = mailIn;
  const actor = { staffId: "44444444-4444-4444-8444-444444444444" };
  let count = 0;

  /** A mail of Ada's partner, who was not known until now. */
  const hold = async (headers: Record<string, string> = {}, body?: string): Promise<string> => {
    const all = {
      To: mailIn.conversation().address,
      From: "Bo Obi <bo@example.com>",
      "Message-ID": `<held-${++count}@x>`,
    };
    await receive(writeMail({ ...all, ...headers }, body));
    const { mails } = await listUnmatchedEmails(database().orm, "waiting");
    const mail = mails.at(-1);
    if (!mail) throw new Error("No unmatched emails.");
    return mail.mailId;
  };
  const messages = (id = mailIn.conversation().id) =>
    database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(conversationMessages.id);
  const actions = async () =>
    (await database().orm.select().from(audit)).map(({ action, actor: by }) => [action, by]);

  test("keeps whom it asks to have its answer, which goes with it into a conversation and finds nobody", async () => {
    const portal = { To: mailbox, From: "Portal <noreply@portal.example>" };
    const mailId = await hold({ ...portal, "Reply-To": "Ada Obi <Ada@example.com>" });
    const [mail] = (await listUnmatchedEmails(database().orm, "waiting")).mails;
    expect(mail).toMatchObject({
      replyToName: "Ada Obi",
      replyToAddress: "ada@example.com",
      conversations: [],
    });
    const opened = await openConversationForUnmatchedEmail(app(), actor, mailId);
    if (!opened.ok) throw new Error("It was not opened.");
    expect(await messages(opened.answer.conversationId)).toMatchObject([
      { mail: { replyTo: { name: "Ada Obi" } } },
    ]);
    const [conversation] = await database()
      .orm.select()
      .from(conversations)
      .where(eq(conversations.id, opened.answer.conversationId));
    expect(conversation).toMatchObject({ contactId: null, email: "noreply@portal.example" });
  });

  test("asks for no answer to ourselves", async () => {
    await hold({ To: mailbox, "Reply-To": mailIn.conversation().address });
    expect((await mailIn.held())[0]?.replyToAddress).toBeNull();
  });

  test("is listed with why, what and where it may belong", async () => {
    const parts = [
      { type: "text/plain", body: "See this." },
      { type: "image/png", body: "png", fileName: "boiler.png" },
    ];
    await receive(writeMultipart({ To: mailbox }, parts));
    const list = await listUnmatchedEmails(database().orm, "waiting");
    expect(list).toMatchObject({
      count: 1,
      mails: [
        {
          reason: "new",
          senderName: "Ada Obi",
          senderAddress: "ada@example.com",
          subject: "Re: Your enquiry",
          text: "See this.",
          files: [{ fileName: "boiler.png", bytes: 3 }],
          conversations: [{ id: mailIn.conversation().id, name: "Ada Obi" }],
        },
      ],
    });
    expect(await getMailInStatus(app())).toMatchObject({ held: 1 });
    const file = await findReceivedFile(database().orm, list.mails[0]!.files[0]!.id);
    expect(file).toEqual({
      mailId: list.mails[0]!.mailId,
      conversationId: null,
      fileName: "boiler.png",
      mimeType: "image/png",
      content: Buffer.from("png"),
    });
  });

  test("is put into a conversation by a person; then its sender's answers come in", async () => {
    const mailId = await hold();
    const sorted = await attachUnmatchedEmail(app(), actor, {
      mailId,
      conversationId: mailIn.conversation().id,
    });
    expect(sorted).toEqual({ ok: true, answer: { conversationId: mailIn.conversation().id } });
    expect((await messages()).at(-1)).toMatchObject({
      kind: "mail",
      body: "Thursday suits me.",
      mail: { from: { name: "Bo Obi", address: "bo@example.com" } },
      isAutomatic: false,
    });
    const [row] = await database().orm.select().from(conversations);
    expect(row).toMatchObject({ state: "open", waitingSince: receivedAt });
    expect(await actions()).toContainEqual(["held-mail.attached", actor.staffId]);
    await receive(
      writeMail(
        { To: mailIn.conversation().address, From: "bo@example.com", "Message-ID": "<2@x>" },
        "And a cat.",
      ),
    );
    expect((await messages()).at(-1)).toMatchObject({ body: "And a cat." });
    expect(await database().orm.$count(unmatchedEmails)).toBe(0);
  });

  test("is sorted by the forms of its page", async () => {
    const [mail, { id }] = [await hold(), mailIn.conversation()];
    const send = (texts: Record<string, string>, role: "owner" | "reader" = "owner") =>
      sendForm(app(), { ...actor, role }, unmatchedEmailActs, { mail, ...texts });
    expect(await send({ change: "discard" }, "reader")).toMatchObject({ status: 403 });
    expect(await send({ change: "discard" })).toMatchObject({ more: { discarded: mail } });
    expect(await send({ change: "put-back" })).toMatchObject({ done: "Email restored." });
    const look = (typed: string) => ({ change: "put", into: "other", "other-typed": typed });
    expect(await send(look(""))).toMatchObject({
      refusal: { errors: [{ path: "other", message: "Select a conversation" }] },
    });
    expect(await send(look("Nobody"))).toMatchObject({ refusal: { errors: [{ path: "other" }] } });
    expect(await send(look("ada ob"))).toMatchObject({
      done: "Email added to its conversation.",
      more: { conversationId: id },
    });
    expect(await send({ change: "put", into: "new" })).toMatchObject({
      refusal: { detail: "Someone has already dealt with this email." },
    });
  });

  test("of a program leaves the clock as it is, also when a person puts it there", async () => {
    const mailId = await hold({ "Auto-Submitted": "auto-replied" });
    await attachUnmatchedEmail(app(), actor, { mailId, conversationId: mailIn.conversation().id });
    const [row] = await database().orm.select().from(conversations);
    expect(row).toMatchObject({ state: "waiting", waitingSince: null });
  });

  test("begins a conversation with its sender, and the next one goes into it", async () => {
    const sorted = await openConversationForUnmatchedEmail(
      app(),
      actor,
      await hold({ To: mailbox }),
    );
    if (!sorted.ok) throw new Error(sorted.refusal.detail);
    expect(sorted.answer.conversationId).not.toBe(mailIn.conversation().id);
    const [row] = await database()
      .orm.select()
      .from(conversations)
      .where(eq(conversations.id, sorted.answer.conversationId));
    expect(row).toMatchObject({
      name: "Bo Obi",
      email: "bo@example.com",
      kind: "mail",
      state: "new",
    });
    expect(await messages(sorted.answer.conversationId)).toHaveLength(1);
    const again = await openConversationForUnmatchedEmail(
      app(),
      actor,
      await hold({ To: mailbox }, "PS"),
    );
    expect(again).toEqual(sorted);
  });

  test("of somebody who is known begins a conversation of that contact", async () => {
    const mailId = await hold({ To: mailbox, From: "ada@example.com" });
    const sorted = await openConversationForUnmatchedEmail(app(), actor, mailId);
    const [row] = await database()
      .orm.select()
      .from(conversations)
      .where(eq(conversations.id, sorted.ok ? sorted.answer.conversationId : ""));
    expect(row).toMatchObject({ contactId, name: "Ada Obi", listingId: null });
  });

  test("whose sender may be forged keeps that warning, and begins a conversation of nobody on record", async () => {
    const headers = { To: mailbox, From: "ada@example.com" };
    const mailId = await hold({ ...headers, "Authentication-Results": "mx; dmarc=fail" });
    const [mail] = (await listUnmatchedEmails(database().orm, "waiting")).mails;
    expect(mail).toMatchObject({ mailId, reason: "unverified" });
    const sorted = await openConversationForUnmatchedEmail(app(), actor, mailId);
    const [row] = await database()
      .orm.select()
      .from(conversations)
      .where(eq(conversations.id, sorted.ok ? sorted.answer.conversationId : ""));
    expect(row).toMatchObject({ contactId: null, email: "ada@example.com" });
  });

  test("without a sender begins none", async () => {
    const mailId = await hold({ To: mailbox, From: "" });
    expect(await openConversationForUnmatchedEmail(app(), actor, mailId)).toMatchObject({
      ok: false,
    });
    expect(
      await attachUnmatchedEmail(app(), actor, {
        mailId,
        conversationId: mailIn.conversation().id,
      }),
    ).toMatchObject({
      ok: true,
    });
  });

  test("takes its files along", async () => {
    const parts = [
      { type: "text/plain", body: "See this." },
      { type: "image/png", body: "png", fileName: "boiler.png" },
    ];
    await receive(writeMultipart({ To: mailbox, "Message-ID": "<files@x>" }, parts));
    const { mails } = await listUnmatchedEmails(database().orm, "waiting");
    await attachUnmatchedEmail(app(), actor, {
      mailId: mails[0]!.mailId,
      conversationId: mailIn.conversation().id,
    });
    const mail = (await messages()).find(({ kind }) => kind === "mail");
    expect(await listReceivedFiles(database().orm, mailIn.conversation().id)).toMatchObject([
      { messageId: mail?.id, fileName: "boiler.png" },
    ]);
  });

  test("can be discarded and put back", async () => {
    const mailId = await hold();
    await discardUnmatchedEmail(app(), actor, mailId);
    expect(await listUnmatchedEmails(database().orm, "waiting")).toMatchObject({ count: 0 });
    expect(await listUnmatchedEmails(database().orm, "discarded")).toMatchObject({ count: 1 });
    await restoreHeldMail(app(), actor, mailId);
    expect(await listUnmatchedEmails(database().orm, "waiting")).toMatchObject({ count: 1 });
    expect(await actions()).toEqual([
      ["held-mail.discarded", actor.staffId],
      ["held-mail.restored", actor.staffId],
    ]);
  });

  test("that a colleague has dealt with is not dealt with again", async () => {
    const mailId = await hold();
    const attach = () =>
      attachUnmatchedEmail(app(), actor, { mailId, conversationId: mailIn.conversation().id });
    const both = await Promise.all([attach(), attach()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await discardUnmatchedEmail(app(), actor, mailId)).toMatchObject({
      ok: false,
      refusal: { detail: "Someone has already dealt with this email." },
    });
    expect((await messages()).filter(({ kind }) => kind === "mail")).toHaveLength(1);
  });

  test("stays held if it can't be put into the conversation", async () => {
    const mailId = await hold();
    const conversationId = mailIn.conversation().id;
    const [row] = await database()
      .orm.select()
      .from(receivedMails)
      .where(eq(receivedMails.id, mailId));
    await database().orm.insert(conversationMessages).values({
      conversationId,
      kind: "mail",
      body: "Thursday suits me.",
      mailMessageId: row!.messageId,
      at: receivedAt,
    });
    expect(await attachUnmatchedEmail(app(), actor, { mailId, conversationId })).toMatchObject({
      ok: false,
      refusal: {
        detail: "This email is already in a conversation, or that conversation no longer exists.",
      },
    });
    expect(await database().orm.$count(unmatchedEmails)).toBe(1);
    expect(await database().orm.select().from(receivedMails)).toMatchObject([{ outcome: "held" }]);
  });

  test("is not put into a conversation that is gone", async () => {
    const mailId = await hold();
    const conversationId = "99999999-9999-4999-8999-999999999999";
    expect(await attachUnmatchedEmail(app(), actor, { mailId, conversationId })).toMatchObject({
      ok: false,
      refusal: { detail: "That conversation is no longer here. Reload the page." },
    });
    expect(await database().orm.$count(unmatchedEmails)).toBe(1);
  });
});

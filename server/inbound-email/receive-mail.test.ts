import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import { createReplyAddress } from "../platform/mail/reply-address.ts";
import { testEngines } from "../testing/database.ts";
import { writeMultipart } from "../testing/incoming-mail.ts";
import {
  confirmationId,
  createReadableLog,
  mailbox,
  receivedAt,
  replyId,
  useMailIn,
} from "../testing/mail-in.ts";
import { receivedFiles } from "./mail-in-tables.ts";

describe.each(testEngines)("a mail that comes in, on the %s engine", (engine) => {
  const mailIn = useMailIn(engine);
  const { database, receive, answer, find, mails, held, outcomes } = mailIn;

  describe("is put into the conversation", () => {
    test("that its signed address names, and starts the clock again", async () => {
      await receive(answer({}, "Thursday is fine.\r\n\r\n> Thursday at six?\r\n"));
      expect(await mails()).toMatchObject([
        {
          conversationId: mailIn.conversation().id,
          body: "Thursday is fine.",
          isAutomatic: false,
          mail: {
            from: { name: "Ada Obi", address: "ada@example.com" },
            subject: "Re: Your enquiry",
            html: null,
            quoted: "> Thursday at six?",
          },
          mailMessageId: "0@mail.example.com",
          at: receivedAt,
        },
      ]);
      expect(await find()).toMatchObject({ state: "open", waitingSince: receivedAt, unread: true });
      expect(await held()).toEqual([]);
    });

    test.each([
      ["in the copy", { To: "x@example.com", Cc: "{address}" }],
      ["in the envelope", { To: "x@example.com", "Delivered-To": "{address}" }],
      ["in capitals", { To: "{ADDRESS}" }],
    ])("whose address stands %s", async (_, headers) => {
      const { address } = mailIn.conversation();
      const filled = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace("{address}", address).replace("{ADDRESS}", address.toUpperCase()),
      ]);
      await receive(answer(Object.fromEntries(filled)));
      expect(await mails()).toHaveLength(1);
    });

    test.each([
      ["the office's reply", replyId],
      ["the site's confirmation of the request", confirmationId],
    ])("that %s belongs to, which it answers", async (_, id) => {
      const headers = {
        To: mailbox,
        Subject: "Thursday",
        "In-Reply-To": `<${id}@keystone.example.com>`,
      };
      await receive(answer(headers));
      expect(await mails()).toMatchObject([{ conversationId: mailIn.conversation().id }]);
    });

    test("that a mail of the person belongs to, which it answers", async () => {
      await receive(answer({ "Message-ID": "<one@mail.example.com>" }));
      await receive(
        answer({ To: mailbox, "In-Reply-To": "<one@mail.example.com>" }, "PS: no pets."),
      );
      expect((await mails()).map(({ conversationId }) => conversationId)).toEqual([
        mailIn.conversation().id,
        mailIn.conversation().id,
      ]);
    });

    test("that a mail with the same subject belongs to, which it refers to", async () => {
      const references = `<x@example.com> <${replyId}@keystone.example.com>`;
      await receive(answer({ To: mailbox, References: references, Subject: "RE: your Enquiry" }));
      expect(await mails()).toHaveLength(1);
    });

    test("of its sender, which was joined to another", async () => {
      const { id: root } = mailIn.conversation();
      const [other] = await database()
        .orm.insert(conversations)
        .values({
          personKey: "email:ada@work.example.com",
          email: "ada@work.example.com",
          name: "Ada Obi",
          kind: "mail",
          snippet: "",
          askedAt: receivedAt,
          lastMessageAt: receivedAt,
          searchWords: sql`''::tsvector`,
          mergedInto: root,
        })
        .returning({ id: conversations.id });
      const address = createReplyAddress(
        { mailbox, siteSecret: mailIn.app().siteSecret },
        other!.id,
      );
      await receive(answer({ To: address, From: "ada@work.example.com" }));
      expect(await mails()).toMatchObject([{ conversationId: other!.id }]);
      // Replies name the address of the one that the other was joined to.
      await receive(answer({ From: "ada@work.example.com", "Message-ID": "<2@x>" }));
      await receive(answer({ "Message-ID": "<3@x>" }));
      expect((await mails()).map(({ conversationId }) => conversationId)).toEqual([
        other!.id,
        other!.id,
        root,
      ]);
      expect(await find()).toMatchObject({ lane: "unanswered" });
    });

    test("with its files, which no public address serves", async () => {
      const parts = [
        { type: "text/plain", body: "See this." },
        { type: "application/pdf", body: Buffer.from([0, 255, 37, 80]), fileName: "payslip.pdf" },
        { type: "application/x-msdownload", body: "MZ", fileName: "a.exe" },
      ];
      await receive(writeMultipart({ To: mailIn.conversation().address }, parts));
      expect(await mails()).toMatchObject([
        {
          body: "See this.\n\n[a.exe wasn’t saved because we don’t accept this type of file. It’s still in the mailbox.]",
        },
      ]);
      const files = await database().orm.select().from(receivedFiles);
      expect(files).toMatchObject([
        { fileName: "payslip.pdf", mimeType: "application/pdf", bytes: 4 },
      ]);
      expect(files[0]?.content).toEqual(Buffer.from([0, 255, 37, 80]));
    });

    test("as one line if it is too large to be fetched", async () => {
      await receive(answer({}, "x".repeat(1000)), { bytes: 52_428_800 });
      expect(await mails()).toMatchObject([
        {
          body: "This email of 50 MB wasn’t fetched because the limit is 25 MB. It’s still in the mailbox.",
        },
      ]);
    });
  });

  describe("of a program leaves the clock as it is", () => {
    test.each<[string, Record<string, string>]>([
      ["an automatic answer", { "Auto-Submitted": "auto-replied" }],
      ["a receipt", { "Content-Type": "multipart/report; report-type=disposition-notification" }],
    ])("%s", async (_, headers) => {
      await receive(answer(headers));
      expect(await mails()).toMatchObject([{ isAutomatic: true }]);
      expect(await find()).toMatchObject({ state: "waiting", waitingSince: null, unread: true });
    });

    test("and does not reopen what is closed", async () => {
      await database().orm.update(conversations).set({ state: "closed" });
      await receive(answer({ "Auto-Submitted": "auto-replied" }));
      expect(await find()).toMatchObject({ state: "closed" });
      await receive(answer());
      expect(await find()).toMatchObject({ state: "open" });
    });
  });

  describe("with the marks of a program that people's mails carry too reopens what is closed", () => {
    test.each<[string, Record<string, string>]>([
      ["Outlook's", { "X-Auto-Response-Suppress": "All" }],
      ["a group's", { "List-Id": "<family.example.com>", Precedence: "list" }],
      ["a customer system's", { "List-Unsubscribe": "<https://example.com>" }],
      ["an old program's", { Precedence: "bulk" }],
    ])("%s", async (_, headers) => {
      await database().orm.update(conversations).set({ state: "closed" });
      await receive(answer(headers));
      expect(await mails()).toMatchObject([{ isAutomatic: false }]);
      expect(await find()).toMatchObject({ state: "open", waitingSince: receivedAt });
    });
  });

  describe("is taken in once", () => {
    test("though it is read again", async () => {
      const raw = answer();
      await receive(raw, { uid: 7 });
      await receive(raw, { uid: 7 });
      expect(await mails()).toHaveLength(1);
      expect(await outcomes()).toEqual(["conversation"]);
    });

    test("though it lies in the mailbox twice, or came by two addresses", async () => {
      const headers = { "Message-ID": "<same@mail.example.com>" };
      await receive(answer(headers));
      await receive(answer({ ...headers, Cc: "sales@keystone.example.com", Received: "by mx2" }));
      expect(await mails()).toHaveLength(1);
      expect(await outcomes()).toEqual(["conversation", "copy"]);
    });

    test("though two processes read it at the same moment", async () => {
      const raw = answer();
      await Promise.all([receive(raw, { uid: 7 }), receive(raw, { uid: 7 })]);
      expect(await mails()).toHaveLength(1);
    });

    test("but two mails of a program that gives all the same Message-ID are two", async () => {
      await receive(answer({ "Message-ID": "<same@mail.example.com>" }, "One."));
      await receive(answer({ "Message-ID": "<same@mail.example.com>" }, "Two."));
      expect((await mails()).map(({ body }) => body)).toEqual(["One.", "Two."]);
    });

    test("and none of it is stored if a part of it can't be", async () => {
      const broken = { ...mailIn.app() };
      Object.defineProperty(broken, "siteSecret", { get: () => Number.NaN });
      await expect(receive(answer(), { by: broken })).rejects.toThrow();
      expect(await outcomes()).toEqual([]);
    });
  });

  test("no line of the log names a person or what was written", async () => {
    const log = createReadableLog();
    const by = { ...mailIn.app(), log: log.log };
    await receive(answer(), { by });
    await receive(answer({ From: "eve@example.org" }), { by });
    expect(log.list(30)).toHaveLength(2);
    expect(log.read()).not.toMatch(/\bada\b|eve@|Thursday|enquiry/i);
  });
});

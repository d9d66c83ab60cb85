import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { maxMailsPerHour } from "../../domain/inbound-email/mail-limits.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { writeBounce } from "../testing/incoming-mail.ts";
import { countUnmatchedEmails, listUnmatchedEmails } from "./held/list-unmatched-emails.ts";
import { confirmationId, mailbox, replyId, useMailIn } from "../testing/mail-in.ts";

describe.each(testEngines)(
  "a mail that is put into no conversation, on the %s engine",
  (engine) => {
    const mailIn = useMailIn(engine);
    const { database, receive, answer, find, mails, held, outcomes } = mailIn;

    describe("is held", () => {
      const reply = { "In-Reply-To": `<${replyId}@keystone.example.com>` };
      test.each<[string, Record<string, string>, string]>([
        ["from an unknown sender", { From: "Eve <eve@example.org>" }, "unknown-sender"],
        [
          "from an unknown sender who answers our mail",
          { ...reply, To: mailbox, From: "eve@example.org" },
          "unknown-sender",
        ],
        [
          "from a sender who only writes that answers go to the person",
          { From: "eve@example.org", "Reply-To": "ada@example.com" },
          "unknown-sender",
        ],
        [
          "from a sender who only has the person's name",
          { From: '"ada@example.com" <eve@example.org>' },
          "unknown-sender",
        ],
        ["with a forged sender", { "Authentication-Results": "mx; dmarc=fail" }, "unverified"],
        ["from two senders", { From: "ada@example.com, eve@example.org" }, "no-sender"],
        ["from the agency's own address", { From: mailbox }, "own-address"],
      ])("%s", async (_, headers, reason) => {
        await receive(answer(headers));
        expect(await held()).toMatchObject([{ reason, conversationId: mailIn.conversation().id }]);
        expect(await mails()).toEqual([]);
        expect(await find()).toMatchObject({ state: "waiting", unread: false });
      });

      test.each<[string, Record<string, string>]>([
        ["that answers nothing", {}],
        ["whose signed address was changed", { To: "lettings+aaaa@keystone.example.com" }],
        [
          "that refers to our mail under another subject",
          { References: `<${replyId}@x>`, Subject: "Boiler" },
        ],
        [
          "that answers a mail that we never sent",
          { "In-Reply-To": "<44444444-4444-4444-8444-444444444444@x>" },
        ],
      ])("as new, %s", async (_, headers) => {
        await receive(answer({ To: mailbox, ...headers }));
        expect(await held()).toMatchObject([
          { reason: "new", conversationId: null, senderAddress: "ada@example.com" },
        ]);
      });

      test("as one line if it is too large to be fetched", async () => {
        await receive(answer({ To: mailbox }, "x".repeat(1000)), { bytes: 52_428_800 });
        expect(await held()).toMatchObject([
          { text: expect.stringContaining("email of 50 MB wasn’t fetched") },
        ]);
      });

      test("if it can't be read", async () => {
        await receive(null);
        await receive(Buffer.from(`X: ${"a".repeat(300_000)}\r\n\r\n`));
        expect(await held()).toMatchObject([{ reason: "unreadable" }, { reason: "unreadable" }]);
      });

      test("after many from one conversation within an hour, as programs do that answer each other", async () => {
        for (let n = 0; n < maxMailsPerHour + 3; n++) await receive(answer({}, `${n}`));
        expect(await mails()).toHaveLength(maxMailsPerHour);
        expect(await held()).toHaveLength(3);
      });
    });

    describe("that a program has probably sent waits in a view of its own, and is counted", () => {
      test.each<[string, Record<string, string>, string]>([
        ["a newsletter", { "List-Unsubscribe": "<https://example.com>" }, "list"],
        ["a mass mailing", { Precedence: "bulk" }, "list"],
        ["an automatic mail", { "Auto-Submitted": "auto-generated" }, "automatic"],
        [
          "an automatic answer to the agency itself",
          { From: mailbox, "Auto-Submitted": "auto-replied" },
          "automatic",
        ],
        ["a postmaster's mail", { From: "postmaster@example.com" }, "report"],
      ])("%s", async (_, headers, reason) => {
        await receive(answer({ To: mailbox, ...headers }, "Is it still free?"));
        const list = await listUnmatchedEmails(database().orm, "programs");
        expect(list).toMatchObject({ count: 1, mails: [{ reason, text: "Is it still free?" }] });
        expect(await countUnmatchedEmails(database().orm, "programs")).toBe(1);
        expect(await listUnmatchedEmails(database().orm, "waiting")).toMatchObject({ count: 0 });
        expect(await outcomes()).toEqual(["held"]);
      });

      test("but not a new mail from Outlook, which a person wrote", async () => {
        await receive(answer({ To: mailbox, "X-Auto-Response-Suppress": "All" }));
        expect(await listUnmatchedEmails(database().orm, "waiting")).toMatchObject({
          mails: [{ reason: "new" }],
        });
      });
    });

    describe("is not kept", () => {
      test("where the outbox has it: the site's own notice", async () => {
        const id = `<${replyId}@keystone.example.com>`;
        await receive(answer({ From: mailbox, To: mailbox, "Message-ID": id }));
        expect(await outcomes()).toEqual(["own"]);
        expect([...(await mails()), ...(await held())]).toEqual([]);
      });

      test("though a stranger's mail may carry the Message-ID of ours", async () => {
        await receive(
          answer({ From: "eve@example.org", "Message-ID": `<${replyId}@keystone.example.com>` }),
        );
        expect(await held()).toMatchObject([{ reason: "unknown-sender" }]);
      });
    });

    describe("a bounce", () => {
      const sent = async (id: string) => {
        const [row] = await database().orm.select().from(outbox).where(eq(outbox.id, id));
        return row;
      };

      test("is noted at the mail that came back, with its reason, and changes no clock", async () => {
        await receive(writeBounce(replyId));
        expect(await sent(replyId)).toMatchObject({
          state: "sent",
          bouncedAt: mailIn.app().now(),
          bounceReason: "550 5.1.1 (address) User unknown",
        });
        expect(await sent(confirmationId)).toMatchObject({ bouncedAt: null });
        expect(await find()).toMatchObject({ state: "waiting", waitingSince: null });
        expect(await database().orm.select().from(audit)).toMatchObject([
          { actor: "job", action: "mail.bounced", subjectId: replyId },
        ]);
        expect(await mails()).toEqual([]);
      });

      test("that reports a delay is none", async () => {
        await receive(writeBounce(replyId, { action: "delayed" }));
        expect(await sent(replyId)).toMatchObject({ bouncedAt: null });
      });

      test("of a mail that still waits, or that is not ours, is none, and is held", async () => {
        await database().orm.update(outbox).set({ state: "waiting" });
        await receive(writeBounce(replyId));
        await receive(writeBounce("44444444-4444-4444-8444-444444444444"));
        expect(await sent(replyId)).toMatchObject({ bouncedAt: null });
        expect(await held()).toMatchObject([{ reason: "report" }, { reason: "report" }]);
      });
    });
  },
);

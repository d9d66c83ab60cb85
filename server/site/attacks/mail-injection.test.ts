import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "../../testing/view-request.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { replyToConversation } from "../../inbox/replies/reply-to-conversation.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { inviteStaff } from "../../staff/team/invite-staff.ts";
import { staff } from "../../staff/staff-tables.ts";
import { dailyMails } from "../../platform/mail/daily-mail-table.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { useDatabase } from "../../testing/database.ts";
import { type MailSending, sendNextMail } from "../../platform/mail/send-mail.ts";
import { createRecordingLog } from "../../testing/mail.ts";
import { startTestSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { type MailTransport, createSmtpTransport } from "../../platform/mail/transport.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { openMetrics } from "../../platform/metrics/metrics.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const database = useDatabase();
let smtp: TestSmtpServer;
let transport: MailTransport;
beforeAll(async () => {
  await addListedHomes(database(), [createListing({ name: "Loriner\r\nBcc: all@evil.example" })]);
  smtp = await startTestSmtpServer();
  transport = createSmtpTransport(smtp.url, { name: "Lintel", address: "post@lintel.example.com" });
});
afterAll(async () => {
  transport.close();
  await smtp.close();
});
beforeEach(async () => {
  await database().orm.delete(outbox);
  await database().orm.delete(dailyMails);
});

async function enquire(applicant: object, freetext = "Is it quiet?") {
  const app = createTestApp(
    await createTestContext(database(), { config: { publicUrl: "http://lintel.test" } }),
  );
  return app.request("http://lintel.test/api/submitenquiry", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ listingid: createListing().id, applicant, extra: { freetext } }),
  });
}

async function readSent() {
  smtp.received = [];
  const signal = new AbortController().signal;
  const sending: MailSending = {
    fillLinks: async (mail) => ({ ok: true, mail }),
    database: database(),
    metrics: openMetrics(),
    transport,
    log: createRecordingLog(),
    signal,
  };
  while (await sendNextMail(sending));
  return smtp.received;
}

describe("further recipients", () => {
  test.each([
    "ada@example.com,all@evil.example",
    "ada@example.com;all@evil.example",
    "ada@example.com all@evil.example",
    "ada@example.com\r\nBcc: all@evil.example",
    "ada@example.com\nRCPT TO:<all@evil.example>",
    "ada@example.com\u2028Bcc: all@evil.example",
    "Ada <ada@example.com>",
    "<all@evil.example>ada@example.com",
    '"ada@example.com,all"@evil.example',
    "group:all@evil.example,ada@example.com;",
    "ada@example.com>",
    "ada@[127.0.0.1]",
    "ada@example.com%00",
    "@evil.example:ada@example.com",
  ])("%j is no address", async (email) => {
    expect((await enquire({ ...contact, email })).status).toBe(422);
    expect(await readSent()).toEqual([]);
  });
});

describe("headers of one's own", () => {
  const injections = [
    "\r\nBcc: all@evil.example",
    "\nSubject: Win",
    "\r\n\r\n<script>",
    "\u2028X: 1",
    "\u0085X: 1",
    "?=\r\n Bcc: all@evil.example",
    "=?utf-8?q?=0D=0ABcc:_all=40evil.example?=",
  ];

  test.each(injections)("a name or a message with %j stays what it is", async (text) => {
    const { status } = await enquire(
      { ...contact, firstname: `Ada${text}`, lastname: `B${text}` },
      `Hello${text}`,
    );
    expect(status).toBe(201);
    const mails = await readSent();
    expect(mails).toHaveLength(2);
    expectOneRecipient(mails);
  });

  test.each(injections)("what the office sends with %j has them neither", async (text) => {
    const app = await createTestContext(database(), {
      config: { publicUrl: "https://lintel.test" },
    });
    const { orm } = app.database;
    await orm.delete(conversations);
    await orm.delete(staff);
    const person = { name: `Niamh${text}`, email: "niamh@example.com", role: "owner" } as const;
    const from = { actor: "command line", officeOrigin: "https://lintel.test" } as const;
    const invited = await inviteStaff(app, from, person);
    expect(invited.ok).toBe(true);
    await enquire({ ...contact, firstname: `Ada${text}` });
    const [conversation] = await orm.select().from(conversations);
    const [asked] = await orm.select().from(conversationMessages);
    const [colleague] = await orm.select().from(staff);
    const replied = await replyToConversation(
      app,
      { staffId: colleague!.id, name: person.name },
      {
        id: conversation!.id,
        fields: { body: `Dear Ada,${text}`, lastSeen: String(asked!.id) },
        attach: [],
      },
      readStaffSubmission({ staffId: colleague!.id }, { key: crypto.randomUUID(), body: text }),
    );
    expect(replied).toMatchObject({ ok: true });
    const mails = await readSent();
    expect(mails).toHaveLength(4);
    expectOneRecipient(mails);
  });

  function expectOneRecipient(mails: Awaited<ReturnType<typeof readSent>>): void {
    for (const { recipients, mail } of mails) {
      expect(recipients).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.to).toHaveLength(1);
      expect(mail.subject).not.toMatch(/[\r\n\u2028]|^Win/);
      expect(mail.headers.map(({ key }) => key)).not.toContain("x");
      expect(mail.replyTo ?? []).not.toContainEqual(
        expect.objectContaining({ address: expect.stringContaining("evil") }),
      );
    }
  }
});

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outbox } from "./outbox-table.ts";
import { testEngines, useDatabase } from "../../testing/database.ts";
import { type Metrics, openMetrics } from "../metrics/metrics.ts";
import { claimMail } from "./outbox.ts";
import type { FilledMail, OutgoingMail } from "./outgoing-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { sendNextMail } from "./send-mail.ts";
import { createRecordingLog, testMail } from "../../testing/mail.ts";
import { startTestSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { type MailTransport, createSmtpTransport } from "./transport.ts";

const from = { name: "Keystone", address: "post@keystone.example.com" };
const hasty = { connection: 300, greeting: 300, socket: 300 };

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  let smtp: TestSmtpServer;
  let transport: MailTransport;
  let log: ReturnType<typeof createRecordingLog>;
  let metrics: Metrics;

  beforeEach(async () => {
    await database().orm.delete(outbox);
    smtp = await startTestSmtpServer();
    transport = createSmtpTransport(smtp.url, from);
    log = createRecordingLog();
    metrics = openMetrics();
  });
  afterEach(async () => {
    transport.close();
    await smtp.close();
  });

  const queue = (changes: Partial<OutgoingMail> = {}) =>
    database().orm.transaction((tx) => queueMail(tx, { ...testMail, ...changes }));
  const send = (filled?: FilledMail) =>
    sendNextMail({
      database: database(),
      transport,
      fillLinks: async (mail) => filled ?? { ok: true, mail },
      log,
      metrics,
      signal: new AbortController().signal,
    });
  const row = async () => (await database().orm.select().from(outbox))[0];
  const letTimePass = () =>
    database()
      .orm.update(outbox)
      .set({ nextAttemptAt: sql`now()` });

  test("a queued mail arrives with both parts and the right Reply-To", async () => {
    await queue();
    expect(await send()).toBe(true);
    const sent = await row();
    expect(sent).toMatchObject({ state: "sent", attempts: 1, lastError: null });
    expect(smtp.received).toMatchObject([
      {
        recipients: ["ada@example.com"],
        mail: {
          from: { name: "Keystone", address: "post@keystone.example.com" },
          to: [{ address: "ada@example.com" }],
          replyTo: [{ address: "lettings@keystone.example.com" }],
          subject: "Your enquiry about Chaundler’s Yard",
          messageId: `<${sent?.id}@keystone.example.com>`,
          html: expect.stringContaining("<p>Thank you, Ada</p>"),
          text: expect.stringContaining("Thank you, Ada"),
        },
      },
    ]);
  });

  test("a calendar entry arrives as an invitation that mail programs show, and as a file", async () => {
    const ics = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";
    await queue({ calendar: { method: "REQUEST", ics } });
    await send();
    const parts = smtp.received[0]?.mail.attachments.map(({ mimeType, method, filename }) => {
      return { mimeType, method, filename };
    });
    expect(parts).toEqual([
      { mimeType: "text/calendar", method: "REQUEST", filename: null },
      { mimeType: "application/ics", method: undefined, filename: "viewing.ics" },
    ]);
    const content = smtp.received[0]?.mail.attachments[0]?.content ?? "";
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    expect(text.trim().split(/\r?\n/)).toEqual(ics.trim().split("\r\n"));
  });

  test("a mail whose links need a setting waits for it, and one with somebody else's fails", async () => {
    await queue();
    expect(await send({ ok: false, reason: "Set PUBLIC_URL.", waits: true })).toBe(true);
    expect(await row()).toMatchObject({ state: "waiting", lastError: "Set PUBLIC_URL." });
    await letTimePass();
    expect(await send({ ok: false, reason: "It is another's." })).toBe(true);
    expect(await row()).toMatchObject({ state: "failed" });
  });

  test("a sent mail is not sent again", async () => {
    await queue();
    await send();
    expect(await send()).toBe(false);
    expect(smtp.received).toHaveLength(1);
  });

  test("a line break in a subject adds no header, a comma in an address no recipient", async () => {
    await queue({ subject: "Hello\r\nBcc: all@example.com" });
    await send();
    expect(smtp.received).toMatchObject([{ recipients: ["ada@example.com"] }]);
    expect(smtp.received[0]?.mail.bcc).toBeUndefined();
    await queue({ recipient: "ada@example.com, all@example.com" });
    await send();
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain("all@example.com");
  });

  test("a recipient that the server rejects permanently fails the mail at once", async () => {
    smtp.onRecipient = (address) => ({ code: 550, words: `<${address}> is unknown here` });
    await queue();
    expect(await send()).toBe(true);
    expect(await row()).toMatchObject({
      state: "failed",
      attempts: 1,
      lastError: "RCPT TO 550: 550 (address) is unknown here",
    });
    expect(smtp.received).toEqual([]);
  });

  test("a text that the server rejects permanently fails the mail at once", async () => {
    smtp.onMail = () => ({ code: 554, words: "Not here" });
    await queue();
    await send();
    expect(await row()).toMatchObject({ state: "failed", lastError: "DATA 554: 554 Not here" });
  });

  test("a mail that the server temporarily rejects waits, and arrives later", async () => {
    smtp.onRecipient = () => ({ code: 451, words: "Come back later" });
    await queue();
    expect(await send()).toBe(false);
    expect(await row()).toMatchObject({
      state: "waiting",
      attempts: 1,
      lastError: "RCPT TO 451: 451 Come back later",
    });
    smtp.onRecipient = () => "accept";
    expect(await send()).toBe(false); // Not before its time.
    await letTimePass();
    await send();
    expect(await row()).toMatchObject({ state: "sent", attempts: 2, lastError: null });
    expect(smtp.received).toHaveLength(1);
  });

  test.each(["onConnection", "onSender"] as const)(
    "a server that rejects everyone (%s) does not make a mail fail",
    async (moment) => {
      smtp[moment] = () => ({ code: 554, words: "No service" });
      await queue();
      expect(await send()).toBe(false);
      expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
      expect((await row())?.lastError).toContain("554");
    },
  );

  test("a kept-alive connection closed by the server costs a mail no attempt", async () => {
    await queue();
    await send();
    smtp.onSender = () => {
      smtp.onSender = () => "accept";
      return "drop";
    };
    await queue({ recipient: "second@example.com" });
    expect(await send()).toBe(true);
    expect(smtp.received).toHaveLength(2);
  });

  test.each(["onConnection", "onRecipient", "onMail"] as const)(
    "a server that goes silent (%s) times out, and the mail waits",
    async (moment) => {
      smtp[moment] = () => "hang";
      transport.close();
      transport = createSmtpTransport(smtp.url, from, hasty);
      await queue();
      expect(await send()).toBe(false);
      expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
      expect((await row())?.lastError).toContain("ETIMEDOUT");
    },
  );

  test("a line dropped after the text is tried again later, not at once, under the same Message-ID", async () => {
    smtp.onMail = () => "drop";
    await queue();
    expect(await send()).toBe(false);
    expect(await row()).toMatchObject({ state: "waiting", attempts: 1 });
    expect(smtp.received).toHaveLength(1);
    smtp.onMail = () => "accept";
    await letTimePass();
    await send();
    expect(await row()).toMatchObject({ state: "sent", attempts: 2 });
    const [first, second] = smtp.received;
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(second?.mail.date).toBe(first?.mail.date);
  });

  test("a mail sent but not recorded before a crash is sent again with the same Message-ID", async () => {
    await queue();
    const claimed = await claimMail(database().orm);
    if (!claimed) throw new Error("The mail should be due.");
    await transport.send(claimed, new AbortController().signal);
    expect(await send()).toBe(false); // The claim holds.
    await letTimePass();
    expect(await send()).toBe(true);
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([`<${claimed.id}@keystone.example.com>`, ids[0]]);
  });

  test("a mail fails when its last try does", async () => {
    smtp.onRecipient = () => ({ code: 451, words: "Come back later" });
    await queue();
    await database().orm.update(outbox).set({ attempts: 11 });
    await send();
    expect(await row()).toMatchObject({ state: "failed", attempts: 12 });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test("a mail whose last try was cut off by a crash is not sent again", async () => {
    await queue();
    await database().orm.update(outbox).set({ attempts: 12 });
    await send();
    expect(await row()).toMatchObject({ state: "failed" });
    expect(smtp.received).toEqual([]);
  });

  test("the log holds ids, never an address or a word of the mail", async () => {
    await queue();
    await send();
    smtp.onRecipient = (address) => ({ code: 550, words: `${address} is unknown` });
    await queue();
    await send();
    smtp.onRecipient = (address) => ({ code: 451, words: `${address} is busy` });
    await queue();
    await send();
    expect(log.info).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.everything()).toContain("a0ABCDEFGHIJKLMNOP");
    expect(log.everything()).not.toMatch(/@|Ada|Chaundler/);
  });
});

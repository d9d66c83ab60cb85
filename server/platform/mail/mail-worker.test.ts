import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { outbox } from "./outbox-table.ts";
import { testEngines, useDatabase } from "../../testing/database.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { openMetrics } from "../metrics/metrics.ts";
import { createRecordingLog, testMail } from "../../testing/mail.ts";
import { getPort, startTestSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { type MailTransport, createSmtpTransport } from "./transport.ts";
import { type MailWorker, startMailWorker } from "./mail-worker.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const transportTo = (url: string) =>
  createSmtpTransport(url, { name: "Keystone", address: "post@keystone.example.com" });

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  let smtp: TestSmtpServer;
  let log: ReturnType<typeof createRecordingLog>;
  let workers: MailWorker[];

  beforeEach(async () => {
    await database().orm.delete(outbox);
    smtp = await startTestSmtpServer();
    log = createRecordingLog();
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await smtp.close();
  });

  const queue = (changes: Partial<OutgoingMail> = {}) =>
    database().orm.transaction((tx) => queueMail(tx, { ...testMail, ...changes }));
  function start(transport: MailTransport | null = transportTo(smtp.url), graceMs = 5000) {
    const worker = startMailWorker({
      database: database(),
      transport,
      fillLinks: async (mail) => ({ ok: true, mail }),
      log,
      metrics: openMetrics(),
      everyMs: 20,
      graceMs,
    });
    workers.push(worker);
    return worker;
  }
  const rows = () => database().orm.select().from(outbox);
  const untilRow = (expected: Partial<typeof outbox.$inferSelect>) =>
    waitUntil(async () => expect(await rows()).toMatchObject([expected]));

  test("mails queued before and after the start are sent", async () => {
    await queue();
    start();
    await waitUntil(() => expect(smtp.received).toHaveLength(1));
    await queue();
    await waitUntil(() => expect(smtp.received).toHaveLength(2));
  });

  test("a refused mail doesn't hold up the others", async () => {
    smtp.onRecipient = (address) =>
      address === "gone@example.com" ? { code: 550, words: "Unknown" } : "accept";
    for (let count = 0; count < 4; count++) await queue({ recipient: "gone@example.com" });
    await queue();
    start();
    await waitUntil(() => expect(smtp.received).toHaveLength(1));
  });

  test("mails wait for a server that is down, and arrive when it is up", async () => {
    const port = await reservePort();
    await queue();
    start(transportTo(`smtp://127.0.0.1:${port}`));
    await untilRow({ state: "waiting", attempts: 1, lastError: expect.any(String) });
    await smtp.close();
    smtp = await startTestSmtpServer(port);
    await database()
      .orm.update(outbox)
      .set({ nextAttemptAt: sql`now()` });
    await untilRow({ state: "sent", attempts: 2 });
  });

  test("two workers at once send each mail once", async () => {
    for (let count = 0; count < 40; count++) await queue({ subject: `Mail ${count}` });
    start();
    start();
    await waitUntil(() => expect(smtp.received).toHaveLength(40));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(smtp.received.map(({ mail }) => mail.subject)).size).toBe(40);
    expect(smtp.received).toHaveLength(40);
    const noted = (await rows()).filter(
      ({ state, attempts }) => state === "sent" && attempts === 1,
    );
    expect(noted).toHaveLength(40);
  });

  test("without a mail server mails stay, and a later start with one sends them", async () => {
    await queue();
    await start(null).stop();
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 0 }]);
    expect(log.warn).toHaveBeenCalledOnce();
    start();
    await untilRow({ state: "sent" });
  });

  test("stopping waits for the current mail, and starts no other", async () => {
    await queue();
    await queue();
    await queue();
    const answer = Promise.withResolvers<void>();
    const transport = transportTo(smtp.url);
    const send = vi.fn(async (...[mail, signal]: Parameters<MailTransport["send"]>) => {
      await answer.promise;
      return transport.send(mail, signal);
    });
    const worker = start({ ...transport, send });
    await waitUntil(() => expect(send).toHaveBeenCalledTimes(2));
    const stopped = worker.stop();
    answer.resolve();
    await stopped;
    expect(send).toHaveBeenCalledTimes(2);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
      "sent",
      "sent",
      "waiting",
    ]);
  });

  test("stopping cuts a mail that takes too long, which then waits", async () => {
    smtp.onMail = () => "hang";
    await queue();
    const worker = start(transportTo(smtp.url), 100);
    await waitUntil(() => expect(smtp.received).toHaveLength(1));
    await worker.stop();
    expect(await rows()).toMatchObject([
      { state: "waiting", attempts: 1, lastError: expect.stringContaining("EABORT") },
    ]);
  });
});

async function reservePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const port = getPort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

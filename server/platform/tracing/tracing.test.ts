import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, describe, expect, inject, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { createApp } from "../../site/app.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { openDatabase } from "../database/client.ts";
import { embeddedDataDir, everyEngine, type TestEngine } from "../../testing/database.ts";
import { createFreshDatabase } from "../../testing/server.ts";
import { openMetrics } from "../metrics/metrics.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { OutgoingMail } from "../mail/outgoing-mail.ts";
import { sendNextMail } from "../mail/send-mail.ts";
import { testMail } from "../../testing/mail.ts";
import { startRepeatingJob } from "../jobs/repeating-job.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { type Span, startTraceCollector } from "../../testing/trace-collector.ts";
import { inSpan, isTracing, openTraces } from "./tracing.ts";

const log = pino({ level: "silent" });

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startCollector() {
  const collector = await startTraceCollector();
  closing.push(collector.close);
  return collector;
}

async function traceInto(url: string, tracesShare = 1): Promise<() => Promise<void>> {
  const close = await openTraces({ tracesUrl: url, tracesShare }, log);
  closing.push(close);
  return close;
}

async function openTraced(engine: TestEngine) {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  const isServer = engine === "server";
  const database = await openDatabase({
    dataDir: isServer ? "" : embeddedDataDir(),
    databaseUrl: isServer ? await createFreshDatabase(server.url) : null,
    production: false,
    log,
  });
  closing.push(() => database.close());
  return database;
}

const describeAll = (spans: Span[]) => JSON.stringify(spans);

describe.each(everyEngine)("on the %s engine", (engine) => {
  test("a request is a span, the queries within it are its parts, and nothing tells of whom", async () => {
    const { spans, url } = await startCollector();
    const close = await traceInto(url);
    const app = createApp(
      await createTestContext(await openTraced(engine)),
      async () => new Response("a page"),
    );
    await app.request("http://lintel.test/api/listing/p1?name=Priya");
    await close();
    const request = spans.find(({ name }) => name === "GET /api/listing/:id");
    expect(request).toBeDefined();
    expect(request?.attributes).toContainEqual({
      key: "http.response.status_code",
      value: { intValue: 404 },
    });
    const query = spans.find(({ name }) => name === "select listings");
    expect(query).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(describeAll(spans)).not.toMatch(/Priya|"p1"/);
  });

  test("the sending of a mail is a span with its kind and result, and tells of nobody", async () => {
    const { spans, url } = await startCollector();
    const close = await traceInto(url);
    const database = await openTraced(engine);
    await database.orm.transaction((tx) => queueMail(tx, testMail));
    const transport = { send: async () => ({ ok: true as const }), close: () => {} };
    const { signal } = new AbortController();
    const fillLinks = async (mail: OutgoingMail) => ({ ok: true as const, mail });
    await sendNextMail({ database, transport, fillLinks, log, metrics: openMetrics(), signal });
    await close();
    const mail = spans.find(({ name }) => name === "mail");
    expect(mail?.attributes).toEqual([
      { key: "mail.kind", value: { stringValue: testMail.kind } },
      { key: "mail.result", value: { stringValue: "sent" } },
    ]);
    expect(describeAll(spans)).not.toMatch(/ada@|Ada/);
  });

  test("a transaction's queries are spans, and one that fails says by its code why", async () => {
    const { spans, url } = await startCollector();
    const close = await traceInto(url);
    const { orm } = await openTraced(engine);
    await orm.transaction((tx) => tx.delete(listings).where(eq(listings.id, "p-secret")));
    await orm.execute("select nothing from nowhere").catch(() => {});
    await close();
    expect(spans.map(({ name }) => name)).toContain("delete listings");
    const failed = spans.find(({ name }) => name === "select nowhere");
    expect(failed?.status).toMatchObject({ code: 2 });
    expect(failed?.attributes).toContainEqual({
      key: "error.type",
      value: { stringValue: "42P01" },
    });
    expect(describeAll(spans)).not.toContain("p-secret");
  });
});

test("a run of a job is a span, and what it does is part of it", async () => {
  const { spans, url } = await startCollector();
  const close = await traceInto(url);
  let runs = 0;
  const run = async () => void (await inSpan("work", {}, async () => (runs += 1)));
  const job = startRepeatingJob({ name: "tidying", everyMs: 60_000, log, run });
  await waitUntil(() => expect(runs).toBe(1));
  await job.stop();
  await close();
  const whole = spans.find(({ name }) => name === "job tidying");
  expect(whole).toBeDefined();
  expect(spans.find(({ name }) => name === "work")).toMatchObject({ parentSpanId: whole?.spanId });
});

test("a share of nothing traces nothing", async () => {
  const { spans, url } = await startCollector();
  const close = await traceInto(url, 0);
  await inSpan("work", {}, async () => {});
  await close();
  expect(spans).toEqual([]);
});

test("a collector that is gone holds up neither work nor the end", async () => {
  const close = await traceInto("http://127.0.0.1:1");
  expect(await inSpan("work", {}, async () => "done")).toBe("done");
  const began = performance.now();
  await close();
  expect(performance.now() - began).toBeLessThan(5000);
});

test("while traces are off, work runs as it is", async () => {
  expect(isTracing()).toBe(false);
  const work = async () => "done";
  expect(inSpan("work", {}, work)).toBeInstanceOf(Promise);
  expect(await inSpan("work", {}, work)).toBe("done");
});

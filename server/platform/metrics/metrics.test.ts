import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { outbox } from "../mail/outbox-table.ts";
import { everyEngine, useDatabase } from "../../testing/database.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { testMail } from "../../testing/mail.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { openMetrics } from "./metrics.ts";
import { createMetricsApp } from "./serve-metrics.ts";

test("requests are counted by route, method and status, and timed by route", async () => {
  const metrics = openMetrics();
  metrics.observe("/property/:id", "GET", 200, 0.004);
  metrics.observe("/property/:id", "GET", 200, 0.3);
  metrics.observe("other", "PROPFIND", 404, 0.001);
  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'lintel_http_requests_total{method="GET",route="/property/:id",status="200"} 2',
  );
  expect(text).toContain('lintel_http_requests_total{method="other",route="other",status="404"} 1');
  expect(text).toContain('lintel_http_request_seconds_bucket{le="0.005",route="/property/:id"} 1');
  expect(text).toContain('lintel_http_request_seconds_count{route="/property/:id"} 2');
});

test("the page cache's metrics are read on request", async () => {
  const metrics = openMetrics();
  const figures = { hits: 9, misses: 3, stale: 4, changes: 1, entries: 2, bytes: 4096 };
  metrics.pageCache = () => figures;
  figures.hits += 1;
  await metrics.registry.metrics();
  const text = await metrics.registry.metrics();
  expect(text).toContain("lintel_page_cache_hits_total 10\n");
  expect(text).toContain("lintel_page_cache_misses_total 3\n");
  expect(text).toContain("lintel_page_cache_changes_total 1\n");
  expect(text).toContain("lintel_page_cache_entries 2\n");
  expect(text).toContain("lintel_page_cache_bytes 4096\n");
});

test("two applications count separately", async () => {
  const [one, other] = [openMetrics(), openMetrics()];
  one.mailsSent.inc();
  expect(await one.registry.metrics()).toContain("lintel_mails_sent_total 1\n");
  expect(await other.registry.metrics()).toContain("lintel_mails_sent_total 0\n");
});

describe.each(everyEngine)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => database().orm.delete(outbox));

  async function scrape(): Promise<string> {
    const response = await createMetricsApp(await createTestContext(database())).request(
      "/metrics",
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
    return response.text();
  }

  test("the mail queue reports what is waiting, due and given up", async () => {
    await database().orm.transaction(async (tx) => {
      for (let mails = 0; mails < 4; mails++) await queueMail(tx, testMail);
    });
    const [first, second, third] = await database().orm.select({ id: outbox.id }).from(outbox);
    const set = (mail: { id: string } | undefined, change: object) =>
      database()
        .orm.update(outbox)
        .set(change)
        .where(sql`${outbox.id} = ${mail?.id}`);
    await set(first, { state: "failed" });
    await set(second, { state: "sent" });
    await set(third, { nextAttemptAt: sql`now() + interval '1 hour'` });
    const text = await scrape();
    expect(text).toContain('lintel_mail_queue{state="waiting"} 2');
    expect(text).toContain('lintel_mail_queue{state="due"} 1');
    expect(text).toContain('lintel_mail_queue{state="failed"} 1');
  });

  test("the database reports its size, and a server its connections", async () => {
    const text = await scrape();
    expect(text).toContain("lintel_database_up 1\n");
    expect(Number(/^lintel_database_bytes (.+)/m.exec(text)?.[1])).toBeGreaterThan(1e6);
    expect(text.includes('lintel_database_connections{state="awaited"} 0')).toBe(
      engine === "server",
    );
  });

  test("an unresponsive database is a metric, and hides no other", async () => {
    vi.spyOn(database().orm, "execute").mockRejectedValue(new Error("gone"));
    const text = await scrape();
    vi.restoreAllMocks();
    expect(text).toContain("lintel_database_up 0\n");
    expect(text).toContain("lintel_mails_sent_total 0\n");
    expect(text).not.toMatch(/^lintel_(mail_queue\{|database_bytes )/m);
  });
});

import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/platform/database/client.ts";
import { publishHome } from "../../server/homes/publish-home.ts";
import { staff } from "../../server/staff/staff-tables.ts";
import { createTestContext } from "../../server/testing/app-context.ts";
import { draftHome } from "../../server/testing/office-homes.ts";
import { enquiries } from "../../server/enquiries/enquiry-tables.ts";
import { requests } from "../../server/requests/request-tables.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { audit } from "../../server/platform/submissions/submission-tables.ts";
import { type ReplicatedServer, startReplicatedServer } from "../../server/testing/replica.ts";
import { startTestSmtpServer, type TestSmtpServer } from "../../server/testing/smtp-server.ts";
import { type Balancer, findBalancer, startBalancer } from "../balancer.ts";
import { removeDataDir, type RunningSite, startSite } from "../running-site.ts";
import { findFreePort } from "../../server/testing/free-port.ts";
import { readEnquiryKeys } from "../enquiry-keys.ts";
import { startVisitors, type Visitors } from "../visitors.ts";
import { waitUntil } from "../../server/testing/wait-until.ts";

const program = findBalancer();
let dataDir: string | undefined;
let postgres: ReplicatedServer;
let smtp: TestSmtpServer;
let sites: RunningSite[];
let balancer: Balancer;
let database: Database;
let visitors: Visitors;

/** Visitors retry with the same idempotency key while one part after another is taken down. */
describe("three processes behind a balancer", () => {
  beforeEach(({ skip }) => skip(program === null, "there is no HAProxy on this machine"));
  beforeAll(async () => {
    if (program === null) return;
    dataDir = mkdtempSync(join(tmpdir(), "lintel-many-"));
    [postgres, smtp] = await Promise.all([startReplicatedServer(), startTestSmtpServer()]);
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
    balancer = await startBalancer(program, ports);
    sites = await Promise.all(ports.map((port) => startSiteOnPort(String(port))));
    const log = pino({ level: "silent" });
    const databaseUrl = postgres.primary.url;
    database = await openDatabase({ dataDir: "", databaseUrl, production: false, log });
  });
  afterAll(async () => {
    await visitors?.abort();
    await database?.close();
    await Promise.all((sites ?? []).map((site) => site.stop()));
    await Promise.all([balancer?.stop(), smtp?.close(), postgres?.stop()]);
    if (dataDir) removeDataDir(dataDir);
  });

  test("that start together on an empty database load the demo once", async () => {
    const loaded = await database.orm.select({ action: audit.action }).from(audit);
    expect(loaded.filter(({ action }) => action === "feed.imported")).toHaveLength(1);
    await waitUntilServing();
    const found = await (await fetch(`${balancer.url}/api/properties?limit=1`)).json();
    visitors = startVisitors(balancer.url, found.listings[0]._id);
    await visitors.waitUntilServed();
    expect(visitors.failures).toEqual([]);
  });

  test("the database's end fails requests only while nothing could serve, and all comes back by itself", async () => {
    const began = performance.now();
    await postgres.primary.down();
    await waitUntil(() => expect(visitors.failures.length).toBeGreaterThan(5));
    const { url } = sites[0]!;
    expect(await fetchStatus(`${url}/readyz`)).toBe(503);
    expect(await fetchStatus(`${url}/healthz`)).toBe(200);
    expect(await fetchStatus(`${url}/properties`), "the replica goes on").toBe(200);
    const token = "A".repeat(32);
    for (const path of [`/alert/confirm?id=${token}`, "/api/offer/AAAAAAAAAAAAAAAAAAAA"]) {
      const { status, headers } = await fetch(url + path);
      expect([path, status, headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    }
    await postgres.primary.up();
    await waitUntilServing();
    const served = performance.now();
    await visitors.waitUntilServed();
    const outside = visitors.failures.filter((one) => one.ended < began || one.began > served);
    expect(outside).toEqual([]);
  });

  test("a rolling restart fails no request", async () => {
    const before = visitors.failures.length;
    for (const [n, site] of sites.entries()) {
      const ended = once(site.process, "exit");
      site.process.kill("SIGTERM");
      await waitUntilDraining(site);
      await ended;
      expect(site.process.exitCode).toBe(0);
      sites[n] = await startSiteOnPort(new URL(site.url).port);
      await waitUntilServing();
    }
    await visitors.waitUntilServed();
    expect(visitors.failures.slice(before)).toEqual([]);
  });

  test("kill -9 of one fails only submissions that were in its hands", async () => {
    const before = visitors.failures.length;
    const killed = sites[0]!;
    const ended = once(killed.process, "exit");
    killed.process.kill("SIGKILL");
    await ended;
    await visitors.waitUntilServed();
    const failed = visitors.failures.slice(before).map(({ what }) => what);
    expect(failed.length).toBeLessThanOrEqual(3);
    expect(failed.filter((what) => !what.startsWith("POST"))).toEqual([]);
    sites[0] = await startSiteOnPort(new URL(killed.url).port);
    await waitUntilServing();
  });

  test("the replica answers searches, and its loss fails none", async () => {
    const replica = new Client({ connectionString: postgres.replica.url });
    await replica.connect();
    await waitUntil(async () => {
      const { rows } = await replica.query(`
        select pid from pg_stat_activity
        where application_name = 'lintel' and query like '%from "listings"%'`);
      expect(rows.length).toBeGreaterThanOrEqual(sites.length);
    });
    await replica.end();
    const before = visitors.failures.length;
    await postgres.replica.down();
    await visitors.waitUntilServed();
    await visitors.waitUntilServed();
    expect(visitors.failures.slice(before)).toEqual([]);
  });

  test("a home that the office publishes is found by every process within a second", async () => {
    const joined = { invitedAt: new Date(), joinedAt: new Date() };
    const email = "pat@example.com";
    const [person] = await database.orm
      .insert(staff)
      .values({ name: "Pat", email, emailKey: email, role: "negotiator", ...joined })
      .returning();
    const office = await createTestContext(database, { now: () => new Date() });
    const id = await draftHome(office, { staffId: person!.id });
    const order = { actor: { staffId: person!.id }, rentReason: "" };
    expect(await publishHome(office, id, order)).toMatchObject({ ok: true });
    const published = performance.now();
    await waitUntil(async () => {
      for (const { url } of sites) {
        const found = await (await fetch(`${url}/api/properties?q=paragon`)).text();
        expect(found).toContain(id);
      }
    });
    expect(performance.now() - published).toBeLessThan(1000);
  });

  test("nothing acknowledged is lost or there twice, and each mail was sent", async () => {
    await visitors.finish();
    const { orm } = database;
    const storedIds = [
      ...(await orm.select({ id: enquiries.id }).from(enquiries)),
      ...(await orm.select({ id: requests.id }).from(requests)),
    ].map(({ id }) => id);
    const findRecord = await readEnquiryKeys(database);
    expect(storedIds.toSorted()).toEqual(visitors.acknowledged.map(findRecord).toSorted());
    // Mails claimed by a killed process become available after five minutes.
    await orm.execute(sql`update outbox set next_attempt_at = now() where state = 'waiting'`);
    await waitUntil(async () => {
      const waiting = await orm.execute(sql`select id from outbox where state <> 'sent'`);
      expect(waiting.rows).toEqual([]);
    });
    const mails = await orm.select().from(outbox);
    const sent = Map.groupBy(smtp.received, ({ mail }) => /[\w-]{36}/.exec(mail.messageId!)![0]);
    expect([...sent.keys()].toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(mails).toHaveLength(2 * storedIds.length);
    // SMTP can't rule this out: a process may die before recording that its mail was accepted.
    const sentTwice = mails.filter(({ id }) => sent.get(id)!.length > 1);
    expect(sentTwice.filter(({ attempts }) => attempts === 1)).toEqual([]);
    expect(sentTwice.length).toBeLessThanOrEqual(8);
  });
});

function startSiteOnPort(port: string): Promise<RunningSite> {
  const settings = {
    PORT: port,
    DATABASE_URL: postgres.primary.url,
    DATABASE_READ_URL: postgres.replica.url,
    SMTP_URL: smtp.url,
    PUBLIC_URL: balancer.url,
    TRUSTED_PROXY: "on",
    HUMAN_CHECK: "off",
    RATE_LIMIT: "off",
    // Every search must query the database.
    PAGE_CACHE_MB: "0",
    LOG_LEVEL: "silent",
    // Time for the balancer to notice after the process is told to stop.
    DRAIN_SECONDS: "5",
  };
  return startSite(settings, dataDir);
}

async function fetchStatus(url: string): Promise<number> {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
}

async function waitUntilServing(): Promise<void> {
  const ready = async ({ url }: { url: string }) => (await fetchStatus(`${url}/readyz`)) === 200;
  while (!(await Promise.all(sites.map(ready))).every(Boolean)) await pause(20);
  while (!(await balancer.isAllUp())) await pause(20);
}

async function waitUntilDraining({ url }: RunningSite): Promise<void> {
  while ((await fetchStatus(`${url}/readyz`)) !== 503) await pause(20);
  const { status, headers } = await fetch(`${url}/properties`);
  expect([status, headers.get("Connection")]).toEqual([200, "close"]);
}

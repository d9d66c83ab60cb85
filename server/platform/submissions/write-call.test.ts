import { Writable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { alerts } from "../../alerts/alert-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { humanCheckNonces } from "../human-check/nonce-table.ts";
import { outbox } from "../mail/outbox-table.ts";
import { audit, idempotencyKeys } from "./submission-tables.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import type { HumanCheckVerdict } from "../human-check/human-check.ts";
import { openLog } from "../logging/log.ts";
import { openMetrics } from "../metrics/metrics.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const applicant = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
};
const asked = { freetext: "14 Calvert Terrace", applicant };
const enquiry = { listingid: createListing().id, applicant, extra: { freetext: "Is it quiet?" } };
const alert = { email: applicant.email, search: "area=shoreditch", frequency: "daily" };
const message = { contact: applicant, body: "14 Calvert Terrace" };

const database = useDatabase();
beforeEach(async () => {
  await emptyTables(database());
  await addListedHomes(database(), [createListing()]);
});

type Changes = NonNullable<Parameters<typeof createTestContext>[1]>;

async function createCaller(changes: Changes = {}) {
  const app = createTestApp(await createTestContext(database(), changes));
  return (call: string, body: object) =>
    app.request(`http://localhost/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
}

async function countRows(): Promise<number> {
  const tables = [requests, contacts, alerts, outbox, audit, idempotencyKeys, humanCheckNonces];
  let count = 0;
  for (const table of tables) count += await database().orm.$count(table);
  return count;
}

function listHeard() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: openLog({ logLevel: "info", logFormat: "json" }, destination) };
}

describe("simple bots", () => {
  test.each([
    ["valrequest", asked, "requestId", { website: "https://example.com" }],
    ["submitenquiry", enquiry, "EnqId", { website: "", openMs: 400 }],
    ["alert", alert, "ok", { website: "x", openMs: 40_000 }],
    ["contactus", message, "requestId", { openMs: 1999 }],
  ])("one at %s gets the normal answer, and nothing is stored", async (call, body, name, signs) => {
    const { log, lines } = listHeard();
    const post = await createCaller({ log });
    const response = await post(call, { ...body, ...signs });
    expect(response.status).toBe(201);
    const real = await (await post(call, body)).json();
    const pretended = await response.json();
    expect(Object.keys(pretended)).toEqual([name]);
    expect(String(pretended[name]).length).toBe(String(real[name]).length);
    expect(lines.join()).toContain(`"path":"/api/${call}"`);
    expect(lines.join()).not.toMatch(/harriet|calvert|example\.com/i);
  });

  test("none of its data is in any table", async () => {
    const post = await createCaller();
    await post("valrequest", { ...asked, website: "x" });
    await post("alert", { ...alert, openMs: 3 });
    expect(await countRows()).toBe(0);
  });

  test("each is counted by what betrayed it, and nobody else is", async () => {
    const metrics = openMetrics();
    const post = await createCaller({ metrics });
    await post("valrequest", { ...asked, website: "x" });
    await post("contactus", { ...message, openMs: 3 });
    await post("contactus", { ...message, website: "", openMs: 2500 });
    const text = await metrics.registry.metrics();
    expect(text.match(/^lintel_robots_refused_total.*/gm)).toEqual([
      'lintel_robots_refused_total{sign="trap"} 1',
      'lintel_robots_refused_total{sign="haste"} 1',
    ]);
  });

  test("a person's submission with the same two fields is stored", async () => {
    const post = await createCaller();
    expect((await post("valrequest", { ...asked, website: "", openMs: 2500 })).status).toBe(201);
    expect(await database().orm.$count(requests)).toBe(1);
  });

  test("a bot's invalid fields get the normal errors", async () => {
    const post = await createCaller();
    expect((await post("valrequest", { applicant, website: "x" })).status).toBe(422);
  });

  test("a non-text field of that name is unknown, like any other", async () => {
    const response = await (await createCaller())("valrequest", { ...asked, website: 7 });
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe("website");
  });
});

test.each(["wrong", "used", "unavailable"] as const)(
  "a failed human check, as %s, is counted by its reason",
  async (reason) => {
    const metrics = openMetrics();
    const humanCheck = {
      challenge: async () => ({ kind: "off" as const }),
      verify: async () => ({ ok: false as const, reason }),
    };
    const post = await createCaller({ metrics, humanCheck });
    expect((await post("valrequest", asked)).ok).toBe(false);
    const text = await metrics.registry.metrics();
    expect(text).toContain(`lintel_human_check_failures_total{reason="${reason}"} 1`);
  },
);

describe("five of a kind per hour are accepted for one address", () => {
  const limited: Changes = { config: { rateLimit: true } };

  test.each([
    ["valrequest", asked],
    ["submitenquiry", enquiry],
    ["alert", alert],
    ["contactus", message],
  ])("the sixth at %s is told how long to wait", async (call, body) => {
    const post = await createCaller(limited);
    for (let n = 0; n < 5; n++) expect((await post(call, body)).status).toBe(201);
    const sixth = await post(call, body);
    expect(sixth.status).toBe(429);
    const seconds = Number(sixth.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await sixth.text()).not.toContain("harriet");
  });

  test("another kind, and another address, is not held up", async () => {
    const post = await createCaller(limited);
    for (let n = 0; n < 5; n++) await post("valrequest", asked);
    expect((await post("switchrequest", asked)).status).toBe(201);
    const email = "other@example.com";
    const other = await post("valrequest", { ...asked, applicant: { ...applicant, email } });
    expect(other.status).toBe(201);
  });

  test("submissions that fail the human check don't use up an address", async () => {
    let passes = false;
    const refused: HumanCheckVerdict = { ok: false, reason: "wrong" };
    const post = await createCaller({
      ...limited,
      humanCheck: {
        challenge: async () => ({ kind: "off" }),
        verify: async () => (passes ? { ok: true, nonce: null } : refused),
      },
    });
    for (let n = 0; n < 8; n++) expect((await post("valrequest", asked)).status).toBe(422);
    passes = true;
    expect((await post("valrequest", asked)).status).toBe(201);
  });
});

test.each([
  ["valrequest", asked],
  ["submitenquiry", enquiry],
  ["alert", alert],
])(
  "if the token can't be verified, %s says to try again and stores nothing",
  async (call, body) => {
    const post = await createCaller({
      humanCheck: {
        challenge: async () => ({ kind: "turnstile", siteKey: "key" }),
        verify: async () => ({ ok: false, reason: "unavailable" }),
      },
    });
    const response = await post(call, body);
    expect(response.status).toBe(503);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await countRows()).toBe(0);
  },
);

import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../platform/database/client.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { getSiteSecret } from "../platform/database/site-secret.ts";
import { startTestLine, type TestLine } from "../testing/line.ts";
import { createFreshDatabase } from "../testing/server.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { pino } from "pino";

const log = pino({ level: "silent" });
const settings = { dataDir: "", production: false, log };
const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";
let line: TestLine;
let near: Database;
let far: Database;

beforeEach(async () => {
  const databaseUrl = await createFreshDatabase(serverUrl);
  line = await startTestLine(databaseUrl);
  near = await openDatabase({ ...settings, databaseUrl });
  far = await openDatabase({ ...settings, databaseUrl: line.url });
});
afterEach(async () => {
  await Promise.all([near.close(), far.close()]);
  line.close();
});

async function startProcessOn(database: Database, config: { rateLimit?: boolean } = {}) {
  const siteSecret = await getSiteSecret(database.orm);
  const humanCheck = createProofOfWork(siteSecret, { from: 1, to: 4 });
  const app = createTestApp(await createTestContext(database, { siteSecret, humanCheck, config }));
  return {
    challenge: async () => (await app.request("http://lintel.test/api/human-check")).json(),
    post: (body: object, key: string = randomUUID()) =>
      app.request("http://lintel.test/api/valrequest", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify(body),
      }),
  };
}
type Process = Awaited<ReturnType<typeof startProcessOn>>;

async function solveFor({ challenge: ask }: Process, email = "ada@example.com") {
  const { challenge } = await ask();
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptchaToken = btoa(JSON.stringify({ challenge, solution }));
  const applicant = { firstname: "Ada", lastname: "Brough", phone: "07700 900123", email };
  return { freetext: "14 Calvert Terrace", applicant, recaptchaToken };
}

test("a human check requested from one process is valid at another, and once across all of them", async () => {
  const [one, other] = [await startProcessOn(near), await startProcessOn(far)];
  const body = await solveFor(one);
  expect((await other.post(body)).status).toBe(201);
  expect((await one.post(body)).status).toBe(422);
  expect((await other.post(body)).status).toBe(422);
  expect(await near.orm.$count(requests)).toBe(1);
});

test("five an hour for one address are five across all processes", async () => {
  const limited = { rateLimit: true };
  const processes = [await startProcessOn(near, limited), await startProcessOn(far, limited)];
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent++) {
    const at = processes[sent % 2]!;
    statuses.push((await at.post(await solveFor(at))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("a submission with an unconfirmed commit is not acknowledged, and its retry stores nothing twice", async () => {
  const [one, other] = [await startProcessOn(far), await startProcessOn(near)];
  const [body, key] = [await solveFor(one), randomUUID()];
  line.cuts = (sent) => (sent.includes("commit") ? "after" : "not");
  const unheard = await one.post(body, key);
  expect([unheard.status, unheard.headers.get("Retry-After")]).toEqual([503, "5"]);
  line.cuts = () => "not";
  const answers = [await one.post(body, key), await other.post(body, key)];
  const kept = await near.orm.select({ requestId: requests.id }).from(requests);
  expect(kept).toHaveLength(1);
  for (const answer of answers) {
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(kept[0]);
  }
  expect(await near.orm.$count(outbox)).toBe(2);
});

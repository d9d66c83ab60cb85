import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { humanCheckProviders } from "../../../domain/shared/fields/human-check.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createExternalCheck } from "./external.ts";
import { providers } from "./providers.ts";
import { startTestVerifier, type TestVerifier } from "../../testing/verifier.ts";

const secret = "0123456789abcdef0123456789abcdef";
const siteKey = "the-site";

let verifier: TestVerifier;
let log: { error: ReturnType<typeof vi.fn<(...args: unknown[]) => void>> };
beforeEach(async () => {
  verifier = await startTestVerifier();
  log = { error: vi.fn<(...args: unknown[]) => void>() };
});
afterEach(() => verifier.close());

const expectRefusal = (...codes: string[]) => {
  verifier.onAsk = () => ({ body: JSON.stringify({ success: false, "error-codes": codes }) });
};
const createCheck = (provider: (typeof humanCheckProviders)[number], timeoutMs = 60_000) =>
  createExternalCheck({ provider, siteKey, secret, verifyUrl: verifier.url, log, timeoutMs });

describe.each(humanCheckProviders)("%s", (provider) => {
  test("is offered to the browser by its site key, never with the secret", async () => {
    expect(await createCheck(provider).challenge()).toEqual({ kind: provider, siteKey });
  });

  test("a token that it accepts is good once, for as long as the provider takes it", async () => {
    const before = Date.now();
    const verdict = await createCheck(provider).verify("a-token");
    expect(verdict).toMatchObject({ ok: true, nonce: expect.stringMatching(/:[0-9a-f]{64}$/) });
    const taken = Number("expiresAt" in verdict && verdict.expiresAt);
    const tokenMs = providers[provider].tokenSeconds * 1000;
    expect(taken).toBeGreaterThanOrEqual(before + tokenMs);
    expect(taken).toBeLessThanOrEqual(Date.now() + tokenMs);
    expect(verifier.asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret, response: "a-token", sitekey: siteKey },
    ]);
  });

  test.each([
    ["invalid-input-response", "wrong"],
    ["missing-input-response", "malformed"],
    ["expired-input-response", "expired"],
    ["timeout-or-duplicate", "used"],
    ["already-seen-response", "used"],
  ])("a token that it refuses (%s) is %s", async (code, reason) => {
    expectRefusal(code);
    expect(await createCheck(provider).verify("a-token")).toEqual({ ok: false, reason });
    expect(log.error).not.toHaveBeenCalled();
  });

  test("a missing token sends no request", async () => {
    expect(await createCheck(provider).verify(null)).toEqual({ ok: false, reason: "malformed" });
    expect(await createCheck(provider).verify("")).toEqual({ ok: false, reason: "malformed" });
    expect(verifier.asked).toEqual([]);
  });

  test.each([
    ["says nothing", "silence"],
    ["hangs up", "hang up"],
    ["answers garbage", { body: "<html>Sign in</html>" }],
    ["answers another JSON", { body: '{"success":"yes"}' }],
    ["fails", { status: 500, body: '{"success":true}' }],
    [
      "does not know our secret",
      { body: '{"success":false,"error-codes":["invalid-input-secret"]}' },
    ],
  ] as const)("if it %s the result is unknown, and the log says so", async (_what, answer) => {
    verifier.onAsk = () => answer;
    const verdict = await createCheck(provider, 200).verify("a-token");
    expect(verdict).toEqual({ ok: false, reason: "unavailable" });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/a-token|0123456789abcdef/);
  });

  test("a retry while the first is pending shares its answer", async () => {
    verifier.thinksMs = 50;
    const check = createCheck(provider);
    const [one, other] = await Promise.all([check.verify("a-token"), check.verify("a-token")]);
    expect(one).toEqual(other);
    expect(verifier.asked).toHaveLength(1);
    await check.verify("a-token");
    expect(verifier.asked).toHaveLength(2);
  });
});

describe.each(testEngines)("a submission with an external check, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  const applicant = {
    firstname: "Harriet",
    lastname: "Osei",
    phone: "07700 900456",
    email: "harriet@example.com",
  };
  async function post(
    recaptchaToken: string,
    key: string = randomUUID(),
    humanCheck = createCheck("turnstile"),
  ): Promise<Response> {
    const app = createTestApp(await createTestContext(database(), { humanCheck }));
    return app.request("http://lintel.test/api/valrequest", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ freetext: "14 Calvert Terrace", applicant, recaptchaToken }),
    });
  }
  const kept = async () => [
    await database().orm.$count(requests),
    await database().orm.$count(contacts),
  ];

  test("a token is valid once, even if the provider would accept it twice", async () => {
    expect((await post("a-token")).status).toBe(201);
    const second = await post("a-token");
    expect(second.status).toBe(422);
    expect((await second.json()).errors[0].path).toBe("recaptchaToken");
    expect(await kept()).toEqual([1, 1]);
  });

  test("a retry gets its first answer without another request", async () => {
    const key = randomUUID();
    const first = await (await post("a-token", key)).json();
    expectRefusal("timeout-or-duplicate");
    const second = await post("a-token", key);
    expect([second.status, await second.json()]).toEqual([201, first]);
    expect(verifier.asked).toHaveLength(1);
  });

  test("if the provider does not answer nothing is stored, and the same submission works later", async () => {
    const key = randomUUID();
    verifier.onAsk = () => "silence";
    const first = await post("a-token", key, createCheck("turnstile", 300));
    expect(first.status).toBe(503);
    expect(Number(first.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await kept()).toEqual([0, 0]);
    verifier.onAsk = () => ({ body: JSON.stringify({ success: true }) });
    expect((await post("a-token", key)).status).toBe(201);
  });
});

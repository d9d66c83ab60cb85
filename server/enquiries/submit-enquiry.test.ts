import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "./enquiry-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { humanCheckNonces } from "../platform/human-check/nonce-table.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { proofOfWork } from "../platform/human-check/proof.ts";
import { testApp, testContext } from "../testing/app-context.ts";
import { toWireListing } from "../listings/listing-wire.ts";
import { aListing, aPublicListing } from "../testing/listing.ts";

const applicant = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
const payload = {
  listingid: aListing().id,
  listing: aListing().name,
  applicant,
  extra: { freetext: "Is the flat on the quiet side?" },
};

describe.each(testEngines)("POST /api/submitenquiry on the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeEach(async () => {
    await emptyTables(database());
    await database()
      .orm.insert(listings)
      .values([
        aListing(),
        aListing({ id: "p00000000002", agentRef: "T2", status: "let-agreed" }),
        aListing({ id: "p00000000003", agentRef: "T3", status: "withdrawn" }),
      ]);
  });

  async function post(
    body: unknown,
    {
      headers = {},
      ...changes
    }: { headers?: Record<string, string> } & Parameters<typeof testContext>[1] = {},
  ): Promise<Response> {
    const app = testApp(await testContext(database(), changes));
    return app.request("http://lintel.test/api/submitenquiry", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  const stored = async () => ({
    enquiries: await database().orm.select().from(enquiries),
    contacts: await database().orm.select().from(contacts),
    outbox: await database().orm.select().from(outbox),
    audit: await database().orm.select().from(audit),
  });

  test("keeps the enquiry, the contact, both mails and an audit row, and answers with the enquiry's id", async () => {
    const response = await post(payload);
    expect(response.status).toBe(201);
    const { EnqId } = await response.json();
    expect(EnqId).toMatch(/^a0[A-Za-z0-9]{16}$/);
    const rows = await stored();
    expect(rows.enquiries).toMatchObject([
      { id: EnqId, kind: "enquiry", listingId: payload.listingid, message: payload.extra.freetext },
    ]);
    expect(rows.contacts).toMatchObject([{ ...applicant, phoneKey: "447700900123" }]);
    expect(rows.outbox.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo])).toEqual(
      expect.arrayContaining([
        ["enquiry-confirmation", "priya@example.com", "hello@lintel.example.com"],
        ["enquiry-notice", "hello@lintel.example.com", "priya@example.com"],
      ]),
    );
    expect(rows.audit).toMatchObject([{ action: "enquiry.submitted", subjectId: EnqId }]);
    expect(JSON.stringify(rows.audit)).not.toContain("Priya");
  });

  test("the kind of viewing is kept with the enquiry and stands in both mails", async () => {
    const extra = { ...payload.extra, type: "viewing", viewingOption: "Live video tour" };
    expect((await post({ ...payload, extra })).status).toBe(201);
    const rows = await stored();
    expect(rows.enquiries).toMatchObject([{ kind: "viewing", viewingOption: "Live video tour" }]);
    for (const { html } of rows.outbox) expect(html).toContain("Live video tour");
  });

  test("a mail's link never comes from a Host header that anybody can send", async () => {
    const app = testApp(await testContext(database()));
    await app.request("http://evil.example.com/api/submitenquiry", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(payload),
    });
    const [row] = (await stored()).outbox;
    expect(row?.html).toContain("Loriner Street");
    expect(row?.html).not.toContain("evil.example.com");
  });

  test("the same key and body again answer the same and store nothing twice", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = [await post(payload, { headers }), await post(payload, { headers })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json());
    const rows = await stored();
    expect([rows.enquiries.length, rows.outbox.length, rows.audit.length]).toEqual([1, 2, 1]);
  });

  test("ten equal submissions at the same moment are stored once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await post(payload, { headers })).json()),
    );
    expect(new Set(answers.map((answer) => answer.EnqId)).size).toBe(1);
    expect((await stored()).enquiries).toHaveLength(1);
  });

  test("the same key with another body is refused", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    await post(payload, { headers });
    const other = await post({ ...payload, extra: { freetext: "Something else" } }, { headers });
    expect(other.status).toBe(422);
    expect((await stored()).enquiries).toHaveLength(1);
  });

  test("the same person asking twice is one contact, with the newest name", async () => {
    await post(payload);
    await post({
      ...payload,
      applicant: {
        ...applicant,
        phone: "+44 7700 900123",
        email: "Priya@example.com",
        lastname: "Raman-Osei",
      },
    });
    const rows = await stored();
    expect(rows.contacts).toMatchObject([{ lastname: "Raman-Osei" }]);
    expect(rows.enquiries).toHaveLength(2);
  });

  test("a home that is let agreed can be asked about; a withdrawn or unknown one can't", async () => {
    const statuses = [];
    for (const listingid of ["p00000000002", "p00000000003", "nowhere"]) {
      const response = await post({ ...payload, listingid });
      statuses.push([response.status, (await response.json()).errors?.[0]?.path]);
    }
    expect(statuses).toEqual([
      [201, undefined],
      [422, "listingid"],
      [422, "listingid"],
    ]);
    expect((await stored()).enquiries).toHaveLength(1);
  });

  test.each([
    ["not JSON at all", "{", 400],
    ["a list", [], 422],
    ["nothing", "", 400],
    ["an unknown field", { ...payload, admin: true }, 422],
    ["a wrong type", { ...payload, applicant: { ...applicant, email: { a: 1 } } }, 422],
    ["a NUL in an id", { ...payload, listingid: "p\0" }, 422],
    ["a text over the limit", { ...payload, extra: { freetext: "x".repeat(2501) } }, 422],
    ["a body over 64 KB", JSON.stringify({ ...payload, media: "x".repeat(66_000) }), 413],
  ])(
    "%s is answered by a problem document that repeats nothing of it",
    async (_what, body, status) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ type: "about:blank", status });
      for (const personal of [applicant.firstname, applicant.email, applicant.phone, "xxxx"]) {
        expect(text).not.toContain(personal);
      }
      expect((await stored()).enquiries).toHaveLength(0);
    },
  );

  test("the exact message stands at its path", async () => {
    const response = await post({ ...payload, applicant: { ...applicant, firstname: "" } });
    expect((await response.json()).errors).toEqual([
      { path: "applicant.firstname", message: "Please provide a contact name" },
    ]);
  });

  test.each([
    ["another content type", { "Content-Type": "text/plain" }, 415],
    ["a key that is no UUID", { "Idempotency-Key": "1" }, 400],
    ["another site's page", { Origin: "https://elsewhere.example.com" }, 403],
    ["this site's page", { Origin: "http://lintel.test" }, 201],
  ])("a request from or with %s answers %#", async (_what, headers, status) => {
    expect((await post(payload, { headers })).status).toBe(status);
  });

  test("a listed origin may submit, and its browser is told so beforehand", async () => {
    const headers = { Origin: "https://partner.example.com" };
    const config = { allowedOrigins: ["https://partner.example.com"] };
    expect((await post(payload, { headers, config })).status).toBe(201);
    const app = testApp(await testContext(database(), { config }));
    const preflight = await app.request("/api/submitenquiry", { method: "OPTIONS", headers });
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(headers.Origin);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key");
  });

  test.each([
    ["PUBLIC_URL says so", {}, { publicUrl: "https://lettings.example.com" }],
    [
      "a trusted proxy says so",
      { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "lettings.example.com" },
      { trustedProxy: 1 },
    ],
  ])("behind TLS this site's own page may submit: %s", async (_how, forwarded, config) => {
    const headers = { Origin: "https://lettings.example.com", ...forwarded };
    expect((await post(payload, { headers, config })).status).toBe(201);
  });

  test("a listing as the API gave it can be sent back whole", async () => {
    const own = toWireListing(aPublicListing(), "http://lintel.test");
    expect((await post({ ...own, ...payload })).status).toBe(201);
  });

  test("a name that nobody knows is not repeated", async () => {
    const response = await post({ ...payload, "Priya Raman priya@example.com": 1 });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain("Priya");
  });

  test("who submits too often is told how long to wait", async () => {
    const app = testApp(await testContext(database(), { config: { rateLimit: true } }));
    const statuses = [];
    let last: Response | undefined;
    for (let n = 0; n < 11; n++) {
      last = await app.request("/api/submitenquiry", { method: "POST", body: "{}" });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  describe("with the human check", () => {
    const humanCheck = proofOfWork("0123456789abcdef0123456789abcdef");

    async function solved(): Promise<string> {
      const offer = await humanCheck.challenge();
      if (offer.kind !== "proof") throw new Error("No challenge.");
      const solution = await solveChallenge({ challenge: offer.challenge, deriveKey });
      return btoa(JSON.stringify({ challenge: offer.challenge, solution }));
    }
    const withToken = (recaptchaToken: string) => ({
      ...payload,
      applicant: { ...applicant, recaptchaToken },
    });

    test("a solved challenge is good once", async () => {
      const body = withToken(await solved());
      expect((await post(body, { humanCheck })).status).toBe(201);
      const second = await post(body, { humanCheck });
      expect(second.status).toBe(422);
      expect((await second.json()).errors[0].path).toBe("recaptchaToken");
      expect((await stored()).enquiries).toHaveLength(1);
      expect(await database().orm.select().from(humanCheckNonces)).toHaveLength(1);
    });

    test("a retry with the same key succeeds although its token was used", async () => {
      const body = withToken(await solved());
      const headers = { "Idempotency-Key": randomUUID() };
      await post(body, { humanCheck, headers });
      expect((await post(body, { humanCheck, headers })).status).toBe(201);
    });

    test.each(["", "nonsense", btoa("{}")])("the token %j is refused", async (token) => {
      expect((await post(withToken(token), { humanCheck })).status).toBe(422);
      expect((await stored()).enquiries).toHaveLength(0);
    });

    test("a challenge signed with another secret is refused", async () => {
      const other = proofOfWork("another secret, another secret, another");
      const response = await post(withToken(await solved()), { humanCheck: other });
      expect(response.status).toBe(422);
    });
  });
});

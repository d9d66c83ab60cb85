import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { requests } from "./request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";

const applicant = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
};
const referral = {
  name: "Harriet Osei",
  email: "harriet@example.com",
  landlordName: "Solomon Reyes",
  landlordEmail: "sol@example.com",
  landlordPhone: "07700 900789",
};
const asked = { freetext: "14 Calvert Terrace", applicant };
const message = { contact: applicant, body: "14 Calvert Terrace" };
const askedPayload = { freetext: "14 Calvert Terrace", source: null };
const agencyEmail = "hello@lintel.example.com";

const calls = [
  { call: "valrequest", kind: "valuation", body: asked, payload: askedPayload },
  { call: "switchrequest", kind: "switch", body: asked, payload: askedPayload },
  { call: "demorequest", kind: "demo", body: asked, payload: askedPayload },
  { call: "contactus", kind: "contact", body: message, payload: message },
  { call: "referral", kind: "referral", body: referral, payload: referral },
];

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  async function post(
    call: string,
    body: object,
    {
      headers = {},
      ...changes
    }: { headers?: Record<string, string> } & Parameters<typeof createTestContext>[1] = {},
  ): Promise<Response> {
    const app = createTestApp(await createTestContext(database(), changes));
    return app.request(`http://lintel.test/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  const stored = async () => ({
    requests: await database().orm.select().from(requests),
    contacts: await database().orm.select().from(contacts),
    outbox: await database().orm.select().from(outbox),
    audit: await database().orm.select().from(audit),
  });

  describe.each(calls)("POST /api/$call", ({ call, kind, body, payload }) => {
    test("stores the request, both mails and an audit row, and answers with the request's id", async () => {
      const response = await post(call, body);
      expect(response.status).toBe(201);
      const { requestId } = await response.json();
      const rows = await stored();
      expect(rows.requests).toMatchObject([{ id: requestId, kind, payload }]);
      const mails = rows.outbox.map((mail) => [mail.kind, mail.recipient, mail.replyTo]);
      expect(new Set(mails)).toEqual(
        new Set([
          [`${kind}-confirmation`, applicant.email, agencyEmail],
          [`${kind}-notice`, agencyEmail, applicant.email],
        ]),
      );
      expect(rows.outbox.map(({ aboutId }) => aboutId)).toEqual([requestId, requestId]);
      expect(rows.audit).toMatchObject([{ action: "request.submitted", subjectId: requestId }]);
      expect(JSON.stringify(rows.audit)).not.toContain("Harriet");
    });

    test("the same key and body again answer the same and store nothing twice", async () => {
      const headers = { "Idempotency-Key": randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => (await post(call, body, { headers })).json()),
      );
      expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
      const rows = await stored();
      expect([rows.requests.length, rows.outbox.length, rows.audit.length]).toEqual([1, 2, 1]);
    });

    test("the same key with another body is refused", async () => {
      const headers = { "Idempotency-Key": randomUUID() };
      await post(call, body, { headers });
      const other = { ...body, recaptchaToken: "another" };
      expect((await post(call, other, { headers })).status).toBe(422);
      expect((await stored()).requests).toHaveLength(1);
    });

    test("without a solved human check nothing is stored", async () => {
      const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");
      const response = await post(call, body, { humanCheck });
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("recaptchaToken");
      const rows = await stored();
      expect([...rows.requests, ...rows.contacts, ...rows.outbox]).toEqual([]);
    });

    test("an unknown field is refused, and nothing that was sent is repeated", async () => {
      const response = await post(call, { ...body, admin: "Solomon" });
      expect(response.status).toBe(422);
      const text = await response.text();
      expect(JSON.parse(text).errors[0].path).toBe("admin");
      expect(text).not.toMatch(/Harriet|Solomon|example\.com/);
    });

    test("a submitter over the rate limit is told how long to wait", async () => {
      const app = createTestApp(
        await createTestContext(database(), { config: { rateLimit: true } }),
      );
      const send = () => app.request(`/api/${call}`, { method: "POST", body: "{}" });
      for (let n = 0; n < 10; n++) expect((await send()).status).not.toBe(429);
      const last = await send();
      expect(last.status).toBe(429);
      expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    });
  });

  test("one person's valuation, switch, demo and message share one contact", async () => {
    for (const { call, body } of calls) await post(call, body);
    const rows = await stored();
    expect(rows.contacts).toMatchObject([{ ...applicant, phoneKey: "447700900456" }]);
    const contactIds = rows.requests.map(({ kind, contactId }) => [kind, contactId]);
    const { id } = rows.contacts[0]!;
    expect(Object.fromEntries(contactIds)).toEqual({
      valuation: id,
      switch: id,
      demo: id,
      contact: id,
      referral: null,
    });
  });

  test("a message without e-mail is stored whole, without contact and confirmation", async () => {
    const { email: _, ...contact } = applicant;
    expect((await post("contactus", { ...message, contact })).status).toBe(201);
    const rows = await stored();
    expect(rows.contacts).toEqual([]);
    expect(rows.requests).toMatchObject([
      { contactId: null, payload: { contact: { ...contact, email: null }, body: message.body } },
    ]);
    expect(rows.outbox).toMatchObject([
      { kind: "contact-notice", recipient: agencyEmail, replyTo: null },
    ]);
  });

  test("the landlord who is referred gets no mail from it", async () => {
    await post("referral", referral);
    const recipients = (await stored()).outbox.map(({ recipient }) => recipient);
    expect(recipients).not.toContain(referral.landlordEmail);
  });

  test("a portfolio's valuation is stored with its number of homes", async () => {
    await post("valrequest", { ...asked, source: "portfolio", homes: "22" });
    expect((await stored()).requests).toMatchObject([
      { kind: "valuation", payload: { ...askedPayload, source: "portfolio", homes: 22 } },
    ]);
  });

  test.each([
    ["22", "22 homes. Flats in Bow"],
    ["1", "1 home. Flats in Bow"],
  ])("the inbox counts a portfolio of %s", async (homes, text) => {
    await post("valrequest", { ...asked, freetext: "Flats in Bow", source: "portfolio", homes });
    const [shown] = await database().orm.select().from(conversationMessages);
    expect(shown).toMatchObject({ body: text });
  });

  test("the build-to-rent form's valuation says where it came from", async () => {
    await post("valrequest", { source: "build-to-rent", applicant });
    expect((await stored()).requests).toMatchObject([
      { kind: "valuation", payload: { freetext: null, source: "build-to-rent" } },
    ]);
  });
});

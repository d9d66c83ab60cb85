import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { toWireListing } from "../listings/listing-wire.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { applicant, payload, useEnquiries } from "../testing/enquiries.ts";
import { createPublicListing } from "../testing/listing.ts";

describe.each(testEngines)("POST /api/submitenquiry on the %s engine", (engine) => {
  const { database, post, stored } = useEnquiries(engine);

  test("stores the enquiry, the contact, both mails and an audit row, and answers with the enquiry's id", async () => {
    const response = await post(payload);
    expect(response.status).toBe(201);
    const { EnqId } = await response.json();
    expect(EnqId).toMatch(/^a0[A-Za-z0-9]{16}$/);
    const rows = await stored();
    expect(rows.enquiries).toMatchObject([
      { kind: "enquiry", listingId: payload.listingid, message: payload.extra.freetext },
    ]);
    expect(rows.contacts).toMatchObject([{ ...applicant, phoneKey: "447700900123" }]);
    expect(rows.outbox.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo])).toEqual(
      expect.arrayContaining([
        ["enquiry-confirmation", "priya@example.com", "hello@lintel.example.com"],
        ["enquiry-notice", "hello@lintel.example.com", "priya@example.com"],
      ]),
    );
    expect(rows.audit).toMatchObject([
      { action: "enquiry.submitted", subjectId: rows.enquiries[0]?.id },
    ]);
    expect(JSON.stringify(rows.audit)).not.toMatch(/\bPriya\b/);
  });

  test("the kind of viewing is stored with the enquiry and included in both mails", async () => {
    const extra = { ...payload.extra, type: "viewing", viewingOption: "Live video tour" };
    expect((await post({ ...payload, extra })).status).toBe(201);
    const rows = await stored();
    expect(rows.enquiries).toMatchObject([{ kind: "viewing", viewingOption: "Live video tour" }]);
    for (const { html } of rows.outbox) expect(html).toContain("Live video tour");
  });

  test("a mail's link never comes from a Host header that anybody can send", async () => {
    const app = createTestApp(await createTestContext(database()));
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

  test("the same person asking twice is one contact, with the name that it had", async () => {
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
    expect(rows.contacts).toMatchObject([{ lastname: "Raman" }]);
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

  test("a listing as returned by the API can be sent back whole", async () => {
    const own = toWireListing(createPublicListing(), "http://lintel.test");
    expect((await post({ ...own, ...payload })).status).toBe(201);
  });
});

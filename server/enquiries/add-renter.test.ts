import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { contact, schedule, status, wishes } from "../testing/view-request.ts";
import { addRenterBody, useViewings, createViewRequest } from "../testing/viewings.ts";

describe.each(testEngines)("POST /api/addrenter on the %s engine", (engine) => {
  const { database, addRenter, renterAdded, viewingRequested, stored, letAge } =
    useViewings(engine);
  const withContact = (changes: object) => ({
    ...addRenterBody,
    applicant: { ...contact, ...changes },
  });

  test("begins an enquiry and tells nobody", async () => {
    const response = await addRenter();
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = await response.json();
    const rows = await stored();
    expect(answer).toEqual({
      contactId: rows.contacts[0]?.id,
      EnqId: expect.stringMatching(/^a0[A-Za-z0-9]{16}$/),
      isQualified: false,
    });
    expect(rows.begun).toMatchObject([{ listingId: addRenterBody.listingid }]);
    expect(JSON.stringify(rows)).not.toContain(answer.EnqId);
    expect([rows.enquiries, rows.outbox]).toEqual([[], []]);
    expect(rows.audit).toMatchObject([{ action: "enquiry.begun", subjectId: rows.begun[0]?.id }]);
    expect(JSON.stringify(rows.audit)).not.toMatch(/priya|raman|900123/i);
  });

  test("the same details again begin another: whoever knows them goes on with nothing of that person", async () => {
    const first = await renterAdded();
    const again = withContact({ phone: "+44 7700 900123", email: "Priya@Example.com" });
    const second = await renterAdded(again);
    expect(second).toEqual({ ...first, EnqId: expect.stringMatching(/^a0/) });
    expect(second.EnqId).not.toBe(first.EnqId);
    expect((await stored()).begun).toHaveLength(2);
  });

  test("ten at the same moment are one contact", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => renterAdded()));
    expect(new Set(answers.map(({ contactId }) => contactId)).size).toBe(1);
    expect((await stored()).begun).toHaveLength(10);
  });

  test("for another home and for another person, and after a day, it is another one", async () => {
    const answers = [
      await renterAdded(),
      await renterAdded({ ...addRenterBody, listingid: "p00000000002" }),
      await renterAdded(withContact({ phone: "07700 900456" })),
      await renterAdded(addRenterBody, { now: () => new Date("2026-11-22T12:00:01Z") }),
    ];
    expect(answers).toHaveLength(4);
    expect((await stored()).begun).toHaveLength(4);
  });

  test("once it is sent, the same person and home begin another", async () => {
    const { EnqId } = await renterAdded();
    const applicant = { ...contact, ...status, ...wishes, ...schedule, EnqId };
    expect(await viewingRequested(createViewRequest(applicant))).toEqual({ EnqId });
    expect((await renterAdded()).EnqId).not.toBe(EnqId);
  });

  test.each([
    [89, true],
    [91, false],
  ])("who answered everything %i days ago is qualified: %s", async (days, isQualified) => {
    await viewingRequested();
    await letAge(days);
    expect((await renterAdded()).isQualified).toBe(isQualified);
  });

  test.each([
    ["the phone alone matches", { email: "another@example.com" }],
    ["the e-mail alone matches", { phone: "07700 900456" }],
  ])("nobody is qualified if %s", async (_what, changes) => {
    await viewingRequested();
    expect((await renterAdded(withContact(changes))).isQualified).toBe(false);
  });

  test("a qualified contact is known however e-mail and phone are written", async () => {
    await viewingRequested();
    const written = withContact({ email: "PRIYA@example.com", phone: "+44 (0)7700 900123" });
    expect((await renterAdded(written)).isQualified).toBe(true);
  });

  test.each([
    ["firstname", "P", "Name must be at least 2 letters"],
    ["lastname", "", "Please provide a contact name"],
    ["phone", "077009", "Please provide us a valid phone number"],
    ["email", "priya", "Please provide a valid email"],
    ["firstname", "x".repeat(101), "Name must be 100 characters or fewer"],
  ])("%s %j is refused with the stepper's own sentence", async (field, value, message) => {
    const response = await addRenter(withContact({ [field]: value }));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([{ path: `applicant.${field}`, message }]);
    expect((await stored()).contacts).toEqual([]);
  });

  test.each([
    ["an unknown field", { ...addRenterBody, admin: true }, "admin"],
    ["an unknown field of the person", withContact({ isQualified: true }), "applicant.isQualified"],
    ["an unknown home", { ...addRenterBody, listingid: "nowhere" }, "listingid"],
    ["a withdrawn home", { ...addRenterBody, listingid: "p00000000003" }, "listingid"],
  ])("%s is refused at its path", async (_what, body, path) => {
    const response = await addRenter(body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors.map((error: { path: string }) => error.path)).toEqual([
      path,
    ]);
    expect((await stored()).begun).toEqual([]);
  });

  test("a home that is let agreed may be asked for: it may come back", async () => {
    expect((await addRenter({ ...addRenterBody, listingid: "p00000000002" })).status).toBe(201);
  });

  test("the same key and body again answer the same", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await renterAdded(addRenterBody, { headers });
    await viewingRequested();
    expect(await renterAdded(addRenterBody, { headers })).toEqual(first);
    const other = withContact({ phone: "07700 900456" });
    expect((await addRenter(other, { headers })).status).toBe(422);
  });

  test("phone numbers can't be guessed for an address: more than ten tries an hour are refused", async () => {
    const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
    const statuses = [];
    for (let n = 0; n < 11; n++) {
      const response = await app.request("/api/addrenter", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(withContact({ phone: `07700 9001${String(n).padStart(2, "0")}` })),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

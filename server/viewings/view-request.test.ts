import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { contact, schedule, status, wishes } from "../testing/view-request.ts";
import { useViewings, createViewRequest, wholeRequest } from "../testing/viewings.ts";

const findPaths = async (response: Response) =>
  (await response.json()).errors.map(({ path }: { path: string }) => path);

describe.each(testEngines)("POST /api/viewrequest on the %s engine", (engine) => {
  const viewings = useViewings(engine);
  const { database, get, viewRequest, viewingRequested, renterAdded, stored } = viewings;

  test("keeps enquiry, wish and answers, queues both mails and leaves an audit row", async () => {
    const response = await viewRequest();
    expect(response.status).toBe(201);
    const { EnqId } = await response.json();
    const rows = await stored();
    expect(EnqId).toMatch(/^a0[A-Za-z0-9]{16}$/);
    expect(rows.enquiries).toMatchObject([{ kind: "viewing", message: "" }]);
    const enquiryId = rows.enquiries[0]?.id;
    expect(rows.wishes).toEqual([
      {
        enquiryId,
        day: "2026-11-24",
        fromTime: "18:00",
        untilTime: "18:30",
        dateOfBirth: null,
        salary: null,
      },
    ]);
    expect(rows.contacts).toMatchObject([contact]);
    expect(rows.qualifications).toMatchObject([
      { contactId: rows.contacts[0]?.id, answers: { ...status, ...wishes } },
    ]);
    expect(rows.outbox.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      "viewing-request-confirmation priya@example.com",
      "viewing-request-notice hello@lintel.example.com",
    ]);
    expect(rows.audit).toMatchObject([{ action: "viewing.requested", subjectId: enquiryId }]);
    expect(JSON.stringify(rows.audit)).not.toMatch(/priya|raman|900123|78000/i);
  });

  test("the kind of viewing is kept with the request and stands in both mails", async () => {
    const applicant = { ...contact, ...status, ...wishes, ...schedule };
    await viewingRequested(createViewRequest({ ...applicant, viewingOption: "Video viewing" }));
    const rows = await stored();
    expect(rows.enquiries).toMatchObject([{ viewingOption: "Video viewing" }]);
    for (const { html } of rows.outbox) expect(html).toContain("Video viewing");
  });

  test("date of birth, salary and words may come along", async () => {
    const { applicant } = { applicant: { ...contact, ...status, ...wishes, ...schedule } };
    await viewingRequested({
      ...createViewRequest({ ...applicant, salary: 41_000 }),
      tenant: { dob: "1990-02-28" },
      extra: { freetext: "The bell does not work" },
    });
    const rows = await stored();
    expect(rows.wishes).toMatchObject([{ dateOfBirth: "1990-02-28", salary: 41_000 }]);
    expect(rows.enquiries).toMatchObject([{ message: "The bell does not work" }]);
  });

  test.each([
    ["today", "2026-11-21"],
    ["a day that has passed", "2026-11-20"],
    ["a Sunday", "2026-11-22"],
    ["no day", "2026-11-31"],
  ])("a viewing can't be requested on %s", async (_what, scheduleViewingDate) => {
    const applicant = { ...contact, ...status, ...wishes, ...schedule, scheduleViewingDate };
    const response = await viewRequest(createViewRequest(applicant));
    expect(response.status).toBe(422);
    expect(await findPaths(response)).toEqual(["applicant.scheduleViewingDate"]);
  });

  test("tomorrow is London's: half past midnight in summer time has the day after UTC's", async () => {
    const now = () => new Date("2026-07-01T23:30:00Z");
    const on = (scheduleViewingDate: string) =>
      createViewRequest({ ...contact, ...status, ...wishes, ...schedule, scheduleViewingDate });
    expect((await viewRequest(on("2026-07-02"), { now })).status).toBe(422);
    expect((await viewRequest(on("2026-07-03"), { now })).status).toBe(201);
  });

  test.each(["18:30 - 18:00", "08:30 - 09:30", "18:00 - 19:30", "18:10 - 18:40", "evening"])(
    "the time %s is refused",
    async (scheduleViewingTime) => {
      const applicant = { ...contact, ...status, ...wishes, ...schedule, scheduleViewingTime };
      const response = await viewRequest(createViewRequest(applicant));
      expect(response.status).toBe(422);
      expect(await findPaths(response)).toEqual(["applicant.scheduleViewingTime"]);
    },
  );

  const whole = { ...contact, ...status, ...wishes, ...schedule };
  test.each([
    ["an unknown field", { ...wholeRequest, admin: 1 }, "admin"],
    ["an unknown answer", createViewRequest({ ...whole, credit: 1 }), "applicant.credit"],
    ["half of the answers", createViewRequest({ ...whole, pets: undefined }), "applicant.pets"],
    [
      "an over-long text",
      createViewRequest({ ...whole, employer: "x".repeat(101) }),
      "applicant.employer",
    ],
    [
      "an over-long message",
      { ...wholeRequest, extra: { freetext: "x".repeat(2501) } },
      "extra.freetext",
    ],
    ["a short phone", createViewRequest({ ...whole, phone: "077009" }), "applicant.phone"],
    [
      "a date of birth that is none",
      { ...wholeRequest, tenant: { dob: "1990-02-30" } },
      "tenant.dob",
    ],
    [
      "a minor on the move-in date",
      { ...wholeRequest, tenant: { dob: "2009-01-05" } },
      "tenant.dob",
    ],
    ["an unknown home", { ...wholeRequest, listingid: "nowhere" }, "listingid"],
    ["a withdrawn home", { ...wholeRequest, listingid: "p00000000003" }, "listingid"],
  ])("%s is refused at its path and nothing is stored", async (_what, body, path) => {
    const response = await viewRequest(body);
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(JSON.parse(text).errors).toMatchObject([{ path }]);
    expect(text).not.toMatch(/priya|900123|xxxx/i);
    const rows = await stored();
    expect([rows.enquiries, rows.contacts, rows.outbox, rows.qualifications]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test("an applicant who turns 18 on the move-in date may request", async () => {
    const body = { ...wholeRequest, tenant: { dob: "2009-01-04" } };
    expect((await viewRequest(body)).status).toBe(201);
  });

  test("a viewing of a let agreed home may be requested: it may come back", async () => {
    expect((await viewRequest({ ...wholeRequest, listingid: "p00000000002" })).status).toBe(201);
  });

  test.each(["Housing Benefits", "Unemployed"])(
    "%s and children are recorded and change nothing",
    async (employmentStatus) => {
      const applicant = { ...whole, employmentStatus, numOfChildren: 4 };
      expect((await viewRequest(createViewRequest(applicant))).status).toBe(201);
      expect((await stored()).qualifications).toMatchObject([
        { answers: { employmentStatus, numOfChildren: 4 } },
      ]);
    },
  );

  test("an enquiry as the API gave it can be sent back whole", async () => {
    const { EnqId } = await renterAdded();
    const own = await (await get(`/enquiry/${EnqId}`)).json();
    expect((await viewRequest({ ...own, ...wholeRequest })).status).toBe(201);
  });

  test("ten equal submissions at the same moment are stored once", async () => {
    const { EnqId } = await renterAdded();
    const headers = { "Idempotency-Key": randomUUID() };
    const body = createViewRequest({ ...whole, EnqId });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => viewingRequested(body, { headers })),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ EnqId })));
    const rows = await stored();
    expect([rows.enquiries.length, rows.outbox.length]).toEqual([1, 2]);
  });

  test("without a token it is refused where a human check is asked", async () => {
    const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");
    const response = await viewRequest(wholeRequest, { humanCheck });
    expect(response.status).toBe(422);
    expect(await findPaths(response)).toEqual(["recaptchaToken"]);
    expect((await stored()).enquiries).toEqual([]);
  });

  test("more than five an hour for one address are refused", async () => {
    const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const response = await app.request("/api/viewrequest", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wholeRequest),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findAnswers } from "../enquiries/qualification-answers.ts";
import { dailyMails } from "../platform/mail/daily-mail-table.ts";
import { testEngines } from "../testing/database.ts";
import { renderForm } from "../testing/mail.ts";
import { contact, schedule, status, wishes } from "../testing/view-request.ts";
import { useViewings, createViewRequest } from "../testing/viewings.ts";

const findPaths = async (response: Response) =>
  (await response.json()).errors.map(({ path }: { path: string }) => path);
const whole = { ...contact, ...status, ...wishes, ...schedule };

describe.each(testEngines)(
  "what POST /api/viewrequest may leave out on the %s engine",
  (engine) => {
    const { database, get, viewRequest, viewingRequested, renterAdded, stored, letAge } =
      useViewings(engine);

    test("the enquiry that was begun becomes the request", async () => {
      const { EnqId } = await renterAdded();
      const applicant = { ...contact, ...status, ...wishes, ...schedule, EnqId };
      expect(await viewingRequested(createViewRequest(applicant))).toEqual({ EnqId });
      const rows = await stored();
      expect([rows.begun, rows.enquiries.length]).toEqual([[], 1]);
      // It keeps its id, and whoever began it the way to it.
      const begun = rows.audit.find(({ action }) => action === "enquiry.begun");
      expect(rows.enquiries[0]?.id).toBe(begun?.subjectId);
      expect((await get(`/enquiry/${EnqId}`)).status).toBe(200);
    });

    test("an enquiry says whose request it is", async () => {
      const { EnqId, contactId } = await renterAdded();
      const applicant = { firstname: "Priya", ...status, ...wishes, ...schedule, EnqId };
      await viewingRequested(createViewRequest(applicant));
      const rows = await stored();
      expect(rows.enquiries).toMatchObject([{ contactId }]);
      expect(rows.outbox.map(({ recipient }) => recipient)).toContain(contact.email);
    });

    test("a request that goes on from one that was sent is one of its own", async () => {
      const first = await viewingRequested();
      const second = await viewingRequested(createViewRequest({ ...schedule, EnqId: first.EnqId }));
      expect(second.EnqId).not.toBe(first.EnqId);
      const rows = await stored();
      expect([rows.enquiries.length, rows.contacts.length, rows.wishes.length]).toEqual([2, 1, 2]);
    });

    test.each([
      ["nobody knows", "a0AAAAAAAAAAAAAAAA"],
      ["is none", "p00000000001"],
    ])("an enquiry's id that %s stands for no contact", async (_what, EnqId) => {
      const applicant = { ...status, ...wishes, ...schedule, EnqId };
      const response = await viewRequest(createViewRequest(applicant));
      expect(response.status).toBe(422);
      expect(await findPaths(response)).toEqual(
        ["firstname", "lastname", "phone", "email"].map((field) => `applicant.${field}`),
      );
    });

    test("an enquiry about another home stands for no contact", async () => {
      const { EnqId } = await renterAdded();
      const body = createViewRequest({ ...status, ...wishes, ...schedule, EnqId });
      expect((await viewRequest({ ...body, listingid: "p00000000002" })).status).toBe(422);
      expect((await stored()).enquiries).toEqual([]);
    });

    describe("a contact who answered before", () => {
      const short = createViewRequest({ ...contact, ...schedule });

      test("leaves steps 2 and 3 out, and the agency gets the earlier answers with their day", async () => {
        await viewingRequested();
        await letAge(89);
        const [first] = (await stored()).enquiries;
        // As it is 89 days later.
        await database().orm.delete(dailyMails);
        await viewingRequested(short);
        const rows = await stored();
        const mails = rows.outbox.filter(({ aboutId }) => aboutId !== first?.id);
        const notice = mails.find(({ kind }) => kind === "viewing-request-notice");
        expect(renderForm(notice!, "text")).toContain("Bookbinder");
        expect(renderForm(notice!, "text")).toContain("24/08/2026");
        const confirmation = mails.find(({ kind }) => kind === "viewing-request-confirmation");
        expect(renderForm(confirmation!, "text")).toContain("24/08/2026");
        expect(renderForm(confirmation!, "text")).not.toContain("Bookbinder");
      });

      test("must answer again after 91 days, and is told each question", async () => {
        await viewingRequested();
        await letAge(91);
        const response = await viewRequest(short);
        expect(response.status).toBe(422);
        const paths = await findPaths(response);
        expect(paths).toContain("applicant.employmentStatus");
        expect(paths).toContain("applicant.currentAddress");
        expect(paths).not.toContain("applicant.employer");
      });

      test("may answer again: the newest answers count", async () => {
        await viewingRequested();
        await letAge(1);
        const again = { ...contact, ...status, ...wishes, ...schedule, totalIncome: 90_000 };
        await viewingRequested(createViewRequest(again));
        const [person] = (await stored()).contacts;
        const about = { enquiryIds: [], contactIds: [person!.id] };
        expect(await findAnswers(database().orm, about)).toMatchObject({
          answers: { totalIncome: 90_000 },
        });
      });

      test.each([
        ["the phone", { email: "another@example.com" }],
        ["the e-mail", { phone: "07700 900456" }],
      ])("is not recognised by %s alone", async (_what, changes) => {
        await viewingRequested();
        const body = createViewRequest({ ...contact, ...changes, ...schedule });
        expect((await viewRequest(body)).status).toBe(422);
      });
    });

    test("who claims to be qualified must still answer", async () => {
      const response = await viewRequest(
        createViewRequest({ ...contact, ...schedule, isQualified: true, contactId: randomUUID() }),
      );
      expect(response.status).toBe(422);
      expect(await findPaths(response)).toContain("applicant.employmentStatus");
      expect((await stored()).enquiries).toEqual([]);
    });

    test("when two submit one begun enquiry at the same moment neither loses the other's mails", async () => {
      const { EnqId } = await renterAdded();
      const body = createViewRequest({ ...whole, EnqId });
      const statuses = (await Promise.all([viewRequest(body), viewRequest(body)])).map(
        ({ status: code }) => code,
      );
      const kept = statuses.filter((code) => code === 201).length;
      expect(kept).toBeGreaterThan(0);
      expect(statuses.filter((code) => code !== 201 && code !== 503)).toEqual([]);
      const rows = await stored();
      // A notice of each, and one confirmation: the mailbox gets no second one within a day.
      expect([rows.enquiries.length, rows.wishes.length, rows.outbox.length]).toEqual([
        kept,
        kept,
        kept + 1,
      ]);
    });
  },
);

import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { openCustomerPage } from "../../customer-page-links/open-case.ts";
import { writeMessage } from "../../customer-pages/write-message.ts";
import { hiddenLink } from "../../../domain/shared/mail/link-slot.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { feedActs } from "../../feeds/feed-acts.ts";
import { sendForm, somebody } from "../../testing/office-forms.ts";
import { createListing } from "../../testing/listing.ts";
import { contact, schedule, status, wishes } from "../../testing/view-request.ts";
import { readOfficeUploads } from "../office-request.ts";
import { appContext as appContextOfPage } from "../page-contexts.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { findViewedBooking } from "../../viewings/feedback/find-feedback.ts";
import { answerFeedback } from "../../viewings/feedback/give-feedback.ts";
import { cancelOwnViewing } from "../../viewings/bookings/change-own-viewing.ts";

const origin = "https://keystone.example.com";
const listingid = createListing().id;
const asked = { listingid, extra: { freetext: "Is it still free?" } };

/** Who asks why a page does not open pastes its address, and colleagues read what they wrote. */
describe.each(testEngines)("an address that somebody pastes, on the %s engine,", (engine) => {
  const { database, appContext, book } = useBookings(engine);
  const orm = () => database().orm;
  const kept = { booking: "", page: "", id: "" };
  beforeEach(async () => {
    kept.id = await book();
    const [booking] = await orm().select().from(bookings);
    kept.page = await makeLink(orm(), "renter-page", booking!.contactId);
    kept.booking = await makeLink(orm(), "booking", kept.id);
  });

  const words = () => `It doesn't open: ${origin}/my-case/${kept.page}?home=1. Please help`;
  const post = async (path: string, body: object) =>
    createTestApp(await appContext()).request(`${origin}/api/${path}`, {
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      method: "POST",
      body: JSON.stringify(body),
    });
  async function call(path: string, body: object) {
    const response = await post(path, body);
    expect([path, response.status]).toEqual([path, 201]);
  }
  const extra = () => ({ freetext: words() });

  const forms: [string, () => Promise<unknown>][] = [
    ["an enquiry", () => call("submitenquiry", { listingid, applicant: contact, extra: extra() })],
    [
      "a viewing request",
      () =>
        call("viewrequest", {
          listingid,
          applicant: {
            ...contact,
            ...status,
            ...wishes,
            ...schedule,
            currentAddress: `${origin}/my-case/${kept.page}`,
          },
          extra: extra(),
        }),
    ],
    ["a valuation", () => call("valrequest", { applicant: contact, ...extra() })],
    ["a message", () => call("contactus", { contact, body: words() })],
    [
      "an answer to a viewing",
      () => call("bookingreply", { id: kept.booking, resp: false, message: words() }),
    ],
    [
      "the end of a viewing",
      async () => cancelOwnViewing(await appContext(noon), kept.id, { reason: words() }),
    ],
    [
      "an answer after a viewing",
      async () => {
        const seen = await appContext(new Date("2026-12-03T19:00:00Z"));
        const answered = { answer: "no", reason: "", message: words() };
        expect(await answerFeedback(seen, kept.id, answered)).toMatchObject({ ok: true });
        const [booking] = await orm().select().from(bookings);
        const shown = await findViewedBooking(seen, booking!.calendarUid);
        expect(JSON.stringify(shown)).toContain(hiddenLink);
      },
    ],
    [
      "a message from a page",
      async () => {
        const app = await appContext(noon);
        const access = await openCustomerPage(app, "renter", kept.page);
        if (!access.ok || access.opened.kind !== "renter") throw new Error("It did not open.");
        await writeMessage(app, access.opened, { listingId: listingid, message: words() });
      },
    ],
  ];

  test.each(forms)("in %s is kept and mailed nowhere", async (_what, send) => {
    await send();
    const rows = await readEveryRow(orm());
    expect(rows).toContain(hiddenLink);
    expect(rows).not.toContain(kept.page);
  });

  /** Whoever begins an enquiry has its secret, and may type it wherever text is taken. */
  test.each([
    ["addrenter", (names: object) => ({ listingid, applicant: { ...contact, ...names } })],
    ["submitenquiry", (names: object) => ({ ...asked, applicant: { ...contact, ...names } })],
    [
      "valrequest",
      (names: object) => ({ applicant: { ...contact, ...names }, freetext: "A flat" }),
    ],
    ["contactus", (names: object) => ({ contact: { ...contact, ...names }, body: "Hello" })],
  ])("as a name in %s is kept nowhere", async (path, createBody) => {
    await call(path, createBody({ lastname: kept.page }));
    expect(await readEveryRow(orm())).not.toContain(kept.page);
  });

  test.each([
    ["valrequest", (email: string) => ({ applicant: { ...contact, email }, freetext: "A flat" })],
    ["contactus", (email: string) => ({ contact: { ...contact, email }, body: "Hello" })],
    ["submitenquiry", (email: string) => ({ ...asked, applicant: { ...contact, email } })],
    ["alert", (email: string) => ({ email, search: {}, frequency: "daily" })],
  ])("as the email address of %s is refused beside its field", async (path, createBody) => {
    const response = await post(path, createBody(`${kept.page}@example.com`));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ path: expect.stringMatching(/email$/) }],
    });
    expect(await readEveryRow(orm())).not.toContain(kept.page);
  });

  test("eleven times, each another one, leaves none of the text: each would be looked for in all of it", async () => {
    const pages = [];
    for (let n = 0; n < 11; n++) pages.push(await makeLink(orm(), "enquiry", kept.id));
    await call("contactus", { contact, body: `Yellow ${pages.join(" and ")}` });
    const rows = await readEveryRow(orm());
    for (const page of pages) expect(rows).not.toContain(page);
    expect(rows).not.toContain("Yellow");
  });

  test("deep in what no call reads is not looked for", async () => {
    const deep = `${"[".repeat(31_000)}"${kept.page}"${"]".repeat(31_000)}`;
    const body = `{"contact": ${JSON.stringify(contact)}, "body": "Hello", "more": ${deep}}`;
    const response = await createTestApp(await appContext()).request(`${origin}/api/contactus`, {
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      method: "POST",
      body,
    });
    expect(response.status).toBeLessThan(500);
    expect(await readEveryRow(orm())).not.toContain(kept.page);
  });

  const readFile = async (name: string) => {
    const body = new FormData();
    body.append("file", new File(["#HEADER#"], name));
    body.append("note", words());
    const context = new RouterContextProvider();
    context.set(appContextOfPage, await appContext());
    const request = new Request(`${origin}/office/feeds`, { method: "POST", body });
    return (await readOfficeUploads({ request, context }, 10_000))!;
  };

  test("into the name of a file that a colleague adds is kept nowhere", async () => {
    const read = await readFile(`my-case ${kept.page}.pdf`);
    expect(read).toMatchObject({ fields: { note: expect.stringContaining(hiddenLink) } });
    expect(read.files.map(({ name }) => name)).toEqual([`my-case ${hiddenLink}`]);
  });

  test("into the name of a feed’s file is kept nowhere", async () => {
    const { files } = await readFile(`my-case ${kept.page}.blm`);
    const form = { change: "check" };
    const sent = await sendForm(await appContext(), somebody, feedActs, form, {}, files);
    expect(sent.refusal).toBeUndefined();
    const rows = await readEveryRow(orm());
    expect(rows).toContain(`my-case ${hiddenLink}`);
    expect(rows).not.toContain(kept.page);
  });

  test("into a search is no word of the alert for it", async () => {
    const search = { q: `${origin}/my-case/${kept.page}` };
    await call("alert", { email: contact.email, search, frequency: "daily" });
    const rows = await readEveryRow(orm());
    expect(rows).toContain("‘link to their page’");
    expect(rows).not.toContain(kept.page);
  });
});

import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { findRecordId } from "../../access-links/access-links.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { answerRoute, buildUrl } from "../../testing/office-pages.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { offeredTimes } from "../../viewings/keys/home-viewing-tables.ts";
import { appContext as appKey, clientAddress, reportError, siteOrigin } from "../page-contexts.ts";

const origin = "https://keystone.example.com";
const files: Record<string, string> = {
  "my-case/:token": "customer-pages/renter/my-case-page.tsx",
  "my-case/:token/data": "customer-pages/own-data/own-data-page.tsx",
  "my-case/:token/to/:kind/:id": "customer-pages/own-link.ts",
  "book-viewing/:id": "viewings/requests/book-viewing-page.tsx",
  "booking-confirmation": "viewings/bookings/booking-confirmation-page.tsx",
  "my-viewing": "viewings/bookings/my-viewing-page.tsx",
  "viewing-feedback": "viewings/feedback/viewing-feedback-page.tsx",
  "choose-viewing": "viewings/requests/choose-viewing-page.tsx",
};

/** Programs that look at mails, previews of chats and browsers read an address before anybody asks for it. */
describe.each(testEngines)("reading a page by link, on the %s engine", (engine) => {
  const { database, appContext, book } = useBookings(engine);
  const orm = () => database().orm;

  async function visit(
    pattern: string,
    params: Record<string, string>,
    { search = "", form }: { search?: string; form?: Record<string, string> } = {},
  ) {
    const url = buildUrl(pattern, params, search);
    const context = new RouterContextProvider();
    context.set(appKey, await appContext());
    context.set(reportError, () => {});
    context.set(clientAddress, "192.0.2.1");
    context.set(siteOrigin, origin);
    const file = files[pattern] ?? "";
    const request = new Request(url, form && { method: "POST", body: new URLSearchParams(form) });
    return answerRoute(file, { request, url, pattern, params, context });
  }

  async function prepare() {
    const id = await book();
    const [booking] = await orm().select().from(bookings);
    const { listingId, contactId, enquiryId } = booking!;
    const [offered] = await orm()
      .insert(offeredTimes)
      .values({ listingId, contactId, enquiryId, channel: "mail", times: [], at: noon })
      .returning({ id: offeredTimes.id });
    const times = await makeLink(database().orm, "offered-times", String(offered!.id));
    return {
      id,
      token: await makeLink(database().orm, "renter-page", contactId),
      booking: await makeLink(database().orm, "booking", id),
      enquiry: await makeLink(database().orm, "enquiry", enquiryId!),
      times,
    };
  }

  /** Every row of every table, but for when a link was last used. */
  async function readRows(): Promise<string[]> {
    const rows: string[] = [];
    const tables = await orm().execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    for (const { name: table } of tables.rows) {
      const found = await orm().execute(
        sql.raw(`select to_jsonb(t) - 'last_used_at' as row from "${table}" t order by 1`),
      );
      rows.push(...found.rows.map((row) => `${table} ${JSON.stringify(row)}`));
    }
    return rows;
  }

  test("writes nothing, also where a page leads on to another", async () => {
    const { id, token, booking, enquiry, times } = await prepare();
    const before = await readRows();
    for (const kind of ["viewing", "viewing-calendar", "viewing-feedback"])
      await visit("my-case/:token/to/:kind/:id", { token, kind, id });
    for (const pattern of ["my-case/:token", "my-case/:token/data"])
      expect((await visit(pattern, { token })).status).toBe(200);
    expect((await visit("book-viewing/:id", { id: enquiry })).status).toBe(200);
    expect((await visit("choose-viewing", {}, { search: `?id=${times}` })).status).toBe(200);
    for (const pattern of ["my-viewing", "viewing-feedback", "booking-confirmation"])
      expect((await visit(pattern, {}, { search: `?id=${booking}` })).status).toBe(200);
    expect(await readRows()).toEqual(before);
  });

  test("a button leads on, by a link of a day", async () => {
    const { id, token, times } = await prepare();
    const own = await visit(
      "my-case/:token/to/:kind/:id",
      { token, kind: "viewing", id },
      { form: {} },
    );
    const chosen = await visit("choose-viewing", {}, { search: `?id=${times}`, form: {} });
    for (const { status, text } of [own, chosen]) {
      expect(status).toBe(303);
      const [, secret = ""] = text.split("/my-viewing?id=");
      const inADay = new Date(noon.getTime() + 86_400_000);
      const minuteBefore = new Date(inADay.getTime() - 60_000);
      expect(await findRecordId(await appContext(minuteBefore), "booking", secret)).toBe(id);
      expect(await findRecordId(await appContext(inADay), "booking", secret)).toBeNull();
    }
  });

  test("whoever comes back to the address of the button is on their page again", async () => {
    const { id, token } = await prepare();
    const params = { token, kind: "viewing", id };
    const answer = await visit("my-case/:token/to/:kind/:id", params);
    expect(answer).toEqual({ status: 303, text: `/my-case/${token}` });
    const other = await visit("my-case/:token/to/:kind/:id", { ...params, token: "x".repeat(43) });
    expect(other.status).toBe(303);
  });

  test("as many buttons as forms of an own page are answered, no more", async () => {
    const { id, token } = await prepare();
    const app = await appContext(noon, {
      caseLimits: { ...(await appContext()).caseLimits, forms: async () => 7 },
    });
    const url = buildUrl("my-case/:token/to/:kind/:id", { token, kind: "viewing", id }, "");
    const context = new RouterContextProvider();
    context.set(appKey, app);
    const request = new Request(url, { method: "POST" });
    const before = await readRows();
    const given = { request, url, pattern: "", params: { token, kind: "viewing", id }, context };
    expect((await answerRoute("customer-pages/own-link.ts", given)).status).toBe(429);
    expect(await readRows()).toEqual(before);
  });
});

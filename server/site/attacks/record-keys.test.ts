import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { findAccessLink } from "../../access-links/access-links.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { answerRoute, buildUrl } from "../../testing/office-pages.ts";
import { createReadableLog } from "../../testing/mail-in.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { fillMail } from "../../testing/sent-mails.ts";
import { contact, schedule, status, wishes } from "../../testing/view-request.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { offeredTimes } from "../../viewings/keys/home-viewing-tables.ts";
import { appContext as appKey, clientAddress, reportError, siteOrigin } from "../page-contexts.ts";

const origin = "https://keystone.example.com";
const home = createListing().id;
const files: Record<string, string> = {
  "book-viewing/:id": "viewings/requests/book-viewing-page.tsx",
  "booking-confirmation": "viewings/bookings/booking-confirmation-page.tsx",
  "booking-confirmation.ics": "viewings/bookings/calendar-file.ts",
  "my-viewing": "viewings/bookings/my-viewing-page.tsx",
  "viewing-feedback": "viewings/feedback/viewing-feedback-page.tsx",
  "choose-viewing": "viewings/requests/choose-viewing-page.tsx",
};
const purposes = v.picklist(["enquiry", "booking", "offered-times"]);
const readEnqId = ({ body }: { body: unknown }) =>
  v.parse(v.looseObject({ EnqId: v.string() }), body).EnqId;

describe.each(testEngines)("ids and keys on the %s engine", (engine) => {
  const { database, appContext, book, plan } = useBookings(engine);
  const orm = () => database().orm;
  let written = createReadableLog();
  beforeEach(() => {
    written = createReadableLog();
  });

  async function call(path: string, body?: object, key: string = randomUUID()) {
    const app = createTestApp(await appContext(noon, { log: written.log }));
    const response = await app.request(`${origin}/api/${path}`, {
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function visit(pattern: string, id: string, form?: Record<string, string>) {
    const isPath = pattern.includes(":id");
    const params: Record<string, string> = isPath ? { id } : {};
    const url = buildUrl(pattern, params, isPath ? "" : `?id=${encodeURIComponent(id)}`);
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
    const bookingId = await book();
    const [booking] = await orm().select().from(bookings);
    const { listingId, contactId, enquiryId } = booking!;
    const [offered] = await orm()
      .insert(offeredTimes)
      .values({ listingId, contactId, enquiryId, channel: "mail", times: [], at: noon })
      .returning({ id: offeredTimes.id });
    const ids = { enquiry: enquiryId!, booking: bookingId, "offered-times": String(offered!.id) };
    return {
      ids,
      calendarUid: booking!.calendarUid,
      secrets: {
        enquiry: await makeLink(database().orm, "enquiry", ids.enquiry),
        booking: await makeLink(database().orm, "booking", ids.booking),
        "offered-times": await makeLink(database().orm, "offered-times", ids["offered-times"]),
      },
    };
  }

  const pages: [string, "enquiry" | "booking" | "offered-times", Record<string, string>?][] = [
    ["book-viewing/:id", "enquiry"],
    ["booking-confirmation", "booking"],
    ["booking-confirmation.ics", "booking"],
    ["my-viewing", "booking"],
    ["my-viewing", "booking", { change: "cancel", reason: "" }],
    ["viewing-feedback", "booking"],
    ["viewing-feedback", "booking", { answer: "no", reason: "", message: "" }],
    ["choose-viewing", "offered-times"],
    ["choose-viewing", "offered-times", { time: "" }],
  ];

  test.each(pages)("%s opens by a secret of the %s alone", async (pattern, purpose, form) => {
    const { ids, secrets, calendarUid } = await prepare();
    const unknown = await visit(pattern, "0".repeat(24), form);
    const others = Object.entries(secrets).flatMap(([name, one]) => (name === purpose ? [] : one));
    const slot = `~${purpose}.${ids[purpose]}~`;
    for (const id of [...Object.values(ids), ...others, calendarUid, slot, "-"]) {
      // The same as for what never was: neither a page nor a hint.
      const { status: answered, text } = await visit(pattern, id, form);
      expect([id, answered, text.replaceAll(id, "")]).toEqual([
        id,
        unknown.status,
        unknown.text.replaceAll("0".repeat(24), "").replaceAll(id, ""),
      ]);
    }
    if (!form) expect((await visit(pattern, secrets[purpose])).status).toBeLessThan(400);
    expect(await orm().select({ state: bookings.state }).from(bookings)).toEqual([
      { state: "booked" },
    ]);
  });

  test("no call takes an id, or a secret of another purpose", async () => {
    const { ids, secrets } = await prepare();
    for (const key of [ids.enquiry, secrets.booking, secrets["offered-times"]]) {
      expect((await call(`enquiry/${key}`)).status).toBe(404);
      const applicant = { ...status, ...wishes, ...schedule, EnqId: key };
      expect((await call("viewrequest", { listingid: home, applicant })).status).toBe(422);
    }
    for (const id of [ids.booking, secrets.enquiry, secrets["offered-times"]]) {
      expect((await call("bookingreply", { id, resp: true })).status).toBe(422);
    }
    expect((await call("bookingreply", { id: secrets.booking, resp: true })).status).toBe(201);
  });

  const submissions: [string, () => object][] = [
    [
      "submitenquiry",
      () => ({ listingid: home, applicant: contact, extra: { freetext: "Hello" } }),
    ],
    ["addrenter", () => ({ listingid: home, applicant: contact })],
    [
      "viewrequest",
      () => ({ listingid: home, applicant: { ...contact, ...status, ...wishes, ...schedule } }),
    ],
  ];

  test.each(submissions)("a repeat of %s answers the same, to the letter", async (name, body) => {
    const key = randomUUID();
    const first = await call(name, body(), key);
    expect(first).toMatchObject({ status: 201, body: { EnqId: expect.stringMatching(/^a0/) } });
    expect(await call(name, body(), key.toUpperCase())).toEqual(first);
    expect((await call(`enquiry/${first.body.EnqId}`)).status).toBe(200);
    // Other calls and keys get another.
    const others = await Promise.all(
      submissions.map(async ([other, otherBody]) => {
        const answer = await call(other, otherBody(), other === name ? randomUUID() : key);
        return readEnqId(answer);
      }),
    );
    expect(new Set([...others, first.body.EnqId]).size).toBe(4);
    expect(await readStored()).not.toContain(first.body.EnqId);
  });

  test("a repeat of a request that goes on from a begun one answers what its caller sent", async () => {
    const { EnqId } = (await call("addrenter", { listingid: home, applicant: contact })).body;
    const [applicant, key] = [
      { ...contact, ...status, ...wishes, ...schedule, EnqId },
      randomUUID(),
    ];
    const body = { listingid: home, applicant };
    for (let n = 0; n < 2; n++) {
      expect(await call("viewrequest", body, key)).toEqual({ status: 201, body: { EnqId } });
    }
    expect((await call(`enquiry/${EnqId}`)).status).toBe(200);
    expect(await readStored()).not.toContain(EnqId);
  });

  test("a link ends with its record", async () => {
    const { ids, secrets } = await prepare();
    await orm().delete(offeredTimes);
    await orm().delete(bookings);
    await orm().execute(sql`delete from enquiries where id = ${ids.enquiry}`);
    for (const [purpose, secret] of Object.entries(secrets)) {
      expect(await findAccessLink(orm(), v.parse(purposes, purpose), secret)).toBeNull();
    }
    const { EnqId } = (await call("addrenter", { listingid: home, applicant: contact })).body;
    await orm().execute(sql`delete from begun_enquiries`);
    expect(await findAccessLink(orm(), "enquiry", EnqId)).toBeNull();
  });

  test("nothing that is kept or logged on a whole journey holds a secret", async () => {
    const { EnqId } = (await call("addrenter", { listingid: home, applicant: contact })).body;
    const applicant = { ...contact, ...status, ...wishes, ...schedule, EnqId };
    await call("viewrequest", { listingid: home, applicant });
    await call(`enquiry/${EnqId}`);
    const asked = (await orm().select().from(enquiries)).find(({ kind, message }) => {
      return kind === "viewing" && message === "";
    });
    await book(plan({ enquiryId: asked!.id }));
    const app = await appContext();
    const secrets = [v.parse(v.string(), EnqId)];
    for (const mail of await orm().select().from(outbox)) {
      const { html, calendar } = await fillMail(app, mail);
      const text = html + (calendar?.ics ?? "").replaceAll("\r\n ", "");
      for (const [, secret] of text.matchAll(/\?id=([0-9a-f]{24})/g)) secrets.push(secret!);
      const longest = (calendar?.ics ?? "").split("\r\n").map((line) => Buffer.byteLength(line));
      expect(Math.max(...longest)).toBeLessThanOrEqual(75);
    }
    // One mail has one link, in its text and in its calendar entry.
    expect(new Set(secrets).size).toBe(2);
    await call("bookingreply", { id: secrets.at(-1)!, resp: false, message: "Later, please" });
    await visit("my-viewing", secrets.at(-1)!);
    const kept = await readStored();
    expect(kept).toContain(asked!.id);
    for (const secret of secrets) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(secret.toLowerCase());
      expect(JSON.stringify(written.read())).not.toContain(secret);
    }
    expect(await orm().$count(accessLinks)).toBeGreaterThan(1);
  });

  async function readStored(): Promise<string> {
    const texts: string[] = [];
    const tables = await orm().execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name: table } of tables.rows) {
      const { rows } = await orm().execute(sql.raw(`select t::text as row from "${table}" t`));
      texts.push(JSON.stringify(rows));
    }
    return texts.join("\n");
  }
});

import { beforeEach, describe, expect, test } from "vitest";
import { eq, getTableName, max } from "drizzle-orm";
import { officeRoutes } from "../routes.ts";
import { officeEntries } from "../../domain/staff/office-access.ts";
import { hasPermission } from "../../domain/staff/roles.ts";
import {
  conversationMessages,
  conversations,
} from "../../server/conversations/conversation-tables.ts";
import { findLandlordContactId } from "../../server/landlords/landlords.ts";
import { listingRecords } from "../../server/listings/listing-record-tables.ts";
import { offers } from "../../server/offers/offer-tables.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { tenancies } from "../../server/tenancies/tenancy-tables.ts";
import { addBranch, islington, peckham } from "../../server/testing/branches.ts";
import { fillBranch, hireInto } from "../../server/testing/branch-records.ts";
import { useTenancies } from "../../server/testing/use-tenancies.ts";
import type { TestBrowser } from "../../server/testing/office.ts";
import { visitOfficePage } from "../../server/testing/office-pages.ts";
import { bookings } from "../../server/viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../../server/viewings/diary/diary-tables.ts";
import { homeKeys } from "../../server/viewings/keys/home-viewing-tables.ts";

const setup = useTenancies("server");
let records: Record<string, string> = {};
let here: TestBrowser;
let elsewhere: TestBrowser;

beforeEach(async () => {
  const app = await setup.app();
  const south = await addBranch(app, { ...peckham, areas: "", feedId: "" });
  const north = await addBranch(app, { ...islington, areas: "" });
  records = await fillBranch(setup, north);
  here = await hireInto(setup, north, "manager");
  elsewhere = await hireInto(setup, south, "manager");
});

/** Of the other branch's records: people, what they wrote, the home, its keys and papers. */
const foreign =
  /\bAda\b|\bObi\b|900461|Is it free|Thursday at six|Priya|Raman|Beatrix|Oyelaran|Loriner|K-77|passport/i;

const patterns = officeRoutes.map(({ path }) => path!);
const withParams = patterns.filter((path) => path.includes(":"));
const lists = patterns.filter((path) => !path.includes(":"));

/** Calls that answer with nothing of the office, or never end. */
/** Of pages whose forms others do not have. */
const pressed: Record<string, string> = {
  "office/diary/book": "book",
  "office/diary/new": "book",
  "office/diary/home/:listingId": "save",
  "office/diary/viewing/:uid": "words",
  "office/run-sheet": "late",
  "office/contacts/:id/merge": "keep-this",
  "office/contacts/:id/export": "show",
  "office/contacts/:id/erasure": "ask",
};

const unread = new Set(["office/events", "office/run-sheet/worker.js", "office/sign-out"]);

const nameVisit = (...parts: string[]) => parts.join(" ");

async function visit(browser: TestBrowser, pattern: string, more: object = {}) {
  return visitOfficePage(await setup.app(), browser, { pattern, params: {}, ...more });
}

describe("somebody who is limited to another branch", () => {
  test("opens no page of a record, by whichever id", async () => {
    expect(withParams.length).toBeGreaterThan(20);
    for (const pattern of withParams)
      for (const [kind, id] of Object.entries(records)) {
        const subject = kind === "viewing" ? "booking" : kind;
        const params = { id, uid: id, listingId: id, paper: id, subject };
        const { status, text } = await visit(elsewhere, pattern, { params });
        const name = nameVisit(pattern, kind);
        expect([name, [302, 403, 404, 405].includes(status)]).toEqual([name, true]);
        expect([name, foreign.exec(text)?.[0]]).toEqual([name, undefined]);
      }
  });

  test("finds nothing in any list, whatever the query asks for", async () => {
    const searches = [
      "",
      "?whose=office&view=all&weeks=13&of=asked&table=answers",
      "?q=Ob&find=Lorin&text=Ob",
      "?view=team&tab=live&only=own",
    ];
    for (const pattern of lists.filter((path) => !unread.has(path)))
      for (const search of searches) {
        const { status, text } = await visit(elsewhere, pattern, { search });
        const name = nameVisit(pattern, search);
        expect([name, status < 500]).toEqual([name, true]);
        expect([name, foreign.exec(text)?.[0]]).toEqual([name, undefined]);
      }
  });

  test("is shown none that a query names", async () => {
    const names = ["id", "home", "enquiry", "person", "key", "listing", "text"];
    for (const pattern of [
      "diary/book",
      "diary/new",
      "diary/keys",
      "inbox/new",
      "settings/templates",
    ])
      for (const id of Object.values(records)) {
        const search = `?${names.map((name) => `${name}=${id}`).join("&")}`;
        const { status, text } = await visit(elsewhere, `office/${pattern}`, { search });
        const name = nameVisit(pattern, search);
        expect([name, status]).toEqual([name, 404]);
        expect([name, foreign.exec(text)?.[0]]).toEqual([name, undefined]);
      }
  });

  test("changes nothing by any form that names one of them", async () => {
    const app = await setup.app();
    const tables = [
      conversations,
      listingRecords,
      offers,
      tenancies,
      bookings,
      appointments,
      homeKeys,
      outbox,
    ];
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [
            getTableName(table),
            await app.database.orm.select().from(table),
          ]),
        ),
      );
    const before = await read();
    const changes = "take assign close reply merge move give accept ask complete".split(" ");
    for (const pattern of patterns.filter((path) => !unread.has(path)))
      for (const [place, id] of Object.values(records).entries()) {
        const change = pressed[pattern] ?? changes[place % changes.length]!;
        const named =
          "id uid other listingId home enquiry enquiryId person contact appointmentId appointment offer offerId key conversation mail";
        const fields = {
          ...Object.fromEntries(named.split(" ").map((name) => [name, id])),
          change,
          scope: "picked",
          [`pick-${id}`]: "on",
          to: "withdrawn",
          body: "x",
          outcome: "done",
          late: "10",
          writing: "on",
        };
        const params = { id, uid: id, listingId: id, subject: "conversation" };
        const { status, text } = await visit(elsewhere, pattern, { params, fields });
        const name = nameVisit(pattern, change, id);
        expect([name, status < 500]).toEqual([name, true]);
        expect([name, foreign.exec(text)?.[0]]).toEqual([name, undefined]);
      }
    expect(await read()).toEqual(before);
  });
});

test("somebody who is limited to this branch opens and finds all of it", async () => {
  const { home, conversation, tenancy, appointment, viewing } = records;
  const pages = [
    ["office/listings/:id", { id: home }],
    ["office/listings/:id/landlord", { id: home }],
    ["office/inbox/:id?", { id: conversation }],
    ["office/offers/:listingId", { listingId: home }],
    ["office/tenancies/:id", { id: tenancy }],
    ["office/diary/:id", { id: appointment }],
    ["office/diary/viewing/:uid", { uid: viewing }],
    ["office/activity-log/:subject/:id", { subject: "conversation", id: conversation }],
  ] as const;
  for (const [pattern, params] of pages)
    expect([pattern, (await visit(here, pattern, { params })).status]).toEqual([pattern, 200]);
  for (const pattern of ["inbox/:id?", "listings", "offers", "tenancies", "diary", "diary/keys"])
    expect([pattern, foreign.test((await visit(here, `office/${pattern}`)).text)]).toEqual([
      pattern,
      true,
    ]);
  const editor = await visit(here, "office/listings/:id", { params: { id: home } });
  expect(editor.text).toContain(islington.name);
  expect(editor.text).not.toContain(peckham.name);
  const today = await visit(here, "office/today", { search: "?whose=office" });
  expect(today.text).toMatch(foreign);
});

test("a colleague limited to another branch can file a call in this branch’s conversation, but neither takes it over nor answers it", async () => {
  const { orm } = (await setup.app()).database;
  const call = { name: "Zed Quill", phone: "07700 900999", email: "", body: "About the garage" };
  const enter = (browser: TestBrowser, fields: object) =>
    visit(browser, "office/inbox/new", { fields: { change: "enter", ...call, ...fields } });
  await enter(here, {});
  const isTheirs = eq(conversations.name, call.name);
  await orm.update(conversations).set({ ownerId: null, state: "new" }).where(isTheirs);
  const [before] = await orm.select().from(conversations).where(isTheirs);
  const { status, text } = await enter(elsewhere, { cameFrom: "board", answered: "on" });
  const [after] = await orm.select().from(conversations).where(isTheirs);
  const { ownerId, state, waitingSince, answeredAt, cameFrom } = before!;
  expect(after).toMatchObject({ ownerId, state, waitingSince, answeredAt, cameFrom });
  const said = eq(conversationMessages.conversationId, before!.id);
  expect(await orm.$count(conversationMessages, said)).toBe(2);
  expect(status).toBe(200);
  expect(text).toContain("Another branch is already in touch with this person about it");
});

describe("an appointment with a landlord of this branch", () => {
  const start = { change: "start", phone: "020 7946 0184" };
  const date = "2026-11-27";
  const wanted = {
    change: "book",
    kind: "other",
    place: "1 High Road",
    date,
    time: "10:00",
    minutes: "60",
  };
  const book = async (browser: TestBrowser, whom: Record<string, string>) => {
    const { orm } = (await setup.app()).database;
    await visit(browser, "office/diary/availability/:id?", { fields: start });
    const [own] = await orm.select({ id: max(negotiators.id) }).from(negotiators);
    const fields = { ...wanted, negotiatorId: `${own!.id}`, ...whom };
    const { status } = await visit(browser, "office/diary/new", { fields });
    const [appointment] = await orm
      .select({ contactId: appointments.contactId })
      .from(appointments)
      .where(eq(appointments.place, wanted.place));
    return { status, contactId: appointment?.contactId };
  };
  const findLandlord = async () => {
    const { landlordId } = setup.known;
    return (await findLandlordContactId((await setup.app()).database.orm, landlordId))!;
  };

  test("is made by whoever is limited to it", async () => {
    const withContact = await findLandlord();
    expect(await book(here, { withContact })).toEqual({ status: 303, contactId: withContact });
  });

  test("is not made at another branch, which would read their name and number", async () => {
    expect(await book(elsewhere, { withContact: await findLandlord() })).toMatchObject({
      status: 404,
    });
  });
});

test("a colleague limited to this branch can undo their reply, and one limited to another branch cannot", async () => {
  const { orm } = (await setup.app()).database;
  const params = { id: records["conversation"]! };
  const send = (browser: TestBrowser, fields: Record<string, string>) =>
    visit(browser, "office/inbox/:id?", { params, fields });
  const [last] = await orm
    .select({ id: max(conversationMessages.id) })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, params.id));
  await send(here, { change: "reply", body: "At six then.", lastSeen: `${last!.id}` });
  const isReply = eq(outbox.kind, "conversation-reply");
  const [mail] = await orm.select({ token: outbox.id }).from(outbox).where(isReply);
  const undo = { change: "undo", token: mail!.token };
  const elsewhereUndone = await visit(elsewhere, "office/inbox/:id?", { fields: undo });
  expect(elsewhereUndone.status).toBe(404);
  expect(await orm.$count(outbox, isReply)).toBe(1);
  expect((await send(here, undo)).status).toBe(200);
  expect(await orm.$count(outbox, isReply)).toBe(0);
});

test("every page of the whole agency is closed to who is limited", () => {
  const limited = { role: "manager", branchView: { isLimited: true } } as const;
  const closed = Object.entries(officeEntries).flatMap(([pattern, { read }]) =>
    read && read !== "anyone" && read !== "signed-in" && !hasPermission(limited, read)
      ? [pattern]
      : [],
  );
  expect(closed).toEqual(
    expect.arrayContaining([
      "office/contacts",
      "office/emails",
      "office/feeds",
      "office/unmatched-emails",
    ]),
  );
});

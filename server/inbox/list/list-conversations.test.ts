import { describe, expect, test } from "vitest";
import { formatInboxQuery } from "../../../domain/conversations/inbox-path.ts";
import { inboxViews, readInboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import { findResponseTarget, saveResponseTarget } from "../../conversations/response-target.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { friday, imogen, tom, useInbox, noteAs } from "../../testing/inbox.ts";
import { changeConversations } from "../change-conversations.ts";
import { countConversations, countGroups, countMatching } from "./count-conversations.ts";
import { listConversations } from "./list-conversations.ts";
import { mergeConversations } from "../merge-conversations.ts";

/** A database in which something else happens between its first read and its second. */
function runBeforeSecondRead(orm: Queryable, happen: () => Promise<unknown>): Queryable {
  let reads = 0;
  const watch = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        if (key === "as") return value.bind(target);
        if (key !== "then") return (...args: unknown[]) => watch(value.apply(target, args));
        return async (...handlers: unknown[]) => {
          if (++reads === 2) await happen();
          return value.apply(target, handlers);
        };
      },
    });
  return new Proxy(orm, {
    get(target, key) {
      if (key === "select") return (columns: never) => watch(target.select(columns));
      return Reflect.get(target, key);
    },
  });
}

describe.each(testEngines)("the inbox on the %s engine", (engine) => {
  const { database, ask, appContext, by } = useInbox(engine);
  const listedBy = async () => ({
    staffId: imogen.staffId,
    promise: await findResponseTarget(database().orm),
    now: (await appContext()).now(),
  });
  const list = async (query = "") =>
    listConversations(
      database().orm,
      readInboxCriteria(new URLSearchParams(query)),
      await listedBy(),
    );
  const names = async (query?: string) => (await list(query)).rows.map(({ name }) => name);
  const count = async (query = "") =>
    countConversations(
      database().orm,
      readInboxCriteria(new URLSearchParams(query)),
      await listedBy(),
    );
  const change = async (id: string, to: Parameters<typeof changeConversations>[1]["change"]) =>
    changeConversations(await appContext(), { ids: [id], change: to }, by(imogen));

  /** One in each group, named after it. */
  async function fillGroups() {
    const person = (name: string, at: string) =>
      ask({ name, email: `${name}@example.com`, phone: "", at: friday(at) });
    const ids = {
      late: await person("Late", "09:00"),
      later: await person("Early", "09:40"),
      theirs: await person("Theirs", "09:10"),
      snoozed: await person("Snoozed", "09:10"),
      closed: await person("Closed", "09:10"),
    };
    const call = { kind: "call", body: "Rang" } as const;
    await noteAs(await appContext(), { id: ids.theirs, ...call }, by(tom));
    await change(ids.snoozed, { kind: "snooze", until: friday("12:00") });
    await change(ids.closed, { kind: "close" });
    await change(ids.later, { kind: "assign", ownerId: imogen.staffId });
    return ids;
  }

  test("lists in order of duty, and counts each view and group", async () => {
    await fillGroups();
    expect(await names()).toEqual(["Late", "Early", "Theirs", "Snoozed"]);
    expect(await count()).toEqual({
      views: { all: 4, unanswered: 2, mine: 1, nobodys: 3, snoozed: 1, closed: 1 },
      groups: { late: 1, inTime: 1, theirs: 1, snoozed: 1, closed: 1 },
    });
  });

  test.each([
    ["forMe=on"],
    ["unread=on"],
    ["late=on"],
    [`owner=${imogen.staffId}`],
    ["kind=valuation"],
    ["area=N1"],
    ["q=closed&forMe=on&view=mine"],
  ])("a tab counts what it opens while %s stays on", async (query) => {
    const { late, theirs } = await fillGroups();
    await change(late, { kind: "assign", ownerId: tom.staffId });
    await change(theirs, { kind: "assign", ownerId: imogen.staffId });
    const { views } = await count(query);
    const criteria = readInboxCriteria(new URLSearchParams(query));
    for (const view of inboxViews) {
      const opened = await names(formatInboxQuery(criteria, { view, q: null }));
      expect(views).toHaveProperty(view, opened.length);
    }
  });

  test.each([
    ["view=unanswered", ["Late", "Early"]],
    ["view=mine", ["Early"]],
    ["view=nobodys", ["Late", "Theirs", "Snoozed"]],
    ["view=snoozed", ["Snoozed"]],
    ["view=closed", ["Closed"]],
    ["late=on", ["Late"]],
    ["unread=on", ["Late"]],
    [`owner=${imogen.staffId}`, ["Early"]],
    ["kind=enquiry", ["Late", "Early", "Theirs", "Snoozed"]],
    ["kind=valuation", []],
    [`area=${createListing().outcode}`, ["Late", "Early", "Theirs", "Snoozed"]],
    ["area=N1", []],
    ["view=nonsense&owner=me&kind=x&area=(&after=x", ["Late", "Early", "Theirs", "Snoozed"]],
    ["q=closed", ["Closed"]],
  ])("%s shows %j", async (query, expected) => {
    await fillGroups();
    expect(await names(query)).toEqual(expected);
    // What the groups' headings say is of this list, not of the whole inbox.
    const criteria = readInboxCriteria(new URLSearchParams(query));
    const groups = await countGroups(database().orm, criteria, await listedBy());
    const total = Object.values(groups).reduce((sum, one) => sum + one, 0);
    expect(total).toBe(expected.length);
  });

  test("goes on page by page across the groups, and nothing is shown twice", async () => {
    for (let n = 0; n < 60; n++) {
      const id = await ask({ email: `${n}@example.com`, phone: String(n), at: friday("09:00") });
      if (n % 2) await change(id, { kind: "close" });
      if (n % 3 === 0 && n % 2 === 0) await change(id, { kind: "snooze", until: friday("12:00") });
    }
    for (let n = 60; n < 100; n++) await ask({ email: `${n}@example.com`, phone: String(n) });
    const first = await list();
    expect(first.rows).toHaveLength(50);
    const second = await list(`after=${first.after}`);
    expect(second).toMatchObject({ after: null });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(70);
  });

  test("one that is answered while the list is read stands once, where it belongs now", async () => {
    const { late } = await fillGroups();
    const { orm } = database();
    const answer = async () =>
      noteAs(await appContext(), { id: late, kind: "call", body: "Rang" }, by(tom));
    const db = runBeforeSecondRead(orm, answer);
    const { rows } = await listConversations(
      db,
      readInboxCriteria(new URLSearchParams()),
      await listedBy(),
    );
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ id }) => id === late)).toMatchObject([{ lane: "theirs" }]);
  });

  test.each([
    "priya",
    "RAMAN",
    "priya@example.com",
    "lorin priya@example.c",
    "07700 900123",
    "+44 7700 900123",
    "900123",
    "lorin",
    createListing().outcode,
    `${createListing().outcode} ${createListing().incode}`,
    "a00000000000",
  ])("is searched by %s, in closed ones too", async (q) => {
    const id = await ask();
    await ask({
      name: "Ada Brough",
      email: "ada@example.org",
      phone: "020 7946 0921",
      listingId: null,
    });
    await change(id, { kind: "close" });
    const found = (await list(`q=${encodeURIComponent(q)}`)).rows.map((row) => row.id);
    expect(found).toContain(id);
  });

  test.each(["priya@example.org", "ada priya@example.com"])(
    "all words must be found, those beside an address, too: %s",
    async (q) => {
      await ask();
      expect((await list(`q=${encodeURIComponent(q)}`)).rows).toEqual([]);
    },
  );

  test("a search with a filter finds what it asks for among many newer ones, and in joined ones", async () => {
    const { late, theirs } = await fillGroups();
    await change(late, { kind: "assign", ownerId: imogen.staffId });
    for (let n = 0; n < 51; n++)
      await ask({ name: `Later ${n}`, email: `later${n}@example.com`, phone: "" });
    const found = `q=com&owner=${imogen.staffId}`;
    expect(await names(found)).toEqual(["Early", "Late"]);
    await mergeConversations(await appContext(), { id: late, other: theirs }, by(imogen));
    // It has what the other one said last.
    expect(await names(found)).toEqual(["Late", "Early"]);
    expect(await names(`q=theirs&owner=${imogen.staffId}`)).toEqual(["Late"]);
    expect((await list(found)).after).toBeNull();
  });

  test("a search counts each group, with what it finds in joined conversations", async () => {
    const { late } = await fillGroups();
    const other = await ask({ name: "Harper", email: "harper@example.org", phone: "" });
    await mergeConversations(await appContext(), { id: late, other }, by(imogen));
    const none = { late: 0, inTime: 0, theirs: 0, snoozed: 0, closed: 0 };
    for (const [q, groups] of [
      ["com", { late: 1, inTime: 1, theirs: 1, snoozed: 1, closed: 1 }],
      ["harper", { ...none, late: 1 }],
      ["nobody", none],
    ] as const) {
      const criteria = readInboxCriteria(new URLSearchParams({ q }));
      expect(await countGroups(database().orm, criteria, await listedBy())).toEqual(groups);
      const total = Object.values(groups).reduce((sum, one) => sum + one, 0);
      expect(await countMatching(database().orm, criteria, await listedBy())).toBe(total);
    }
  });

  test.each(["'", "\\", "a & !b", "x:*", "%", "(", "🏠", "' or 1=1 --"])(
    "what is typed is never read as a condition: %s",
    async (q) => {
      await ask();
      expect((await list(`q=${encodeURIComponent(q)}`)).rows).toEqual([]);
    },
  );

  test("another promise moves the clocks that run already", async () => {
    await fillGroups();
    const { hours } = await findResponseTarget(database().orm);
    await database().orm.transaction((tx) =>
      saveResponseTarget(tx, { hours, promiseMinutes: 15 }, imogen),
    );
    expect(await count()).toMatchObject({ groups: { late: 2, inTime: 0 } });
    const closedDays = ["2026-11-20"];
    await database().orm.transaction((tx) =>
      saveResponseTarget(tx, { hours: { ...hours, closedDays }, promiseMinutes: 15 }, imogen),
    );
    expect(await count()).toMatchObject({ groups: { late: 0, inTime: 2 } });
    for (const promiseMinutes of [0, 2.5, 9000, "60"]) {
      const refused = await database().orm.transaction((tx) =>
        saveResponseTarget(tx, { hours, promiseMinutes }, imogen),
      );
      expect(refused.ok).toBe(false);
    }
    expect(await count()).toMatchObject({ groups: { late: 0, inTime: 2 } });
  });
});

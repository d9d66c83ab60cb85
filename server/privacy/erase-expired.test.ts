import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  begunEnquiries,
  contacts,
  enquiries,
  outbox,
  qualifications,
  requests,
  preferredTimes,
} from "../testing/tables.ts";
import { contactClaims } from "../contacts/contact-tables.ts";
import { testEngines } from "../testing/database.ts";
import { eraseExpired } from "./erase-expired.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { asAnotherRequest } from "../testing/refuse-second-connection.ts";

const today = new Date("2026-11-21T12:00:00Z");
const twoYearsAgo = new Date("2024-11-21T11:59:00Z");
const almost = new Date("2024-11-21T12:01:00Z");

describe.each(testEngines)("on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { database, count, audited } = people;
  const erase = () => eraseExpired({ database: database(), now: () => today });

  async function letAge(table: typeof enquiries | typeof requests, createdAt: Date) {
    await database().orm.update(table).set({ createdAt });
    await database().orm.update(contacts).set({ createdAt, updatedAt: createdAt });
    await database().orm.update(outbox).set({ createdAt: today });
  }

  test("an enquiry of two years ago goes with its mails and its contact", async () => {
    await people.enquire();
    await letAge(enquiries, twoYearsAgo);
    expect(await erase()).toMatchObject({ enquiries: 1, requests: 0, mails: 2, contacts: 1 });
    expect(await count()).toMatchObject({ contacts: 0, enquiries: 0, mails: 0 });
  });

  test("so does a request", async () => {
    await people.askValuation();
    await people.write();
    await people.refer();
    await letAge(requests, twoYearsAgo);
    expect(await erase()).toMatchObject({ requests: 3, mails: 5, contacts: 1 });
    expect(await count()).toMatchObject({ contacts: 0, requests: 0, mails: 0 });
  });

  test("what is a minute younger stays", async () => {
    await people.enquire();
    await people.askValuation();
    await letAge(enquiries, almost);
    await letAge(requests, almost);
    const before = await count();
    expect(new Set(Object.values(await erase()))).toEqual(new Set([0]));
    expect(await count()).toEqual(before);
  });

  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

  test("an enquiry that was never sent goes after 30 days, and its contact with it", async () => {
    await people.beginViewing();
    await database()
      .orm.update(contacts)
      .set({ updatedAt: daysAgo(31) });
    await database()
      .orm.update(begunEnquiries)
      .set({ createdAt: daysAgo(29) });
    expect(await erase()).toMatchObject({ begun: 0, contacts: 0 });
    await database()
      .orm.update(begunEnquiries)
      .set({ createdAt: daysAgo(30) });
    expect(await erase()).toMatchObject({ begun: 1, contacts: 1 });
    expect(await count()).toMatchObject({ begun: 0, contacts: 0 });
  });

  test("answers about work and income go after 180 days, their viewing request stays", async () => {
    await people.requestViewing();
    const answeredAt = (completedAt: Date) =>
      database().orm.update(qualifications).set({ completedAt });
    await answeredAt(daysAgo(179));
    expect(await erase()).toMatchObject({ qualifications: 0 });
    await answeredAt(daysAgo(180));
    expect(await erase()).toMatchObject({ qualifications: 1, enquiries: 0 });
    expect(await count()).toMatchObject({ qualifications: 0, enquiries: 1, contacts: 1 });
  });

  test("a viewing request goes after two years, with its wish", async () => {
    await people.requestViewing();
    await letAge(enquiries, twoYearsAgo);
    expect(await erase()).toMatchObject({ enquiries: 1, mails: 2, contacts: 1 });
    expect(await database().orm.$count(preferredTimes)).toBe(0);
  });

  test("a contact stays as long as other rows refer to it", async () => {
    await people.enquire();
    await people.askValuation();
    await letAge(enquiries, twoYearsAgo);
    await erase();
    expect(await count()).toMatchObject({ contacts: 1, enquiries: 0, requests: 1 });
  });

  test("what was typed goes with its request, where the contact stays", async () => {
    await people.enquire();
    await people.beginViewing();
    await people.askValuation();
    expect(await database().orm.$count(contactClaims)).toBe(3);
    await letAge(enquiries, twoYearsAgo);
    await database()
      .orm.update(begunEnquiries)
      .set({ createdAt: daysAgo(30) });
    await erase();
    const left = await database().orm.select().from(contactClaims);
    expect(left.map(({ subject }) => subject)).toEqual(["request"]);
  });

  test("a contact of this minute stays, as its enquiry may still arrive", async () => {
    const keys = { emailKey: ada.email, phoneKey: ada.phone };
    await database()
      .orm.insert(contacts)
      .values({ ...ada, ...keys, updatedAt: today });
    expect((await erase()).contacts).toBe(0);
  });

  test("a mail's text goes after 90 days; one that waits stays with what it is about", async () => {
    const old = new Date("2026-08-23T11:00:00Z");
    const young = new Date("2026-08-23T13:00:00Z");
    await people.mail({ state: "sent", createdAt: old });
    await people.mail({ state: "failed", createdAt: old });
    await people.mail({ state: "waiting", createdAt: old });
    await people.mail({ state: "sent", createdAt: young });
    expect((await erase()).mails).toBe(2);
    const left = await database().orm.select({ state: outbox.state }).from(outbox);
    expect(left.map(({ state }) => state).toSorted()).toEqual(["sent", "waiting"]);
  });

  test("each erasure leaves an audit row with its counts, and no person in it", async () => {
    await people.enquire();
    await people.enquire(bea);
    await letAge(enquiries, twoYearsAgo);
    await erase();
    const rows = (await audited()).filter(({ action }) => action === "retention.erased");
    expect(rows.map(({ detail }) => detail)).toEqual([{ enquiries: 2, mails: 4 }, { contacts: 2 }]);
    expect(JSON.stringify(await audited())).not.toMatch(/@|brough|7700 ?900/i);
  });

  // The embedded database allows only one process.
  if (engine === "server")
    test("several processes with the same batch erase and record it once", async () => {
      await people.enquire();
      await people.enquire(bea);
      await letAge(enquiries, twoYearsAgo);
      const { erasing } = await database().orm.transaction(async (tx) => {
        await tx.execute(sql`select from outbox for update`);
        const waiting = sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        const begun = asAnotherRequest(() => Promise.all([erase(), erase(), erase()]));
        // Outside the transaction, whose snapshot does not change.
        const blocked = () =>
          asAnotherRequest(async () => (await database().orm.execute(waiting)).rows);
        await waitUntil(async () => expect(await blocked()).toHaveLength(3));
        return { erasing: begun };
      });
      const counts = await erasing;
      expect(counts.reduce((sum, { enquiries: erased }) => sum + erased, 0)).toBe(2);
      const rows = (await audited()).filter(({ action }) => action === "retention.erased");
      expect(rows.map(({ detail }) => detail)).toEqual([
        { enquiries: 2, mails: 4 },
        { contacts: 2 },
      ]);
    });

  test("more than one batch is erased in one run", async () => {
    await database()
      .orm.insert(outbox)
      .values(
        Array.from({ length: 1100 }, (_, n) => ({
          kind: "alert" as const,
          recipient: "ada@example.com",
          subject: String(n),
          html: "",
          aboutId: "x",
          state: "sent" as const,
          createdAt: twoYearsAgo,
        })),
      );
    expect((await erase()).mails).toBe(1100);
  });
});

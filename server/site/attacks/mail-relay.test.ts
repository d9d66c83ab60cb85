import { beforeEach, describe, expect, test } from "vitest";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { dailyMails } from "../../platform/mail/daily-mail-table.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { deleteExpiredRecords } from "../../privacy/maintenance-job.ts";
import { alerts } from "../../alerts/alert-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { mailRenewedLink } from "../../customer-pages/renew-link.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { contact, schedule, status, wishes } from "../../testing/view-request.ts";
import { createViewRequest } from "../../testing/viewings.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const publicUrl = "https://lettings.example.com";
const home = createListing();
const other = createListing({ id: "p2", agentRef: "LR-0002", name: "Inkhorn Street" });
const bait = "Your deposit is waiting: https://evil.example or 020 7946 0999";
const victim = "victim@keystone.example";

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;
  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [home, other]);
  });

  async function send(call: string, body: object) {
    const app = createTestApp(await createTestContext(database(), { config: { publicUrl } }));
    const response = await app.request(`${publicUrl}/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect([call, response.status, response.status < 400 || (await response.text())]).toEqual([
      call,
      201,
      true,
    ]);
  }

  const listMails = () => orm().select().from(outbox).orderBy(outbox.createdAt);
  const countConfirmations = async () =>
    (await listMails()).filter(({ kind }) => kind.endsWith("-confirmation")).length;

  const person = { ...contact, firstname: bait, lastname: bait, email: victim };
  const enquire = (changes: object = {}, listingid = home.id) =>
    send("submitenquiry", {
      listingid,
      applicant: { ...person, ...changes },
      extra: { freetext: bait },
    });
  const landlord = { applicant: { ...person, phone: "07700 900123" }, freetext: bait };
  const wanted = { ...status, ...wishes, ...schedule, employer: bait, jobTitle: bait };
  const view = () => ({
    ...createViewRequest({ ...person, ...wanted, currentAddress: bait }),
    listingid: home.id,
    extra: { freetext: bait },
  });

  const relays: [string, () => Promise<void>][] = [
    ["an enquiry", () => enquire()],
    ["a viewing request", () => send("viewrequest", view())],
    ["a valuation", () => send("valrequest", landlord)],
    ["a switch", () => send("switchrequest", landlord)],
    ["a demo", () => send("demorequest", landlord)],
    ["a message", () => send("contactus", { contact: person, body: bait })],
    [
      "a referral",
      () =>
        send("referral", {
          name: bait,
          email: victim,
          landlordName: bait,
          landlordEmail: "landlord@keystone.example",
          landlordPhone: "07700 900123",
        }),
    ],
    ["an alert", () => send("alert", { email: victim, search: { q: bait }, frequency: "daily" })],
  ];

  test.each(relays)("%s mails the victim nothing that was typed", async (_what, relay) => {
    await relay();
    const mails = await listMails();
    const toVictim = mails.filter(({ recipient }) => recipient === victim);
    expect(toVictim).toHaveLength(1);
    for (const { html, subject } of toVictim)
      expect(`${subject} ${toMailText(html)}`).not.toMatch(/evil|0999|deposit is waiting/i);
    expect(mails.every(({ recipient }) => !recipient.startsWith("landlord@"))).toBe(true);
  });

  test("a link by email greets by no name that an anonymous form put on the record", async () => {
    await enquire(person);
    const app = await createTestContext(database(), { config: { publicUrl } });
    const asked = { kind: "renter", tokenHash: "", email: victim, siteUrl: publicUrl };
    await orm().transaction((tx) => mailRenewedLink(app, tx, asked));
    const mail = (await listMails()).find(({ kind }) => kind === "case-link");
    expect(mail?.recipient).toBe(victim);
    expect(`${mail?.subject} ${toMailText(mail!.html)}`).not.toMatch(/evil|0999|deposit is wait/i);
  });

  test.each(relays)(
    "%s sent again within a day mails once, and is stored",
    async (_what, relay) => {
      await relay();
      const [first, ...rest] = await listMails();
      expect(first).toBeDefined();
      await relay();
      await relay();
      expect(await countConfirmations()).toBe(1);
      const notices = rest.length === 0 ? 0 : 3;
      const kinds = (await listMails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.endsWith("-notice"))).toHaveLength(notices);
    },
  );

  test.each([
    ["a tag", ["victim+1@keystone.example", "victim+2@keystone.example"]],
    ["case", ["VICTIM@keystone.example", "victim@KEYSTONE.example"]],
    ["dots at Gmail", ["v.ictim@gmail.com", "vi.ctim+x@googlemail.com"]],
  ])("%s makes no other mailbox", async (_what, addresses) => {
    for (const email of addresses) await enquire({ email });
    expect(await countConfirmations()).toBe(1);
    expect(await orm().$count(enquiries)).toBe(2);
  });

  test("at once, too, only one is mailed", async () => {
    await Promise.all([1, 2, 3, 4].map((n) => enquire({ email: `victim+${n}@keystone.example` })));
    expect(await countConfirmations()).toBe(1);
    expect(await orm().$count(enquiries)).toBe(4);
  });

  test("another home, another kind of request and another mailbox are other mails", async () => {
    await enquire();
    await enquire({}, other.id);
    await enquire({ email: "other@keystone.example" });
    await send("valrequest", landlord);
    await send("contactus", { contact: person, body: "Hello" });
    expect(await countConfirmations()).toBe(5);
    expect(await orm().$count(requests)).toBe(2);
  });

  test("an alert in other words of the same address is mailed once", async () => {
    for (const email of ["victim+1@keystone.example", "Victim+2@keystone.example"])
      await send("alert", { email, search: "area=shoreditch", frequency: "daily" });
    expect(await countConfirmations()).toBe(1);
    await send("alert", { email: victim, search: "area=shoreditch", frequency: "instant" });
    expect(await countConfirmations()).toBe(2);
  });

  test("the same alert again is not even stored", async () => {
    const alert = { email: victim, search: "area=shoreditch", frequency: "daily" };
    await send("alert", alert);
    await send("alert", alert);
    expect(await orm().$count(alerts)).toBe(1);
  });

  test("after a day it is mailed again, and nobody can read from the table who asked", async () => {
    await enquire();
    expect(JSON.stringify(await orm().select().from(dailyMails))).not.toMatch(/victim|keystone/);
    const aDayAgo = new Date(Date.now() - 24 * 3_600_000 - 1000);
    await orm().update(dailyMails).set({ queuedAt: aDayAgo });
    await enquire();
    expect(await countConfirmations()).toBe(2);
    await enquire();
    expect(await countConfirmations()).toBe(2);
  });

  test("what is a day old is deleted", async () => {
    await send("viewrequest", view());
    await deleteExpiredRecords({ database: database(), now: () => new Date() });
    expect(await orm().$count(dailyMails)).toBe(1);
    await orm()
      .update(dailyMails)
      .set({ queuedAt: new Date(Date.now() - 25 * 3_600_000) });
    await deleteExpiredRecords({ database: database(), now: () => new Date() });
    expect(await orm().$count(dailyMails)).toBe(0);
  });
});

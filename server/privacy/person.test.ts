import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { offers } from "../offers/offer-tables.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { findCard } from "../people/card/find-card.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { staff } from "../staff/staff-tables.ts";
import { ada, bea, usePeople } from "../testing/people.ts";

const nothing = {
  contacts: 0,
  enquiries: 0,
  requests: 0,
  alerts: 0,
  campaigns: 0,
  bookings: 0,
  begun: 0,
  qualifications: 0,
  offers: 0,
  mails: 0,
};

describe.each(testEngines)("on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { count, audited } = people;

  async function everythingOfAda(): Promise<void> {
    await people.enquire();
    await people.enquire({ ...ada, phone: "07700 900999" });
    await people.askValuation({ ...ada, email: "ada@EXAMPLE.com" });
    await people.write(ada.email);
    await people.refer();
    await people.watch();
    await people.requestViewing();
    await people.beginViewing();
    await people.offer([ada]);
    await people.database().orm.update(offers).set({ officeNote: "Wants to start in June" });
    await withdrawOffers();
  }
  async function withdrawOffers(): Promise<void> {
    await people.database().orm.update(offers).set({ state: "withdrawn" });
  }
  const exported = async (email: string) =>
    JSON.parse(
      JSON.stringify(await exportPerson(await people.appContext(), "command line", email)),
    );

  test("a copy holds everything under the address, however it is written", async () => {
    await everythingOfAda();
    await people.enquire(bea);
    const copy = await exported("ada@example.com ");
    expect(copy.contacts.map(({ phone }: { phone: string }) => phone).toSorted()).toEqual([
      "07700 900123",
      "07700 900999",
    ]);
    expect(copy.enquiries).toMatchObject([
      { message: "Is the cellar dry?" },
      { message: "Is the cellar dry?" },
      { kind: "viewing", viewing: { day: "2026-11-24", fromTime: "18:00" } },
    ]);
    expect(copy.qualifications).toMatchObject([{ answers: { jobTitle: "Bookbinder" } }]);
    expect(copy.begun).toMatchObject([{ listingId: "p00000000001" }]);
    expect(copy.requests.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      "contact",
      "referral",
      "valuation",
    ]);
    expect(JSON.stringify(copy.requests)).toContain("14 Calvert Terrace");
    expect(copy.alerts).toMatchObject([{ description: "All homes in Shoreditch" }]);
    expect(copy.offers).toMatchObject([
      {
        state: "withdrawn",
        content: { details: { rent: 2450 } },
        tenant: [{ name: "Ada Brough" }],
        officeNote: "Wants to start in June",
      },
    ]);
    // Two mails each, but one of the alert. The offer has invitation and confirmation.
    expect(copy.mails).toHaveLength(14);
    expect(JSON.stringify(copy.mails)).toContain("Is the cellar dry?");
    expect(copy.events.length).toBe(10);
    expect(JSON.stringify(copy)).not.toContain("Bea@");
  });

  test("a copy holds no internal keys", async () => {
    await people.watch();
    expect(JSON.stringify((await exported(ada.email)).alerts)).not.toMatch(/token|hash/i);
  });

  test("a message is found by the address in it, without a contact", async () => {
    await people.write(ada.email);
    await people.write();
    const copy = await exported(ada.email);
    expect(copy.requests).toHaveLength(1);
  });

  test("a colleague's address gets nobody the link in a mail to staff, and erases none", async () => {
    await people.enquire();
    const id = "aaaaaaaa-0000-4000-8000-000000000001";
    await people
      .database()
      .orm.insert(staff)
      .values({
        id,
        name: "Ada Brough",
        email: ada.email,
        emailKey: "ada@example.com",
        role: "owner",
        invitedAt: new Date("2026-11-20T09:00:00Z"),
      });
    const link = "https://example.com/office/join/secret";
    for (const kind of ["staff-invitation", "staff-sign-in"] as const) {
      await people.mail({
        kind,
        recipient: "ADA@example.com",
        subject: "Come in",
        html: `<a href="${link}">in</a>`,
        aboutId: id,
      });
    }
    const copy = await exported(ada.email);
    expect(copy.staff).toMatchObject([{ role: "owner" }]);
    expect(JSON.stringify(copy)).not.toMatch(/Come in|secret/);
    const app = await people.appContext();
    const card = await findCard(app, copy.contacts[0].id);
    expect(JSON.stringify(card)).not.toMatch(/Come in|secret/);
    await erasePerson(app, "command line", ada.email);
    expect((await people.database().orm.select().from(outbox)).map(({ kind }) => kind)).toEqual([
      "staff-invitation",
      "staff-sign-in",
    ]);
  });

  test("a call of somebody who left a number only is under it, and goes with it", async () => {
    await people.enquire();
    await people.database().orm.transaction((tx) =>
      recordRequest(tx, {
        kind: "call",
        recordId: "call",
        person: { contactId: null, name: "Ada", email: null, phone: "+44 7700 900123" },
        listingId: null,
        text: "Rang about the cellar.",
        at: new Date("2026-11-20T09:00:00Z"),
      }),
    );
    expect(JSON.stringify(await exported(ada.email))).toContain("Rang about the cellar.");
    const erased = await erasePerson(await people.appContext(), "command line", ada.email);
    expect(erased).toMatchObject({ counts: { conversations: 2 } });
    expect(await people.database().orm.$count(conversations)).toBe(0);
  });

  test("a copy says that a valuation was for a portfolio, and of how many homes", async () => {
    await people.askValuation(ada, { source: "portfolio", homes: 22 });
    expect((await exported(ada.email)).requests).toMatchObject([
      { kind: "valuation", payload: { source: "portfolio", homes: 22 } },
    ]);
  });

  test("a referred person gets their own details, not the referrer's", async () => {
    await people.refer(ada, bea);
    const copy = await exported(bea.email);
    expect(copy.requests).toMatchObject([
      { kind: "referral", payload: { landlordName: "Bea Brough", landlordEmail: bea.email } },
    ]);
    expect(JSON.stringify(copy)).not.toMatch(/\bada\b/i);
  });

  test("an erasure leaves nothing of the person anywhere, and others as they were", async () => {
    await people.enquire(bea);
    await people.watch(bea.email);
    const others = await count();
    await everythingOfAda();
    const erased = await erasePerson(await people.appContext(), "command line", "ADA@example.com");
    expect(erased).toMatchObject({
      outcome: "erased",
      counts: {
        contacts: 2,
        enquiries: 3,
        requests: 3,
        alerts: 1,
        campaigns: 0,
        bookings: 0,
        begun: 1,
        conversations: 4,
        heldMails: 0,
        qualifications: 1,
        offers: 1,
        mails: 15,
      },
      kept: [],
    });
    expect(await count()).toEqual(others);
    expect(JSON.stringify(await exported(ada.email))).not.toContain("Brough");
  });

  test("the audit trail records that it was done, and names no person", async () => {
    await everythingOfAda();
    const erased = await erasePerson(await people.appContext(), "command line", ada.email);
    const rows = await audited();
    expect(rows).toContainEqual(
      expect.objectContaining({
        actor: "command line",
        action: "person.erased",
        subjectId: erased.outcome === "erased" ? erased.erasureId : null,
        detail: erased.outcome === "erased" ? erased.counts : null,
      }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/ada@|brough|900123/i);
  });

  test("a referral goes as a whole when the landlord asks", async () => {
    await people.refer(ada, bea);
    await erasePerson(await people.appContext(), "command line", bea.email);
    expect(await count()).toEqual(nothing);
  });

  test("for an unknown address nothing is erased and nothing recorded", async () => {
    await people.enquire();
    const before = await audited();
    expect(
      await erasePerson(await people.appContext(), "command line", "nobody@example.com"),
    ).toEqual({
      outcome: "nothing",
      kept: [],
    });
    expect(await audited()).toEqual(before);
  });

  test("an address is not treated as a pattern", async () => {
    await people.enquire(bea);
    expect((await exported("%@example.com")).contacts).toEqual([]);
  });
});

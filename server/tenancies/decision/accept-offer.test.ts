import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findDepositPence } from "../../../domain/tenancies/money/payment-caps.ts";
import { findPayment } from "../../../domain/tenancies/tenancy.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { listMailSlots } from "../../access-links/fill-mail-links.ts";
import { lockRecord } from "../../listings/listing-records.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { listComparedOffers } from "../../offers/list-compared-offers.ts";
import { offerDecisions, offers, offerTenants } from "../../offers/offer-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix, sam, useTenancies } from "../../testing/use-tenancies.ts";
import { homes, priya } from "../../testing/offers.ts";
import { acceptOffer, acceptOfferIn } from "./accept-offer.ts";
import { listTenancyIdsOfContacts, listTenancyIdsOfLandlord } from "../find-tenancies.ts";
import { previewMails } from "../../customer-page-links/preview-mails.ts";
import { tenancies } from "../tenancy-tables.ts";
import { asAnotherRequest } from "../../testing/refuse-second-connection.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";
import { addRecords } from "../../testing/listed-homes.ts";

const third = { ...sam, firstname: "Tess", phone: "07700 900778", email: "tess@example.com" };

describe.each(testEngines)("accepting an offer on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const { database, offer, accept, acceptance, known } = setup;
  const orm = () => database().orm;

  test("begins a tenancy from a snapshot, lets the home agreed, and asks for the holding deposit", async () => {
    const id = await offer();
    const { row, tenancy, people } = await setup.load(await accept(id));
    expect(row).toMatchObject({
      offerId: id,
      landlordId: known.landlordId,
      ownerId: known.staffId,
    });
    expect(row.accepted).toMatchObject({ rentPcm: 2450, wrotePcm: null, advertisedPcm: 2450 });
    expect(tenancy).toMatchObject({
      state: "progressing",
      acceptedOn: "2026-11-21",
      startsOn: "2026-12-07",
    });
    expect(people).toMatchObject([{ name: "Priya Raman", role: "tenant" }]);
    expect(findPayment(tenancy, "holding-deposit")?.askedPence).toBe(56_538);
    expect(
      tenancy.steps.every(({ ownerId, done }) => ownerId === known.staffId && done === null),
    ).toBe(true);
    const [home] = await orm().select().from(listings).where(eq(listings.id, homes.full));
    expect(home?.status).toBe("let-agreed");
    expect((await setup.findOffer(id)).state).toBe("accepted");
    expect(await listTenancyIdsOfContacts(orm(), [people[0]!.contactId])).toEqual([row.id]);
    expect(await listTenancyIdsOfLandlord(orm(), known.landlordId)).toEqual([row.id]);
    expect(await setup.audited()).toEqual(
      expect.arrayContaining(["offer.accepted", "listing.let-agreed", "tenancy.begun"]),
    );
  });

  test("writes to everybody, each with a link to their own page", async () => {
    await offer();
    const second = await offer(sam);
    await accept(second);
    const mails = await setup.mails();
    const accepted = mails.filter(({ kind }) => kind === "offer-accept");
    expect(accepted.map(({ recipient }) => recipient)).toEqual([sam.email]);
    expect(accepted[0]?.html).toContain("£565.38");
    expect(accepted[0]?.html).toContain("15 days");
    expect(listMailSlots(accepted[0]!)).toMatchObject([{ purpose: "renter-page" }]);
    const toLandlord = mails.find(({ kind }) => kind === "offer-chosen");
    expect(listMailSlots(toLandlord!)).toMatchObject([{ purpose: "landlord-page" }]);
    expect(await orm().$count(accessLinks)).toBe(0);
    expect(
      mails.filter(({ kind }) => kind === "offer-backup").map(({ recipient }) => recipient),
    ).toEqual([priya.email]);
    expect(
      mails.filter(({ kind }) => kind === "offer-chosen").map(({ recipient }) => recipient),
    ).toEqual([beatrix.email]);
  });

  test("writes to whoever was invited, also where no tenant has their address, and of what comes next to the tenants alone", async () => {
    const id = await offer();
    const other = { email: "priya@work.example", emailKey: "priya@work.example" };
    await orm().update(offerTenants).set(other).where(eq(offerTenants.offerId, id));
    await accept(id);
    const mails = (await setup.mails()).filter(({ kind }) => kind === "offer-accept");
    const html = (to: string) => mails.find(({ recipient }) => recipient === to)?.html;
    expect(mails).toHaveLength(2);
    expect(html(other.email)).toContain("£565.38");
    expect(html(priya.email)).toContain("was accepted");
    expect(html(priya.email)).not.toContain("£565.38");
  });

  test("settles the other offers: declined with a reason, or kept as back-ups", async () => {
    const [first, second, last] = [await offer(), await offer(sam), await offer(third)];
    const reason = { reason: "start-date", note: "A month later" } as const;
    await accept(last, { declined: [{ offerId: first, ...reason }] });
    expect((await setup.findOffer(first)).state).toBe("declined");
    expect(await setup.findOffer(second)).toMatchObject({
      state: "submitted",
      backupUntil: "2026-12-05",
    });
    const kept = await orm().select().from(offerDecisions).orderBy(offerDecisions.id);
    expect(kept).toMatchObject([
      { offerId: last, decision: "accept", decidedBy: known.staffId },
      { offerId: first, decision: "decline", ...reason },
      { offerId: second, decision: "back-up" },
    ]);
  });

  test("agrees at most the rent that is advertised, and keeps what was written", async () => {
    const id = await offer();
    await orm().update(listings).set({ rentPcm: 2400 }).where(eq(listings.id, homes.full));
    const { row } = await setup.load(await accept(id, { holdingDeposit: null }));
    expect([row.rentPcm, row.accepted.wrotePcm]).toEqual([2400, 2450]);
  });

  test("agrees at most the least rent that was advertised in this letting", async () => {
    const id = await offer();
    await addRecords(orm(), [homes.full]);
    const lowest = { lowestRentPcm: 2350 };
    await orm().update(listingRecords).set(lowest).where(eq(listingRecords.id, homes.full));
    const compared = await listComparedOffers(orm(), homes.full, seededMoment);
    expect(compared?.offers).toMatchObject([{ rentPcm: 2350, wrotePcm: 2450 }]);
    const { row } = await setup.load(await accept(id, { holdingDeposit: null }));
    expect([row.rentPcm, row.accepted.wrotePcm]).toEqual([2350, 2450]);
  });

  test("asks for no holding deposit above a week's rent: nothing happens then", async () => {
    const id = await offer();
    const input = acceptance(id, { holdingDeposit: { pence: 56_539, dueOn: "2026-11-25" } });
    expect(await acceptOffer(await setup.app(), known, input)).toMatchObject({
      ok: false,
      rule: "holding-deposit-cap",
    });
    expect((await setup.findOffer(id)).state).toBe("submitted");
    expect(await orm().$count(tenancies)).toBe(0);
  });

  test("agrees six weeks' deposit where the landlord wants it and the Act allows it, and says so before anything is paid", async () => {
    await orm().update(listings).set({ rentPcm: 5000 }).where(eq(listings.id, homes.full));
    await orm().update(listingRecords).set({ lowestRentPcm: 5000 });
    const id = await offer(priya, { adultCount: "1", rent: "5000" });
    await orm().update(offers).set({ advertisedRent: 5000 }).where(eq(offers.id, id));
    const above = acceptance(id, { depositPence: 692_308 });
    expect(await acceptOffer(await setup.app(), known, above)).toMatchObject({
      ok: false,
      rule: "deposit-cap",
    });
    const six = { depositPence: 692_307 };
    const { tenancy } = await setup.load(await accept(id, six));
    expect(findDepositPence(tenancy)).toBe(692_307);
    const mail = (await setup.mails()).find(({ recipient }) => recipient === priya.email);
    expect(mail?.html).toContain("The tenancy deposit is £6,923.07.");
  });

  test("of two who decide at once one stands and the other is told", async () => {
    const [first, second] = [await offer(), await offer(sam)];
    const app = await setup.app();
    const outcomes = await Promise.all([
      acceptOffer(app, known, acceptance(first)),
      acceptOffer(app, known, acceptance(second)),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "taken" });
    expect(await orm().$count(tenancies)).toBe(1);
    const states = [(await setup.findOffer(first)).state, (await setup.findOffer(second)).state];
    expect(states.toSorted()).toEqual(["accepted", "submitted"]);
  });

  test("waits for who is changing the home in the office, and neither is thrown out", async () => {
    const id = await offer();
    await addRecords(orm(), [homes.full]);
    const app = await setup.app();
    const changed = await orm().transaction(async (tx) => {
      await lockRecord(tx, homes.full);
      const accepting = asAnotherRequest(() => acceptOffer(app, known, acceptance(id)));
      await setTimeout(500);
      // As publishing does: the record first, then what renters see.
      await tx.update(listings).set({ name: "Renamed" }).where(eq(listings.id, homes.full));
      return { accepting };
    });
    expect(await changed.accepting).toMatchObject({ ok: true });
  });

  test.each([
    ["unknown", async () => "x".repeat(20), "none"],
    ["declined meanwhile", async (id: string) => id, "decided"],
  ] as const)("an offer that is %s is not accepted", async (what, find, reason) => {
    const id = await offer();
    if (what !== "unknown")
      await orm().execute(sql`update offers set state = 'declined' where id = ${id}`);
    const input = acceptance(await find(id));
    expect(await acceptOffer(await setup.app(), known, input)).toEqual({ ok: false, reason });
  });

  test("an offer of another home can't be declined with it", async () => {
    const id = await offer();
    const declined = [
      {
        offerId: await setup.findId(await setup.invite(homes.lite, sam)),
        reason: "income" as const,
        note: "",
      },
    ];
    const input = acceptance(id, { declined });
    expect(await acceptOffer(await setup.app(), known, input)).toEqual({
      ok: false,
      reason: "not-declined",
    });
  });

  test("the preview shows every mail and leaves nothing behind", async () => {
    await offer();
    const id = await offer(sam);
    const before = (await setup.mails()).length;
    const app = await setup.app();
    const { outcome, mails } = await previewMails(app, (tx) =>
      acceptOfferIn(tx, app, known, acceptance(id)),
    );
    expect(outcome).toMatchObject({ ok: true, backups: 1 });
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [beatrix.email, priya.email, sam.email].toSorted(),
    );
    expect((await setup.mails()).length).toBe(before);
    expect((await setup.findOffer(id)).state).toBe("submitted");
    expect(await orm().$count(tenancies)).toBe(0);
  });

  test.each(["outbox", "audit", "tenancy_steps", "offer_decisions"])(
    "is one transaction: it leaves nothing where the row in %s fails",
    async (table) => {
      await offer();
      const id = await offer(sam);
      const before = {
        mails: (await setup.mails()).length,
        audited: (await setup.audited()).length,
      };
      const name = sql.identifier(table);
      await orm().execute(sql`alter table ${name} add constraint fails check (false) not valid`);
      try {
        await expect(acceptOffer(await setup.app(), known, acceptance(id))).rejects.toThrow();
      } finally {
        await orm().execute(sql`alter table ${name} drop constraint fails`);
      }
      expect({
        mails: (await setup.mails()).length,
        audited: (await setup.audited()).length,
      }).toEqual(before);
      expect((await setup.findOffer(id)).state).toBe("submitted");
      expect(await orm().$count(tenancies)).toBe(0);
      const [home] = await orm().select().from(listings).where(eq(listings.id, homes.full));
      expect(home?.status).toBe("available");
      expect(await accept(id)).toBeTruthy();
    },
  );
});

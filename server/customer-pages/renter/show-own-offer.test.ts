import { describe, expect, test } from "vitest";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/use-tenancies.ts";
import { homes, priya } from "../../testing/offers.ts";
import { listWaitingOffers } from "../../tenancies/decision/list-offer-homes.ts";
import { findOfferAnswer } from "../../tenancies/decision/find-offer-answer.ts";
import { showHomeOffers } from "../../tenancies/decision/show-home-offers.ts";
import { withdrawCase } from "./withdraw-case.ts";
import { fallThrough, relistAfterTenancy } from "../../tenancies/end/end-tenancy.ts";
import { useRenterCase } from "../../testing/renter-case.ts";
import { eq } from "drizzle-orm";
import { offerTenants } from "../../offers/offer-tables.ts";

describe.each(testEngines)("an offer on its renter's page on the %s engine", (engine) => {
  const { setup, open, show } = useRenterCase(engine);

  test("says whether the landlord was asked, and that an offer is kept as a back-up", async () => {
    const offerId = await setup.offer();
    await setup.offer(sam);
    const shown = async () => (await show(await open(sam.email)))?.current;
    const app = await setup.app();
    expect((await shown())?.offer).toMatchObject({ isAsked: false, backup: null });
    const siteUrl = "https://lettings.example.com";
    await askLandlord(app, setup.known, { listingId: homes.full, siteUrl, note: "" });
    expect((await shown())?.offer).toMatchObject({ isAsked: true });
    await setup.accept(offerId);
    expect(await shown()).toMatchObject({
      state: "offered",
      isToLet: false,
      home: { available: "Let agreed" },
      offer: { backup: { text: expect.stringMatching(/by 05\/12\/2026, yours is next\.$/) } },
    });
  });

  test("says that the other tenancy fell through as soon as it did, and its link and Today agree", async () => {
    const offerId = await setup.offer();
    const kept = await setup.offer(sam);
    const tenancyId = await setup.accept(offerId);
    const app = await setup.app();
    const read = async () => (await show(await open(sam.email)))?.current;
    const told = {
      title: "The other tenancy didn’t go ahead",
      text: expect.stringContaining("We’re asking the landlord about your offer"),
    };
    const ending = { by: "renter", on: "2026-11-21", relist: false } as const;
    const evidence = { note: "Withdrew", documentId: null };
    await fallThrough(app, setup.recorder(), { tenancyId, ...ending, evidence });
    expect(await read()).toMatchObject({ isToLet: false, offer: { backup: told } });
    expect((await read())?.steps.map(({ text }) => text)).toContainEqual(told.text);
    expect(await findOfferAnswer(app, kept)).toMatchObject({ backup: { before: "fell-through" } });
    expect(await listWaitingOffers(app.database.orm, "2026-11-21")).toEqual([]);
    await relistAfterTenancy(app, setup.known, tenancyId);
    expect(await read()).toMatchObject({ isToLet: true, offer: { backup: told } });
    expect(await listWaitingOffers(app.database.orm, "2026-11-21")).toMatchObject([
      { id: homes.full, toDecide: 1 },
    ]);
    const { offers = [] } = (await showHomeOffers(app, homes.full)) ?? {};
    expect(offers.find(({ ref }) => ref === kept)?.backupUntil).toBeNull();
  });

  test("names no one as next where two are kept, in the mails as on the pages", async () => {
    const first = await setup.offer();
    await setup.offer(sam);
    await setup.offer({ ...sam, firstname: "Toni", email: "toni@example.com" });
    await setup.accept(first);
    const mails = (await setup.mails()).filter(({ kind }) => kind === "offer-backup");
    expect(mails).toHaveLength(2);
    for (const { subject, html } of mails) {
      expect(subject).toMatch(/^Your offer is one of the backups: /);
      expect(html).not.toContain("yours is next");
    }
    const read = async () => (await show(await open(sam.email)))?.current?.offer?.backup?.title;
    expect(await read()).toBe("Your offer is one of the backups");
    const toni = await open("toni@example.com");
    await withdrawCase(await setup.app(), toni, {
      listingId: homes.full,
      isSure: true,
      reason: "Found another",
    });
    expect(await read()).toBe("Your offer is next in line");
  });

  test("says that it was accepted to whoever was invited, also where no tenant has their address", async () => {
    const id = await setup.offer();
    const other = { email: "priya@work.example", emailKey: "priya@work.example" };
    const { orm } = setup.database();
    await orm.update(offerTenants).set(other).where(eq(offerTenants.offerId, id));
    const tenancyId = await setup.accept(id);
    const state = async () => (await show(await open(priya.email)))?.current?.state;
    expect(await state()).toBe("let-to-others");
    const fallen = { by: "landlord", on: "2026-11-21", relist: false } as const;
    const evidence = { note: "Sells it", documentId: null };
    await fallThrough(await setup.app(), setup.recorder(), { tenancyId, ...fallen, evidence });
    expect(await state()).toBe("others-fell-through");
  });
});

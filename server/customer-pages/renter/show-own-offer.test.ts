import { describe, expect, test } from "vitest";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/use-tenancies.ts";
import { homes, priya } from "../../testing/offers.ts";
import { fallThrough } from "../../tenancies/end/end-tenancy.ts";
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
      offer: { backup: expect.stringMatching(/by \d\d\/\d\d\/\d{4}, yours is next\.$/) },
    });
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

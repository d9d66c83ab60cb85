import { describe, expect, test } from "vitest";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/lets.ts";
import { homes } from "../../testing/offers.ts";
import { useRenterCase } from "../../testing/renter-case.ts";

describe.each(testEngines)("an offer on its renter's page on the %s engine", (engine) => {
  const { lets, open, show } = useRenterCase(engine);

  test("says whether the landlord was asked, and that an offer is kept as a back-up", async () => {
    const offerId = await lets.offer();
    await lets.offer(sam);
    const shown = async () => (await show(await open(sam.email)))?.current;
    const app = await lets.app();
    expect((await shown())?.offer).toMatchObject({ isAsked: false, backupUntil: null });
    const siteUrl = "https://lettings.example.com";
    await askLandlord(app, lets.known, { listingId: homes.full, siteUrl, note: "" });
    expect((await shown())?.offer).toMatchObject({ isAsked: true });
    await lets.accept(offerId);
    expect(await shown()).toMatchObject({
      state: "offered",
      isToLet: false,
      home: { available: "Let agreed" },
      offer: { backupUntil: expect.stringMatching(/\d{4}$/) },
    });
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { offerTenants } from "../../offers/offer-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { priya } from "../../testing/offers.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { fallThrough } from "./end-tenancy.ts";

const elsewhere = "priya@work.example";

describe.each(testEngines)("That a tenancy fell through, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);

  async function end(offerId: string, relist: boolean) {
    const tenancyId = await setup.accept(offerId);
    const before = new Set((await setup.mails()).map(({ id }) => id));
    const evidence = { note: "They called.", documentId: null };
    const ending = { tenancyId, by: "renter", on: "2026-11-21", evidence, relist } as const;
    await fallThrough(await setup.app(), setup.recorder(), ending);
    const mails = (await setup.mails()).filter(({ id, kind }) => {
      return !before.has(id) && kind !== "landlord-news";
    });
    return mails.toSorted((a, b) => a.recipient.localeCompare(b.recipient));
  }

  test.each([
    [true, "The home is available to rent again."],
    [false, null],
  ])("is told to whoever was invited where no tenant has their address", async (relist, words) => {
    const offerId = await setup.offer();
    const other = { email: elsewhere, emailKey: elsewhere };
    await setup
      .database()
      .orm.update(offerTenants)
      .set(other)
      .where(eq(offerTenants.offerId, offerId));
    const [invited, tenant, ...more] = await end(offerId, relist);
    expect(more).toEqual([]);
    expect(tenant).toMatchObject({ recipient: elsewhere, kind: "tenancy-news" });
    expect(invited).toMatchObject({ recipient: priya.email, aboutId: offerId });
    expect(invited?.html).toContain("isn’t going ahead");
    if (words === null) expect(invited?.html).not.toContain("available to rent again");
    else expect(invited?.html).toContain(words);
  });

  test("is told once to whoever was invited and is a tenant", async () => {
    const mails = await end(await setup.offer(), true);
    expect(mails).toMatchObject([{ recipient: priya.email, kind: "tenancy-news" }]);
  });
});

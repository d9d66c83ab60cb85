import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { offerTenants } from "../../offers/offer-tables.ts";
import { addViewingAhead } from "../../testing/ahead-viewing.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";
import { useRenterCase } from "../../testing/renter-case.ts";
import { sam } from "../../testing/use-tenancies.ts";

describe.each(testEngines)("the page of a joint tenant on the %s engine", (engine) => {
  const { setup, open, show } = useRenterCase(engine);

  test("says that their co-tenant viewed the home, once that is over", async () => {
    const orm = setup.database().orm;
    const id = await setup.offer();
    const other = await setup.offer(sam);
    const [first] = await orm.select().from(offerTenants).where(eq(offerTenants.offerId, id));
    const joint = {
      id: crypto.randomUUID(),
      email: sam.email,
      emailKey: sam.email.toLowerCase(),
      position: 2,
    };
    await orm.insert(offerTenants).values({ ...first!, ...joint });
    const { contactId } = await setup.findOffer(other);
    const at = setup.clock.now;
    await addViewingAhead(setup.database(), { listingId: homes.full, contactId, at });
    const step = async () =>
      (await show(await open(priya.email)))?.current?.steps.find(({ name }) =>
        name.startsWith("View"),
      );
    expect(await step()).toMatchObject({ name: "Viewing", text: "No viewing booked." });
    setup.clock.now = new Date("2026-11-23T12:00:00Z");
    expect(await step()).toMatchObject({ name: "Viewed", text: "By someone else in your group." });
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useFigures } from "../../testing/figures.ts";
import { homes } from "../../testing/offers.ts";
import { findHomeFigures } from "./home-figures.ts";

describe.each(testEngines)("what came of a home on the %s engine", (engine) => {
  const { setup, orm, show } = useFigures(engine);
  const find = async () =>
    (await findHomeFigures(orm(), [homes.full], setup.clock.now)).get(homes.full);
  const days = (count: number) =>
    new Date(setup.clock.now.getTime() + count * 86_400_000).toISOString();

  beforeEach(async () => {
    await orm()
      .update(listings)
      .set({ listedAt: new Date("2026-01-05T12:00:00Z") });
  });

  test("counts as viewed what took place, and no viewing that is to come", async () => {
    await show(days(2));
    expect(await find()).toMatchObject({ viewed: 0 });
    // It has begun, and is not over.
    await show(new Date(setup.clock.now.getTime() - 60_000).toISOString());
    expect(await find()).toMatchObject({ viewed: 0 });
    await show(days(-2));
    await show(days(-3), { outcome: "done" });
    expect(await find()).toMatchObject({ viewed: 2 });
    await show(days(-4), { outcome: "no-show" });
    await show(days(-5), { state: "change-asked" });
    await show(days(-6), { state: "cancelled" });
    expect(await find()).toMatchObject({ viewed: 2 });
  });

  test("counts no offer that was withdrawn", async () => {
    const first = await setup.offer();
    await setup.offer();
    expect(await find()).toMatchObject({ offers: 2 });
    await orm().update(offers).set({ state: "withdrawn" }).where(eq(offers.id, first));
    expect(await find()).toMatchObject({ offers: 1 });
  });
});

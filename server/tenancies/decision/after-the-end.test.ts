import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { landlords } from "../../landlords/landlord-tables.ts";
import { fedRelistedNote } from "../../../domain/listings/fed-state.ts";
import { listings } from "../../listings/listing-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { describeToday } from "../../today/describe-today.ts";
import { findToday } from "../../today/find-today.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { closeDecidedHomes } from "./close-decided-homes.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { getTenancyView } from "../get-tenancy-view.ts";
import { addRecords } from "../../testing/listed-homes.ts";

describe.each(testEngines)("the end of a tenancy on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.moveIn(id);
    setup.clock.now = new Date("2027-06-01T09:00:00Z");
  });

  const post = async (change: string, fields: Record<string, string>) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: { change, on: "2027-06-01", note: "They left", ...fields },
      file: null,
    });
  const today = async (whose: "mine" | "office" = "office") => {
    const reader = { staffId: setup.known.staffId, role: "administrator", email: "x" } as const;
    return describeToday(await findToday(await setup.app(), reader, whose));
  };

  test("leaves deposit, keys and home on Today until each is recorded", async () => {
    const before = (await today()).counts.office;
    await post("finish", { by: "renter", deposit: "open", keys: "open", home: "open" });
    const all = [
      "Deposit repaid or shared out",
      "All keys back",
      "Next step for the property decided",
    ];
    expect((await today()).ended).toMatchObject([{ id, on: "01/06/2027", open: all }]);
    expect((await today()).counts.office).toBe(before + 1);
    for (const [kind, answer] of [
      ["deposit-settled", { deposit: "settled" }],
      ["keys-back", { keys: "back" }],
      ["home-decided", { home: "kept" }],
    ] as const) {
      const step = { kind, personId: "", outcome: "passed" };
      expect(await post("complete-step", { ...step, ...answer })).toMatchObject({
        refusal: undefined,
      });
    }
    expect((await today()).ended).toEqual([]);
    const shown = await getTenancyView(await setup.app(), id);
    expect(shown?.afterEnd.map(({ done }) => done?.note)).toEqual([
      "Repaid, or shared out as both agreed. They left",
      "All returned. They left",
      "The landlord isn’t letting it again. They left",
    ]);
  });

  test("asks later what it asked at first, and puts the home back on the market then, too", async () => {
    await post("finish", { by: "renter", deposit: "open", keys: "open", home: "open" });
    for (const [kind, path] of [
      ["deposit-settled", "deposit"],
      ["keys-back", "keys"],
      ["home-decided", "home"],
    ] as const) {
      const step = { kind, personId: "", outcome: "passed" };
      const refused = { refusal: { errors: [{ path }] } };
      expect(await post("complete-step", step)).toMatchObject(refused);
      expect(await post("complete-step", { ...step, [path]: "open" })).toMatchObject(refused);
    }
    const relist = { kind: "home-decided", personId: "", outcome: "passed", home: "relist" };
    expect(await post("complete-step", relist)).toMatchObject({
      done: `Step recorded. The property is back on the market. ${fedRelistedNote}`,
    });
    const { orm } = setup.database();
    const [home] = await orm.select().from(listings).where(eq(listings.id, homes.full));
    expect(home?.status).toBe("available");
    const shown = await getTenancyView(await setup.app(), id);
    expect(shown?.afterEnd.at(-1)?.done?.note).toBe(
      "The property is back on the market. They left",
    );
  });

  test("leaves the home open where it is chosen later and the advert can’t come back", async () => {
    await post("finish", { by: "renter", deposit: "settled", keys: "back", home: "open" });
    const { orm } = setup.database();
    await orm.update(landlords).set({ sanctionsResult: "match" });
    const relist = { kind: "home-decided", personId: "", outcome: "passed", home: "relist" };
    expect((await post("complete-step", relist)).done).toContain("isn’t back on the market");
    expect((await today()).ended).toMatchObject([{ open: ["Next step for the property decided"] }]);
  });

  test("takes what is known at once, and puts the home back on the market", async () => {
    const answer = await post("finish", {
      by: "renter",
      deposit: "settled",
      keys: "back",
      home: "relist",
    });
    expect(answer.refusal).toBeUndefined();
    expect(answer.done).toBe(
      `Tenancy ended. The property is back on the market. ${fedRelistedNote}`,
    );
    expect((await today()).ended).toEqual([]);
    const shown = await getTenancyView(await setup.app(), id);
    expect(shown?.afterEnd.map(({ kind, done }) => [kind, done?.note])).toEqual([
      ["deposit-settled", "They left"],
      ["keys-back", "They left"],
      ["home-decided", "The property is back on the market."],
    ]);
  });

  test("the home is decided by itself once it is on the market again", async () => {
    await post("finish", { by: "renter", deposit: "settled", keys: "back", home: "open" });
    const app = await setup.app();
    const asked = async () => (await today()).ended.map(({ open }) => open);
    await closeDecidedHomes(app);
    expect(await asked()).toEqual([["Next step for the property decided"]]);
    setup.clock.now = new Date("2027-06-09T09:00:00Z");
    await markListing(app, homes.full, "available");
    await closeDecidedHomes(app);
    await closeDecidedHomes(app);
    expect(await asked()).toEqual([]);
    const shown = await getTenancyView(app, id);
    expect(shown?.afterEnd.at(-1)).toMatchObject({
      kind: "home-decided",
      done: { on: "09/06/2027", by: "the site", note: "Published on 09/06/2027." },
    });
  });

  test("one that was on the market before the end is not, and what somebody decided stays", async () => {
    const app = await setup.app();
    await markListing(app, homes.full, "available");
    await markListing(app, homes.full, "let-agreed");
    setup.clock.now = new Date("2027-06-08T09:00:00Z");
    await post("finish", {
      by: "renter",
      deposit: "settled",
      keys: "back",
      home: "open",
      on: "2027-06-08",
    });
    await closeDecidedHomes(app);
    expect((await today()).ended).toMatchObject([{ open: ["Next step for the property decided"] }]);
    const step = { kind: "home-decided", personId: "", outcome: "passed", on: "2027-06-08" };
    await post("complete-step", { ...step, home: "kept", note: "They move in" });
    await markListing(app, homes.full, "available");
    await closeDecidedHomes(app);
    const shown = await getTenancyView(app, id);
    expect(shown?.afterEnd.at(-1)?.done?.note).toBe(
      "The landlord isn’t letting it again. They move in",
    );
  });

  test("keeps the home open where the advert can’t come back", async () => {
    const { orm } = setup.database();
    await addRecords(orm, [homes.full]);
    await orm.update(landlords).set({ sanctionsResult: "match" });
    const answer = await post("finish", { by: "renter", keys: "back", home: "relist" });
    expect(answer.done).toContain("The property isn’t back on the market");
    expect((await today()).ended).toMatchObject([
      { open: ["Deposit repaid or shared out", "Next step for the property decided"] },
    ]);
  });
});

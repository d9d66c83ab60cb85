import { beforeEach, describe, expect, test } from "vitest";
import { landlords } from "../landlords/landlord-tables.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { testEngines } from "../testing/database.ts";
import { useLets } from "../testing/lets.ts";
import { homes } from "../testing/offers.ts";
import { describeToday } from "../today/describe-today.ts";
import { findToday } from "../today/find-today.ts";
import { handleLetForm } from "./handle-let-form.ts";
import { showLet } from "./show-let.ts";

describe.each(testEngines)("the end of a tenancy on the %s engine", (engine) => {
  const lets = useLets(engine);
  let id: string;
  beforeEach(async () => {
    id = await lets.accept(await lets.offer());
    await lets.pay(id, "holding-deposit", 56_538);
    await lets.moveIn(id);
    lets.clock.now = new Date("2027-06-01T09:00:00Z");
  });

  const post = async (change: string, fields: Record<string, string>) =>
    handleLetForm(await lets.app(), {
      staffId: lets.known.staffId,
      tenancyId: id,
      fields: { change, on: "2027-06-01", note: "They left", ...fields },
      file: null,
    });
  const today = async (whose: "mine" | "office" = "office") => {
    const reader = { staffId: lets.known.staffId, role: "administrator", email: "x" } as const;
    return describeToday(await findToday(await lets.app(), reader, whose));
  };

  test("leaves deposit, keys and home on Today until each is recorded", async () => {
    const before = (await today()).counts.office;
    await post("finish", { by: "renter", deposit: "open", keys: "open", home: "open" });
    const all = ["Deposit repaid or shared out", "All keys back", "Next step for the home decided"];
    expect((await today()).ended).toMatchObject([{ id, on: "01/06/2027", open: all }]);
    expect((await today()).counts.office).toBe(before + 1);
    for (const kind of ["deposit-settled", "keys-back", "home-decided"]) {
      const step = { kind, personId: "", outcome: "passed" };
      expect(await post("complete-step", step)).toMatchObject({ refusal: undefined });
    }
    expect((await today()).ended).toEqual([]);
  });

  test("takes what is known at once, and puts the home back on the market", async () => {
    const answer = await post("finish", {
      by: "renter",
      deposit: "settled",
      keys: "back",
      home: "relist",
    });
    expect(answer.refusal).toBeUndefined();
    expect(answer.done).toBe("The tenancy is over. The home is on the market again.");
    expect((await today()).ended).toEqual([]);
    const shown = await showLet(await lets.app(), id);
    expect(shown?.afterEnd.map(({ kind, done }) => [kind, done?.note])).toEqual([
      ["deposit-settled", "They left"],
      ["keys-back", "They left"],
      ["home-decided", "The home is on the market again."],
    ]);
  });

  test("keeps the home open where the advert can’t come back", async () => {
    const { orm } = lets.database();
    await orm.transaction((tx) => addMissingRecords(tx, [homes.full], blmOrigin));
    await orm.update(landlords).set({ sanctionsResult: "match" });
    const answer = await post("finish", { by: "renter", keys: "back", home: "relist" });
    expect(answer.done).toContain("The home is not on the market again");
    expect((await today()).ended).toMatchObject([
      { open: ["Deposit repaid or shared out", "Next step for the home decided"] },
    ]);
  });
});

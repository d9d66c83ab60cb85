import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { refreshChecks } from "../homes/landlord/refresh-checks.ts";
import { createHomeChoices, createListedHomeChoices, findHomeIds } from "./home-choices.ts";
import { addRecords } from "../testing/listed-homes.ts";

const flat = {
  id: "p00000000011",
  agentRef: "999999_LN0011",
  name: "Flat 3, Leonard House",
  address: "3 Leonard Street",
  outcode: "EC2A",
  incode: "4QS",
};
const loft = {
  id: "p00000000012",
  agentRef: "999999_LN0012",
  name: "Loft, Shoreditch 100%",
  address: "22 Leonard Street",
  outcode: "EC2A",
  incode: "4QX",
};
const gone = {
  id: "p00000000013",
  agentRef: "999999_LN0013",
  name: "House, Leonard Court",
  status: "withdrawn" as const,
};

describe.each(testEngines)("homes to choose from, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;

  beforeEach(async () => {
    await emptyTables(database());
    const rows = [flat, loft, gone].map((changes) => createListing(changes));
    await orm().insert(listings).values(rows);
    const ids = rows.map(({ id }) => id);
    await addRecords(orm(), ids);
    await refreshChecks(await createTestContext(database()));
  });
  const find = async (text: string, branch: string | null = null, atMost = 8) =>
    (await createListedHomeChoices(orm(), branch).find(text, atMost)).map(({ id }) => id);

  test.each([
    ["leonard", [flat.id, loft.id]],
    ["22 leon", [loft.id]],
    ["onard", [flat.id, loft.id]],
    ["EC2A 4QX", [loft.id]],
    ["ec2a4qx", [loft.id]],
    ["4qs", [flat.id]],
    ["LN0012", [loft.id]],
    ["999999_LN0011", [flat.id]],
    ["100%", [loft.id]],
    ["0%_", []],
    ["moon", []],
    [" ", []],
  ])("%s finds %j", async (text, ids) => {
    expect(await find(text)).toEqual(ids);
  });

  test("are found by the office’s own number, and told apart by their address", async () => {
    const [record] = await orm()
      .select({ number: listingRecords.number })
      .from(listingRecords)
      .where(eq(listingRecords.id, loft.id));
    expect(await find(`l-${record!.number}`)).toEqual([loft.id]);
    expect(await createHomeChoices(orm(), null).get(loft.id)).toMatchObject({
      name: expect.stringContaining("Loft, Shoreditch 100%, "),
      detail: "22 Leonard Street, EC2A 4QX · 999999_LN0012",
    });
    expect(await find("leonard", null, 1)).toHaveLength(1);
  });

  test("are those of the branch for whoever is limited to it", async () => {
    const app = await createTestContext(database());
    const [own, other] = [await addBranch(app, peckham), await addBranch(app, islington)];
    const place = (id: string, branch: string) =>
      orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, id));
    await place(flat.id, own);
    await place(loft.id, other);
    expect(await find("leonard", own)).toEqual([flat.id]);
    expect(await find("onard", own)).toEqual([flat.id]);
    expect(await createListedHomeChoices(orm(), own).get(loft.id)).toBeNull();
    expect(await createHomeChoices(orm(), own).get(loft.id)).toBeNull();
  });

  test("that are withdrawn or let are no longer viewed, but have keys and check-outs", async () => {
    const listed = createListedHomeChoices(orm(), null);
    expect(await listed.find("court", 8)).toEqual([]);
    expect(await listed.get(gone.id)).toBeNull();
    const all = createHomeChoices(orm(), null);
    expect((await all.find("leonard", 8)).map(({ id }) => id)).toEqual([flat.id, loft.id, gone.id]);
    for (const [state, mark] of [
      ["withdrawn", "Withdrawn"],
      ["let", "Let"],
    ] as const) {
      const isIt = eq(listingRecords.id, gone.id);
      await orm().update(listingRecords).set({ state }).where(isIt);
      expect(await all.find("LN0013", 8)).toEqual([await all.get(gone.id)]);
      expect(await all.get(gone.id)).toMatchObject({
        detail: expect.stringMatching(new RegExp(`^${mark} · .* · 999999_LN0013$`)),
      });
    }
    expect((await all.find("leonard", 2)).map(({ id }) => id)).toEqual([flat.id, loft.id]);
    const ids = await findHomeIds(orm(), null, "leonard");
    expect(ids.toSorted((a, b) => a.localeCompare(b))).toEqual([flat.id, loft.id, gone.id]);
  });
});

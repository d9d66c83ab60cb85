import { beforeEach, describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { refreshChecks } from "../homes/landlord/refresh-checks.ts";
import { homeKeys } from "../viewings/keys/home-viewing-tables.ts";
import { createKeyChoices, findKeys } from "./key-choices.ts";
import { addRecords } from "../testing/listed-homes.ts";

const flat = createListing({
  id: "p00000000011",
  agentRef: "999999_LN0011",
  name: "Flat 3, Leonard House",
  address: "3 Leonard Street",
  outcode: "EC2A",
  incode: "4QS",
});
const gone = createListing({
  id: "p00000000013",
  agentRef: "999999_LN0013",
  name: "House, Kiln Court",
  address: "8 Kiln Yard",
  status: "withdrawn",
});

describe.each(testEngines)("keys to choose from, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;

  beforeEach(async () => {
    await emptyTables(database());
    await orm().insert(listings).values([flat, gone]);
    await addRecords(orm(), [flat.id, gone.id]);
    await refreshChecks(await createTestContext(database()));
    await orm()
      .insert(homeKeys)
      .values([
        { code: "K7", listingId: flat.id, keptAt: "Board, row 2" },
        { code: "K8", listingId: flat.id, holderName: "Tom", keptAt: "", dueBack: new Date(0) },
        { code: "M1", listingId: gone.id, keptAt: "Safe" },
        { code: "K9", listingId: gone.id, keptAt: "Safe", removedAt: new Date(0) },
      ]);
  });
  const find = async (text: string, branch: string | null = null) =>
    (await createKeyChoices(orm(), branch).find(text, 8)).map(({ name }) => name);

  test.each([
    ["k7", ["K7, Flat 3, Leonard House"]],
    ["leonard st", ["K8, Flat 3, Leonard House", "K7, Flat 3, Leonard House"]],
    ["ec2a4qs", ["K8, Flat 3, Leonard House", "K7, Flat 3, Leonard House"]],
    ["LN0013", ["M1, House, Kiln Court"]],
    ["kiln", ["M1, House, Kiln Court"]],
    ["K9", []],
    ["%", []],
  ])("are found by %s", async (text, names) => {
    expect(await find(text)).toEqual(names);
  });

  test("say where they are, and no more come than are asked for", async () => {
    const { find: look, get } = createKeyChoices(orm(), null);
    expect((await look("leonard", 1)).map(({ detail }) => detail)).toEqual([
      `${flat.area} · With Tom`,
    ]);
    const [{ id } = { id: "" }] = await look("k7", 8);
    expect(await get(id)).toMatchObject({ detail: `${flat.area} · Board, row 2` });
    for (const unknown of ["", "K7", "00000000-0000-4000-8000-000000000000"])
      expect(await get(unknown)).toBeNull();
    expect(await findKeys(orm(), null, "leonard")).toHaveLength(2);
  });
});

import { describe, expect, test } from "vitest";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useImporter } from "../../testing/feed-import.ts";

const [first, second] = ["2026-11-21T10:00:00Z", "2026-11-22T10:00:00Z"];
const [a1, a2, a3] = [{ AGENT_REF: "A1" }, { AGENT_REF: "A2" }, { AGENT_REF: "A3" }];

describe.each(testEngines)("A home, on the %s engine,", (engine) => {
  const { take, database } = useImporter(engine);

  test("keeps what a rent was before it changed by more than half, until it changes again", async () => {
    const kept = async () => {
      const records = database().orm.select().from(listingRecords);
      const rows = await records.orderBy(listingRecords.agentRef);
      return rows.map(({ rentBeforeJump, checkedOn }) => [rentBeforeJump, checkedOn]);
    };
    await take([a1, a2, a3], first);
    await database().orm.update(listingRecords).set({ checkedOn: "2026-11-21" });
    await take([{ ...a1, PRICE: "17000" }, { ...a2, PRICE: "1800" }, a3], second);
    expect(await kept()).toEqual([
      [1700, null],
      [null, null],
      [null, "2026-11-21"],
    ]);
    await take([{ ...a1, PRICE: "17000", BEDROOMS: "3" }, a2, a3], second);
    expect((await kept())[0]).toEqual([1700, null]);
    // Put right, though that is a change by more than half as well.
    await take([a1, a2, a3], second);
    expect((await kept())[0]).toEqual([null, null]);
  });
});

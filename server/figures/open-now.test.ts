import { eq, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { testEngines } from "../testing/database.ts";
import { useFigures } from "../testing/figures.ts";
import { sam } from "../testing/lets.ts";
import { homes } from "../testing/offers.ts";
import { seen } from "../testing/tenancies.ts";
import { findOpenNow } from "./find-open-now.ts";

describe.each(testEngines)("what is open now on the %s engine", (engine) => {
  const { lets, orm, show } = useFigures(engine);

  const openOn = async (day: string) => {
    lets.clock.now = new Date(`${day}T12:00:00Z`);
    return findOpenNow(await lets.app());
  };

  test("a let's clock is at risk from its first alarm, and a holding deposit in its last three days", async () => {
    const id = await lets.accept(await lets.offer());
    const receive = { do: "receive-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await lets.record(id, { ...receive, on: "2026-11-21", evidence: seen });
    await lets.record(id, { do: "move-start", startsOn: "2027-02-01" });
    // The fifteenth day is 5 December; the alarm goes off on the tenth.
    expect(await openOn("2026-11-29")).toMatchObject({ clocks: 0, holdingDeposits: 0 });
    expect(await openOn("2026-11-30")).toMatchObject({ clocks: 1, holdingDeposits: 0 });
    expect(await openOn("2026-12-02")).toMatchObject({ clocks: 1, holdingDeposits: 0 });
    expect(await openOn("2026-12-03")).toMatchObject({ clocks: 1, holdingDeposits: 1 });
  });

  test("a viewing's feedback is due a day after it", async () => {
    await show("2026-11-19T12:00:00Z", { outcome: "done" });
    await show("2026-11-19T10:30:00Z", { state: "cancelled" }, sam);
    expect((await openOn("2026-11-20")).feedbackDue).toBe(0);
    expect((await openOn("2026-11-21")).feedbackDue).toBe(1);
  });

  test("a home's certificates count from thirty days before the first runs out, and a home itself once it is live for more than thirty", async () => {
    await orm().transaction((tx) => addMissingRecords(tx, [homes.full], blmOrigin));
    await orm()
      .update(listingRecords)
      .set({ state: "withdrawn" })
      .where(ne(listingRecords.id, homes.full));
    await orm()
      .update(listingRecords)
      .set({
        state: "available",
        listedAt: new Date("2026-10-21T12:00:00Z"),
        paperEndsOn: "2026-12-21",
      })
      .where(eq(listingRecords.id, homes.full));
    expect(await openOn("2026-11-20")).toMatchObject({ certificates: 0, longLive: 0 });
    expect(await openOn("2026-11-21")).toMatchObject({ certificates: 1, longLive: 1 });
  });
});

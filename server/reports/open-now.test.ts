import { eq, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type OpenKey, openKeys } from "../../domain/reports/open-now.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { testEngines } from "../testing/database.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { useFigures } from "../testing/figures.ts";
import { sam } from "../testing/use-tenancies.ts";
import { homes } from "../testing/offers.ts";
import { seen } from "../testing/tenancies.ts";
import { countWaiting } from "../today/count-waiting.ts";
import { writeOpenCsv } from "./figures-csv.ts";
import { findOpened } from "./find-opened.ts";
import { findOpenNow, listOpenRows } from "./find-open-now.ts";
import { addRecords } from "../testing/listed-homes.ts";

describe.each(testEngines)("what is open now on the %s engine", (engine) => {
  const { setup, orm, span, ask, show } = useFigures(engine);

  /** Whatever is open, each number opens as many rows. */
  const openOn = async (day: string, branch: string | null = null) => {
    setup.clock.now = new Date(`${day}T12:00:00Z`);
    const counts = await findOpenNow(await setup.app(), branch);
    for (const key of openKeys) expect(await listRows(key, branch)).toHaveLength(counts[key]);
    return counts;
  };
  const listRows = async (key: OpenKey, branch: string | null = null) =>
    listOpenRows(await setup.app(), key, 100, branch);

  test("a tenancy's clock is at risk, here and on the rail, from its first alarm, and a holding deposit in its last three days", async () => {
    const id = await setup.accept(await setup.offer());
    const receive = { do: "receive-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await setup.record(id, { ...receive, on: "2026-11-21", evidence: seen });
    await setup.record(id, { do: "move-start", startsOn: "2027-02-01" });
    // The fifteenth day is 5 December; the alarm goes off on the tenth.
    const colleague = { staffId: setup.known.staffId, role: "negotiator" } as const;
    const countOnRail = async () => (await countWaiting(await setup.app(), colleague)).lets;
    expect(await openOn("2026-11-29")).toMatchObject({ clocks: 0, holdingDeposits: 0 });
    expect(await countOnRail()).toBe(0);
    expect(await openOn("2026-11-30")).toMatchObject({ clocks: 1, holdingDeposits: 0 });
    expect(await countOnRail()).toBe(1);
    expect(await openOn("2026-12-02")).toMatchObject({ clocks: 1, holdingDeposits: 0 });
    expect(await openOn("2026-12-03")).toMatchObject({ clocks: 1, holdingDeposits: 1 });
    const row = { place: "let", placeId: id, on: "2026-12-05" };
    expect(await listRows("clocks")).toMatchObject([row]);
    expect(await listRows("holdingDeposits")).toMatchObject([row]);
  });

  test("a viewing's feedback is due a day after it", async () => {
    await show("2026-11-19T12:00:00Z", { outcome: "done" });
    await show("2026-11-19T10:30:00Z", { state: "cancelled" }, sam);
    expect((await openOn("2026-11-20")).feedbackDue).toBe(0);
    expect((await openOn("2026-11-21")).feedbackDue).toBe(1);
    expect(await listRows("feedbackDue")).toMatchObject([
      { place: "viewing", on: "2026-11-19", who: "Priya Raman" },
    ]);
  });

  test("a home's certificates count from thirty days before the first runs out, and a home itself once it is live for more than thirty", async () => {
    await addRecords(orm(), [homes.full]);
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
    const home = { place: "home", placeId: homes.full };
    expect(await listRows("certificates")).toMatchObject([{ ...home, on: "2026-12-21" }]);
    expect(await listRows("longLive")).toMatchObject([{ ...home, on: "2026-10-21" }]);
  });

  test("what waits opens the conversations that are late, the longest waiting first, of the branch that is shown", async () => {
    const second = await ask("2026-11-20T10:00:00Z");
    const first = await ask("2026-11-19T10:00:00Z", { applicant: sam });
    await ask("2026-11-20T11:30:00Z");
    await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T10:30:00Z" });
    await ask("2026-11-19T09:00:00Z", { mergedInto: first });
    expect((await openOn("2026-11-20")).late).toBe(2);
    expect((await listRows("late")).map(({ placeId }) => placeId)).toEqual([first, second]);
    // The first branch gets all that there is.
    await addBranch(await setup.app(), islington);
    const id = await addBranch(await setup.app(), peckham);
    await orm().update(conversations).set({ branch: id }).where(eq(conversations.id, first));
    expect((await openOn("2026-11-20", id)).late).toBe(1);
    expect((await listRows("late", id)).map(({ placeId }) => placeId)).toEqual([first]);
  });

  test("the page opens one number’s rows, and its file names no people", async () => {
    await ask("2026-11-19T10:00:00Z");
    setup.clock.now = new Date("2026-11-20T12:00:00Z");
    const app = await setup.app();
    const opened = await findOpened(app, span(), new URLSearchParams({ now: "late" }));
    expect(opened).toMatchObject({
      name: "Unanswered, over target",
      rows: [{ on: "2026-11-19", who: "Priya Raman", value: null }],
      hasMore: false,
    });
    expect(await findOpened(app, span(), new URLSearchParams({ now: "toString" }))).toBeNull();
    const file = await writeOpenCsv(app, "late");
    expect(file).toContain("/office/inbox/");
    expect(file).not.toMatch(/\bPriya\b/);
  });
});

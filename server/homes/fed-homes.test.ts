import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingChanges, listingRecords } from "../listings/listing-record-tables.ts";
import { lockRecords, officeOrigin } from "../listings/listing-records.ts";
import { asAnotherRequest } from "../testing/refuse-second-connection.ts";
import { createTestContext } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { useImporter } from "../testing/feed-import.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { changeStates } from "./change-states.ts";
import { createHome } from "./create-home.ts";
import { publishHome } from "./publish-home.ts";
import { saveHome } from "./save-home.ts";
import { takeOverHome } from "./landlord/take-over-home.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const [a1, a2, a3] = [{ AGENT_REF: "A1" }, { AGENT_REF: "A2" }, { AGENT_REF: "A3" }];
const later = "2026-11-22T10:00:00Z";

describe.each(testEngines)("A home of a feed, on the %s engine,", (engine) => {
  const { take, stored, database } = useImporter(engine);
  const app = () => createTestContext(database(), { now: () => new Date("2026-11-21T12:00:00Z") });
  const records = () =>
    database().orm.select().from(listingRecords).orderBy(listingRecords.agentRef);

  async function hire(): Promise<string> {
    const email = "imogen@example.com";
    const [row] = await database()
      .orm.insert(staff)
      .values({ name: "Imogen", email, emailKey: email, role: "owner", invitedAt: seededMoment })
      .returning();
    return row!.id;
  }

  test("has its record from the first import on, with the state that the feed gives it", async () => {
    await take([a1, { ...a2, STATUS_ID: "5" }]);
    expect(await records()).toMatchObject([
      { origin: "blm", agentRef: "A1", state: "available", lowestRentPcm: 1700 },
      { origin: "blm", agentRef: "A2", state: "let-agreed" },
    ]);
    await take([a1], later, true);
    expect((await records()).map(({ state }) => state)).toEqual(["available", "withdrawn"]);
  });

  test("keeps the feed's fields from the office, and takes what the feed lacks", async () => {
    await take([a1]);
    const staffId = await hire();
    const [{ id } = { id: "" }] = await records();
    expect(await saveHome(await app(), { staffId }, id, { rentPcm: "1800" })).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "rentPcm" }] },
    });
    const parking = { parking: "A bay behind the house" };
    expect(await saveHome(await app(), { staffId }, id, parking)).toMatchObject({ ok: true });
    const published = await publishHome(await app(), id, { actor: { staffId }, rentReason: "" });
    expect(published).toMatchObject({ ok: true });
    await take([{ ...a1, PRICE: "1650" }], later);
    expect(await stored()).toMatchObject([
      { rentPcm: 1650, material: { parking: "A bay behind the house" } },
    ]);
    expect(await records()).toMatchObject([{ added: ["parking"], lowestRentPcm: 1650 }]);
  });

  test("gives a field back to the feed once the feed brings it, and loses no draft of it", async () => {
    await take([{ ...a1, BATHROOMS: "0" }]);
    const staffId = await hire();
    const [{ id } = { id: "" }] = await records();
    await saveHome(await app(), { staffId }, id, { bathrooms: "3" });
    await take([{ ...a1, BATHROOMS: "2" }], later);
    const [record] = await records();
    const [row] = await stored();
    expect(record?.draft).not.toHaveProperty("bathrooms");
    expect(row?.bathrooms).toBe(2);
    expect(await database().orm.select().from(listingChanges)).toContainEqual(
      expect.objectContaining({ field: "bathrooms", became: "3", isKept: false }),
    );
  });

  test("is left alone by the feed once the office has taken it over", async () => {
    await take([a1, a2, a3]);
    const staffId = await hire();
    const [{ id } = { id: "" }] = await records();
    expect(await takeOverHome(await app(), { staffId }, id)).toMatchObject({ ok: true });
    const report = await take([{ ...a1, PRICE: "1" }, a2], later);
    expect(report).toMatchObject({
      taken: 1,
      withdrawn: 1,
      fileWarnings: [expect.stringContaining("A1")],
    });
    expect(await stored()).toMatchObject([
      { status: "available", rentPcm: 1700 },
      { status: "available" },
      { status: "withdrawn" },
    ]);
    // Not even when its record is gone from the file.
    await take([a2], later);
    expect((await stored())[0]).toMatchObject({ status: "available" });
  });

  test("taken over while the feed is being read is left alone by it, be it in the file or not", async () => {
    await take([a1, a2]);
    const ids = (await records()).map(({ id }) => id);
    const taken = await database().orm.transaction(async (tx) => {
      await lockRecords(tx, ids);
      const draft = { name: "Typed meanwhile" };
      await tx.update(listingRecords).set({ origin: officeOrigin, draft });
      // In an object, as the import ends only after this transaction.
      const fed = [{ ...a1, PRICE: "1", BEDROOMS: "1" }, a3];
      const importing = asAnotherRequest(() => take(fed, later, true));
      await setTimeout(500);
      return { importing };
    });
    expect(await taken.importing).toMatchObject({ withdrawn: 0, added: 1 });
    expect(await stored()).toMatchObject([
      { status: "available", rentPcm: 1700 },
      { status: "available" },
      { status: "available" },
    ]);
    expect((await records())[0]).toMatchObject({ draft: { name: "Typed meanwhile" } });
  });

  test("keeps what somebody saved while the feed was being read", async () => {
    await take([{ ...a1, BATHROOMS: "0" }]);
    const [{ id } = { id: "" }] = await records();
    const draft = { bathrooms: "3" };
    await database().orm.update(listingRecords).set({ draft });
    const saved = await database().orm.transaction(async (tx) => {
      await lockRecords(tx, [id]);
      const both = { ...draft, parking: "A bay behind the house" };
      await tx.update(listingRecords).set({ draft: both });
      const importing = asAnotherRequest(() => take([{ ...a1, BATHROOMS: "2" }], later));
      await setTimeout(500);
      return { importing };
    });
    await saved.importing;
    expect((await records())[0]?.draft).toEqual({ parking: "A bay behind the house" });
  });

  test("with a tenancy under way stays let agreed while the feed says available, and the report says so", async () => {
    const let1 = { ...a1, STATUS_ID: "5" };
    await take([let1, { ...a2, STATUS_ID: "5" }]);
    const [{ id } = { id: "" }] = await records();
    const [begun] = await database()
      .orm.insert(tenancies)
      .values({
        listingId: id,
        state: "progressing",
        accepted: sql`'{}'::jsonb`,
        acceptedOn: "2026-11-21",
        acceptedBy: "job",
        startsOn: "2026-12-07",
        rentPcm: 1700,
        takesDeposit: true,
        adults: 1,
        guarantorRequired: false,
        createdAt: new Date(later),
      })
      .returning();
    const report = await take([a1, a2], later);
    expect((await records()).map(({ state }) => state)).toEqual(["let-agreed", "available"]);
    expect((await stored()).map(({ status }) => status)).toEqual(["let-agreed", "available"]);
    expect(report.fileWarnings).toEqual([
      "A1 stays let agreed because its tenancy is in progress, although the feed says it’s available.",
    ]);
    const ended = { state: "fallen-through", endedOn: "2026-11-22" } as const;
    await database().orm.update(tenancies).set(ended).where(eq(tenancies.id, begun!.id));
    expect((await take([a1, a2], later)).fileWarnings).toEqual([]);
    expect((await stored()).map(({ status }) => status)).toEqual(["available", "available"]);
  });

  test("with the reference of a home of the office is left out and told of, and stops no import", async () => {
    await take([a1]);
    const staffId = await hire();
    const own = { address: "1 Loriner Street", postcode: "E2 7ZZ" };
    expect(await createHome(await app(), { staffId }, own)).toMatchObject({ ok: true });
    const [, { agentRef, number } = { agentRef: "", number: 0 }] = await records();
    const report = await take([a1, a2, { AGENT_REF: agentRef }], later);
    expect(report).toMatchObject({ taken: 2, added: 1 });
    expect(report.fileWarnings).toEqual([
      `${agentRef} was left out because a property in the office or another feed has this reference.`,
    ]);
    expect((await stored()).map((row) => row.agentRef)).toEqual(["A1", "A2"]);
    const lower = await take([a1, a2, { AGENT_REF: agentRef.toLowerCase() }], later);
    expect(lower).toMatchObject({ taken: 2, added: 0 });
    // The other way round the office's home gets another one.
    await take([a1, a2, { AGENT_REF: `L-${number + 100}` }], later);
    await database().orm.execute(
      sql.raw(`alter table listing_records alter column number restart with ${number + 100}`),
    );
    expect(await createHome(await app(), { staffId }, own)).toMatchObject({ ok: true });
    expect((await records()).map((row) => row.agentRef)).toContain(`L-${number + 100}-2`);
  });

  test("under offer here stays so while the feed says available", async () => {
    await take([a1]);
    const staffId = await hire();
    const [{ id } = { id: "" }] = await records();
    const order = { ids: [id], to: "under-offer" as const, cancelViewings: false };
    expect(await changeStates(await app(), { staffId }, order)).toMatchObject({ ok: true });
    await take([{ ...a1, PRICE: "1600" }], later);
    expect(await records()).toMatchObject([{ state: "under-offer" }]);
    await take([{ ...a1, STATUS_ID: "5" }], later);
    expect(await records()).toMatchObject([{ state: "let-agreed" }]);
  });
});

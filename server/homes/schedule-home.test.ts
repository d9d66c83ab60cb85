import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingChanges } from "../listings/listing-record-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { publishScheduled, scheduleHome } from "./schedule-home.ts";

describe.each(testEngines)("A home that is published by itself, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  test("is not set to a day more than two years ahead, which is a slip", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    expect(
      await scheduleHome(app, { staffId }, id, { date: "2062-12-01", time: "10:00" }),
    ).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "publishDate" }] },
    });
    expect(
      await scheduleHome(app, { staffId }, id, { date: "2027-12-01", time: "10:00" }),
    ).toMatchObject({
      ok: true,
    });
  });

  test("names in audit and history who had set the time", async () => {
    const { id: staffId } = await office.hire("negotiator", { name: "Amina Yusuf" });
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await scheduleHome(app, { staffId }, id, { date: "2026-11-20", time: "10:00" });
    office.wait(60);
    expect(await publishScheduled(await office.app())).toBe(1);
    const rows = await orm().select().from(audit).where(eq(audit.action, "listing.published"));
    expect(rows).toMatchObject([{ actor: "job", detail: { scheduledBy: "Amina Yusuf" } }]);
    const moves = eq(listingChanges.field, "state");
    expect(await orm().select().from(listingChanges).where(moves)).toMatchObject([
      { actor: "job", became: "available", reason: "scheduled by Amina Yusuf" },
    ]);
  });
});

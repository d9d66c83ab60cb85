import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staff } from "../../staff/staff-tables.ts";
import { addBranch, islington, peckham } from "../../testing/branches.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { findAvailability } from "./find-availability.ts";
import { addTimeOff } from "./time-off.ts";

describe.each(testEngines)("somebody's availability, on the %s engine,", (engine) => {
  const { appContext, book, block, orm, by, imogen } = useDiary(engine);

  test("counts what stands in time off at other branches, to whoever is limited to one", async () => {
    const app = await appContext();
    // The first has what no other has: the home.
    await addBranch(app, islington);
    const south = await addBranch(app, peckham);
    await orm().update(staff).set({ branch: south }).where(eq(staff.id, by.staffId));
    const shows = { staffId: by.staffId };
    await orm().update(negotiators).set(shows).where(eq(negotiators.id, imogen()));
    await book();
    const training = { listingId: null, date: "2026-12-04", place: "Training", slotMinutes: null };
    await block({ ...training, kind: "other" });
    const day = { from: "2026-12-03", until: "2026-12-04", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(app, by, imogen(), day);
    const listed = async (branch: string | null) => {
      const [off] = (await findAvailability(app, imogen(), branch))!.off;
      const names = off!.appointments.map(({ home: name, place }) => name ?? place);
      return { names, elsewhere: off!.elsewhere };
    };
    expect(await listed(south)).toEqual({ names: ["Training"], elsewhere: 1 });
    expect(await listed(null)).toEqual({
      names: [createListing().name, "Training"],
      elsewhere: 0,
    });
  });
});

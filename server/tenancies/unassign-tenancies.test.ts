import { eq, isNotNull } from "drizzle-orm";
import { expect, test, describe } from "vitest";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { leaveStaff } from "../viewings/availability/leave-staff.ts";
import { unassignTenancies } from "./unassign-tenancies.ts";

describe.each(testEngines)("work of a colleague who leaves, on the %s engine", (engine) => {
  const setup = useTenancies(engine);

  test("is nobody’s again: their homes, their lets and the steps of those", async () => {
    const id = await setup.accept(await setup.offer());
    const { orm } = setup.database();
    const { row } = await setup.load(id);
    await orm
      .update(listingRecords)
      .set({ ownerId: setup.known.staffId })
      .where(eq(listingRecords.id, row.listingId));
    const [owner] = await orm
      .insert(staff)
      .values({
        name: "Amina",
        email: "amina@example.com",
        emailKey: "amina@example.com",
        role: "owner",
        invitedAt: setup.clock.now,
        joinedAt: setup.clock.now,
      })
      .returning();
    const { id: staffId, name, email } = owner!;
    const by: SignedIn = { staffId, name, email, role: "owner", sessionId: "", isFresh: true };
    const leaver = { id: setup.known.staffId, successorId: null };
    expect(await leaveStaff(await setup.app(), by, leaver, unassignTenancies)).toMatchObject({
      ok: true,
    });
    const { row: after, tenancy } = await setup.load(id);
    expect(after.ownerId).toBeNull();
    expect(new Set(tenancy.steps.map(({ ownerId }) => ownerId))).toEqual(new Set([null]));
    expect(await orm.$count(listingRecords, isNotNull(listingRecords.ownerId))).toBe(0);
  });
});

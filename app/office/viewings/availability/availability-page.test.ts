import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { diarySettings } from "../../../../server/agency/settings-tables.ts";
import { staff } from "../../../../server/staff/staff-tables.ts";
import { hireInto } from "../../../../server/testing/branch-records.ts";
import { addBranch, islington, peckham } from "../../../../server/testing/branches.ts";
import { testEngines } from "../../../../server/testing/database.ts";
import { useTenancies } from "../../../../server/testing/use-tenancies.ts";
import type { TestBrowser } from "../../../../server/testing/office.ts";
import { visitOfficePage } from "../../../../server/testing/office-pages.ts";
import {
  timeOff,
  workingHours,
} from "../../../../server/viewings/availability/availability-tables.ts";
import { negotiators } from "../../../../server/viewings/diary/diary-tables.ts";

const pattern = "office/diary/availability/:id?";
const hours = {
  change: "hours",
  "starts-1": "09:00",
  "ends-1": "17:00",
  areas: "",
  travelsBy: "walk",
};
const leave = { change: "add-off", from: "2026-12-01", until: "2026-12-02", reason: "Leave" };

describe.each(testEngines)("A manager who is limited to a branch, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let manager: TestBrowser;
  let branches: Record<"north" | "south", string>;

  beforeEach(async () => {
    const app = await setup.app();
    const south = await addBranch(app, { ...peckham, areas: "", feedId: "" });
    branches = { south, north: await addBranch(app, { ...islington, areas: "" }) };
    manager = await hireInto(setup, south, "manager");
  });

  /** A negotiator. With a branch they are a colleague who works there. */
  const addPerson = async (name: string, branch: string | null) => {
    const email = `${name}@example.com`;
    const phone = "020 7946 0184";
    const [person] = await orm().insert(negotiators).values({ name, email, phone }).returning();
    const id = person!.id;
    if (branch === null) return id;
    const [colleague] = await orm()
      .insert(staff)
      .values({ name, email, emailKey: email, role: "negotiator", branch, invitedAt: new Date(0) })
      .returning();
    await orm().update(negotiators).set({ staffId: colleague!.id }).where(eq(negotiators.id, id));
    return id;
  };

  const send = async (id: number, fields: Record<string, string>) => {
    const visit = { pattern, params: { id: `${id}` }, fields };
    return (await visitOfficePage(await setup.app(), manager, visit)).text;
  };

  const mayEdit = async (id: number) => {
    const app = await setup.app();
    const { text } = await visitOfficePage(app, manager, { pattern, params: { id: `${id}` } });
    return JSON.parse(text).mayEdit;
  };

  test("sets the hours and the time off of that branch’s people", async () => {
    const id = await addPerson("nadia", branches.south);
    expect(await mayEdit(id)).toBe(true);
    await send(id, hours);
    await send(id, leave);
    expect([await orm().$count(workingHours), await orm().$count(timeOff)]).toEqual([1, 1]);
  });

  test("changes nothing of who works at another branch, or at none", async () => {
    for (const [name, branch] of [
      ["nadia", branches.north],
      ["tom", null],
    ] as const) {
      const id = await addPerson(name, branch);
      expect([name, await mayEdit(id)]).toEqual([name, false]);
      for (const fields of [hours, leave])
        expect(await send(id, fields)).toContain(
          "You can only change the hours of people at your branch",
        );
    }
    expect([await orm().$count(workingHours), await orm().$count(timeOff)]).toEqual([0, 0]);
  });

  test("changes nothing of how the whole agency books", async () => {
    const id = await addPerson("nadia", branches.south);
    const settings = { change: "settings", viewingMinutes: "45" };
    expect(await send(id, settings)).toContain("You don’t have permission to do this");
    expect(await orm().$count(diarySettings)).toBe(0);
  });
});

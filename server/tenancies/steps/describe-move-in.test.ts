import { describe, expect, test } from "vitest";
import { moveInSteps } from "../../../domain/tenancies/tenancy.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";
import { homeKeys } from "../../viewings/keys/home-viewing-tables.ts";
import { getTenancyView } from "../get-tenancy-view.ts";

describe.each(testEngines)("the move-in list on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  test("has nine points, with the check-in of the diary and the keys of the board", async () => {
    const id = await setup.accept(await setup.offer());
    const show = async () => (await getTenancyView(await setup.app(), id))!;
    const stage = async () => (await show()).stages.find(({ name }) => name === "move-in");
    expect((await stage())?.steps.map(({ kind }) => kind)).toEqual([...moveInSteps]);
    expect((await stage())?.end).toBe("0 of 9");
    expect((await show()).moveIn).toEqual({ checkIn: null, keys: [] });
    await setup.pass(id, "inventory-booked");
    const at = setup.clock.now;
    const [tom] = await orm()
      .insert(negotiators)
      .values({ name: "Tom", email: "tom.r@example.com", phone: "020 7946 0147" })
      .returning();
    const appointment = {
      kind: "check-in" as const,
      negotiatorId: tom!.id,
      listingId: homes.full,
      place: "Here",
      createdBy: "command line",
      createdAt: at,
      changedAt: at,
    };
    const hours = (day: string) => ({
      startsAt: new Date(`${day}T10:00:00Z`),
      endsAt: new Date(`${day}T10:45:00Z`),
    });
    await orm()
      .insert(appointments)
      .values([
        // Of the tenancy before.
        { ...appointment, ...hours("2025-12-07") },
        { ...appointment, ...hours("2026-12-07") },
        { ...appointment, ...hours("2026-12-06"), state: "cancelled" },
      ]);
    await orm()
      .insert(homeKeys)
      .values({ listingId: homes.full, code: "A14", keptAt: "office, hook 14" });
    expect((await show()).moveIn).toMatchObject({
      checkIn: { when: "Mon 7 Dec, 10:00" },
      keys: ["Key A14: office, hook 14"],
    });
    expect((await stage())?.end).toBe("Mon 7 Dec, 10:00, 1 of 9");
    expect((await stage())?.steps[0]?.shortDate).toBe("21 Nov");
    setup.clock.now = new Date("2027-01-04T12:00:00Z");
    expect((await stage())?.end).toBe("Mon 7 Dec 2026, 10:00, 1 of 9");
    expect((await stage())?.steps[0]?.shortDate).toBe("21 Nov 2026");
    expect((await stage())?.steps[1]).toMatchObject({
      isLate: true,
      shortDate: expect.stringMatching(/ 2026$/),
    });
  });
});

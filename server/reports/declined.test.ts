import { describe, expect, test } from "vitest";
import { readSpan } from "../../domain/reports/figure-span.ts";
import { fallThrough } from "../tenancies/end/end-tenancy.ts";
import { testEngines } from "../testing/database.ts";
import { useDecisions } from "../testing/home-decisions.ts";
import { seen } from "../testing/tenancies.ts";
import { findFigures, listFigureRows } from "./find-figures.ts";

describe.each(testEngines)("offers that came to nothing on the %s engine", (engine) => {
  const { setup, decide, decline, undo } = useDecisions(engine);
  const span = () => readSpan({ weeks: "1", day: "2026-11-21" }, setup.clock.now);
  const rows = async () => listFigureRows(await setup.app(), span(), "declined", 9);
  const find = async () => findFigures(await setup.app(), span());

  test("a decline that was undone counts no more, and one after it counts once", async () => {
    const id = await setup.offer();
    expect(await decide(decline(id))).toMatchObject({ ok: true });
    expect(await rows()).toHaveLength(1);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    expect(await find()).toMatchObject({ counts: { declined: { count: 0 } }, reasons: [] });
    expect(await decide(decline(id))).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([{ note: "start-date", who: "Priya Raman" }]);
  });

  test.each([
    ["the renter", "renter", ["withdrawn"]],
    ["both", "both", ["withdrawn"]],
    ["the landlord", "landlord", []],
    ["the agency", "agency", []],
  ] as const)(
    "a tenancy that %s ended is withdrawn by them or not at all",
    async (_who, by, notes) => {
      const tenancyId = await setup.accept(await setup.offer());
      const ending = { by, on: "2026-11-21", evidence: seen, relist: false };
      const order = { tenancyId, ...ending };
      expect(await fallThrough(await setup.app(), setup.recorder(), order)).toMatchObject({
        ok: true,
      });
      expect((await rows()).map(({ note }) => note)).toEqual(notes);
      expect((await find()).reasons.map(({ note }) => note)).toEqual(notes);
    },
  );
});

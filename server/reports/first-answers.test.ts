import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { countOfficeMinutes, usualOfficeHours } from "../../domain/agency/office-hours.ts";
import { testEngines } from "../testing/database.ts";
import { useFigures } from "../testing/figures.ts";
import { describeMetrics } from "./describe-figures.ts";
import { findOpenNow } from "./find-open-now.ts";
import { countOfficeMinutesSql } from "./office-minutes.ts";

describe.each(testEngines)("first answers on the %s engine", (engine) => {
  const { setup, orm, span, find, rows, ask } = useFigures(engine);

  beforeEach(() => {
    // A Friday.
    setup.clock.now = new Date("2026-11-20T12:00:00Z");
  });

  test("the database counts office minutes as the clocks do", async () => {
    const hours = { ...usualOfficeHours, closedDays: ["2026-11-18"] };
    const moments = [
      "2026-11-16T03:00:00Z",
      "2026-11-16T09:00:00Z",
      "2026-11-17T12:34:00Z",
      "2026-11-17T22:00:00Z",
      "2026-11-18T10:00:00Z",
      "2026-11-21T15:59:30Z",
      "2026-11-22T23:59:59Z",
      "2026-11-24T18:00:00Z",
    ];
    for (const from of moments.slice(0, 7)) {
      for (const until of moments) {
        const at = (text: string) => sql`${text}::timestamptz`;
        const minutes = countOfficeMinutesSql(hours, span(), at(from), at(until));
        const { rows: counted } = await orm().execute<{ minutes: number }>(
          sql`select ${minutes} as minutes`,
        );
        expect(counted[0]?.minutes, `${from} to ${until}`).toBeCloseTo(
          countOfficeMinutes(hours, new Date(from), new Date(until)),
          6,
        );
      }
    }
  });

  test("the first answer is counted in office hours, by its middle and what one in ten waited", async () => {
    await ask("2026-11-16T09:00:00Z", { answeredAt: "2026-11-16T09:10:00Z" });
    await ask("2026-11-16T18:30:00Z", { answeredAt: "2026-11-17T09:20:00Z" });
    await ask("2026-11-18T10:00:00Z", { answeredAt: "2026-11-18T12:00:00Z" });
    const { counts, answers } = await find();
    expect(counts.answered).toEqual({ count: 3, median: 20, ninth: 100 });
    expect(answers).toEqual([
      { day: "2026-11-16", count: 2, median: 15 },
      { day: "2026-11-18", count: 1, median: 120 },
    ]);
    expect((await find("4")).answers).toEqual([{ day: "2026-11-16", count: 3, median: 20 }]);
  });

  test("what was answered as it was asked, joined, or of another week is no first answer", async () => {
    const at = "2026-11-16T09:00:00Z";
    await ask(at, { answeredAt: at, kind: "call" });
    const own = await ask("2026-11-15T23:59:00Z", { answeredAt: "2026-11-16T09:10:00Z" });
    await ask(at, { answeredAt: "2026-11-16T09:20:00Z", mergedInto: own });
    await ask("2026-11-23T00:00:00Z", { answeredAt: "2026-11-23T09:20:00Z" });
    const { counts, before } = await find();
    expect(counts.answered.count).toBe(0);
    expect(before.answered).toMatchObject({ count: 1, median: 10 });
  });

  test("late is what was answered after the promised time, or waits that long; closed without an answer is neither", async () => {
    await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T09:59:00Z" });
    await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T10:00:00Z" });
    await ask("2026-11-20T10:00:00Z");
    await ask("2026-11-20T11:30:00Z");
    await ask("2026-11-20T09:00:00Z", { state: "closed" });
    const figures = await find();
    expect(figures.counts).toMatchObject({ "in-time": { count: 1 }, late: { count: 2 } });
    expect((await rows("late")).map(({ value }) => value)).toEqual(
      expect.arrayContaining([60, 120]),
    );
    const { heads } = describeMetrics(figures, span(), setup.clock.now);
    expect(heads[1]).toMatchObject({
      name: "Replied within 1 hour",
      value: "33%",
      notes: ["1 of 3. Target: 100%."],
    });
    expect((await findOpenNow(await setup.app())).late).toBe(1);
  });
});

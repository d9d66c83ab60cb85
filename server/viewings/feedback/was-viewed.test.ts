import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines, useDatabase } from "../../testing/database.ts";
import { viewingStages } from "../../testing/viewing-stages.ts";
import { isToCome, wasViewed } from "./was-viewed.ts";

describe.each(testEngines)("the stage of a viewing in SQL, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const now = new Date("2026-11-20T10:00:00Z");

  test("is that of the rule", async () => {
    const values = viewingStages.map(
      ({ state, outcome, minutes }, n) =>
        sql`(${n}::int, ${state}::text, ${outcome}::text, ${new Date(now.getTime() + minutes * 60_000).toISOString()}::timestamptz)`,
    );
    const { rows } = await database().orm.execute<{ stage: string }>(sql`
      select case when ${wasViewed(now)} then 'viewed' when ${isToCome(now)} then 'to-come' else 'missed' end as stage
      from (values ${sql.join(values, sql`, `)}) as bookings (n, state, outcome, ends_at) order by n`);
    expect(rows.map(({ stage }) => stage)).toEqual(viewingStages.map(({ stage }) => stage));
  });
});

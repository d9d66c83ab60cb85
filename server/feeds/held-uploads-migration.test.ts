import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

describe.each(testEngines)("the migration of held uploads, on the %s engine", (engine) => {
  test("makes them the tests that they are, and leaves what a feed sent held", async () => {
    await migrateOldDatabase(engine, {
      last: 84,
      until: 85,
      fill,
      async check({ orm }) {
        const files = await orm.execute(
          sql`select name, state, problem, figures from feed_files order by name`,
        );
        const figures = { withdrawn: 8 };
        expect(files.rows).toEqual([
          { name: "empty upload", state: "refused", problem: "Short", figures },
          { name: "feed", state: "held", problem: "Short", figures },
          {
            name: "short upload",
            state: "checked",
            problem: "Short",
            figures: { ...figures, isShort: true },
          },
          { name: "taken upload", state: "taken", problem: "Short", figures },
        ]);
      },
    });
  });
});

async function fill({ orm }: Database): Promise<void> {
  for (const [name, source, state, report] of [
    ["feed", "folder", "held", "{}"],
    ["empty upload", "upload", "held", null],
    ["short upload", "upload", "held", "{}"],
    ["taken upload", "upload", "taken", "{}"],
  ] as const)
    await orm.execute(sql`
      insert into feed_files (source, origin, name, state, problem, figures, report, received_at, received_by)
      values (${source}, 'blm', ${name}, ${state}, 'Short', '{"withdrawn": 8}', ${report}::jsonb, now(), 'job')`);
}

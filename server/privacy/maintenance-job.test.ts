import { beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "../platform/http/rate-limit-table.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createTestContext } from "../testing/app-context.ts";
import { deleteExpiredRecords } from "./maintenance-job.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test("caller counts are deleted once they expire", async () => {
    const { orm } = database();
    await orm.insert(rateLimits).values([
      { key: "over", points: 3, expire: Date.now() - 1 },
      { key: "counting", points: 3, expire: Date.now() + 60_000 },
    ]);
    await deleteExpiredRecords(await createTestContext(database()));
    expect(await orm.select({ key: rateLimits.key }).from(rateLimits)).toEqual([
      { key: "counting" },
    ]);
  });
});

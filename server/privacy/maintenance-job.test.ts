import { beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "../platform/http/rate-limit-table.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createTestContext } from "../testing/app-context.ts";
import { startMaintenanceJob } from "./maintenance-job.ts";
import { waitUntil } from "../testing/wait-until.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test("caller counts are deleted once they expire", async () => {
    const { orm } = database();
    await orm.insert(rateLimits).values([
      { key: "over", points: 3, expire: Date.now() - 1 },
      { key: "counting", points: 3, expire: Date.now() + 60_000 },
    ]);
    const job = startMaintenanceJob(await createTestContext(database()));
    const keys = async () => (await orm.select().from(rateLimits)).map(({ key }) => key);
    await waitUntil(async () => expect(await keys()).toEqual(["counting"]));
    await job.stop();
  });
});

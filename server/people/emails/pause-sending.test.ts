import { beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { findHold, pauseSending, resumeSending } from "./pause-sending.ts";

const amina = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const tom = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11" };

describe.each(testEngines)("holding the outbox on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test("twice is once, by who was first, and letting go ends it; both are recorded", async () => {
    const app = await createTestContext(database());
    const { orm } = database();
    expect(await findHold(orm)).toBeNull();
    await pauseSending(app, amina);
    await pauseSending(app, tom);
    expect(await findHold(orm)).toMatchObject({ by: amina.staffId });
    await resumeSending(app, tom);
    await resumeSending(app, tom);
    expect(await findHold(orm)).toBeNull();
    expect((await orm.select().from(audit)).map(({ actor, action }) => [actor, action])).toEqual([
      [amina.staffId, "outbox.held"],
      [tom.staffId, "outbox.released"],
    ]);
  });
});

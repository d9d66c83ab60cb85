import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { recordAudit } from "./record-audit.ts";
import { audit } from "./submission-tables.ts";

const row = { action: "offer.accepted", subject: "offer", subjectId: "1" } as const;
const staffId = "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10";

describe.each(testEngines)("the audit on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test.each([
    [{ staffId }, staffId],
    ["command line", "command line"],
    ["visitor", "visitor"],
    ["job", "job"],
  ] as const)("names %j as its actor", async (actor, stored) => {
    await recordAudit(database().orm, { ...row, actor });
    expect(await database().orm.select().from(audit)).toMatchObject([{ ...row, actor: stored }]);
  });

  test("takes only fields that the activity log has words for", async () => {
    const detail = { kind: "deposit", unnamed: 1 };
    // @ts-expect-error -- The check of types is the test: a variable may have more than its type says.
    await recordAudit(database().orm, { ...row, actor: "job", detail });
    const open: Record<string, string> = { kind: "deposit" };
    // @ts-expect-error -- Nor may one have any field.
    await recordAudit(database().orm, { ...row, actor: "job", detail: open });
    expect(await database().orm.$count(audit)).toBe(2);
  });

  test.each([
    sql`update audit set actor = 'job'`,
    sql`delete from audit`,
    sql`insert into audit select * from audit on conflict (id) do update set action = 'nothing'`,
  ])("refuses to change what it holds", async (statement) => {
    await recordAudit(database().orm, { ...row, actor: "visitor" });
    await expect(database().orm.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({
        message: "rows of audit can not be changed or deleted",
      }),
    });
    expect(await database().orm.select().from(audit)).toMatchObject([{ actor: "visitor" }]);
  });
});

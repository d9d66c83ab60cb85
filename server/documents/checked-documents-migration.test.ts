import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

describe.each(testEngines)("the migration to checked documents, on the %s engine", (engine) => {
  test("lets nothing wait that landlords sent before, and touches nothing else", async () => {
    await migrateOldDatabase(engine, {
      last: 80,
      until: 81,
      fill,
      async check({ orm }) {
        const checked = await orm.execute(
          sql`select file_name from documents where checked_at = added_at order by file_name`,
        );
        expect(checked.rows).toEqual([{ file_name: "gas before" }, { file_name: "proof" }]);
        const { rows } = await orm.execute(sql`select count(*)::int from documents
          where checked_by is null and (checked_at is null or checked_at = added_at)`);
        expect(rows).toEqual([{ count: 5 }]);
      },
    });
  });
});

async function fill({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    with contact as (
      insert into contacts (firstname, lastname, phone, email, phone_key, email_key)
      values ('Ada', 'Brough', '07700 900123', 'ada@example.com', '1', 'ada@example.com')
      returning id)
    insert into landlords (contact_id, created_at) select id, now() from contact`);
  for (const [name, kind, subject, isLandlords] of [
    ["proof", "ownership", "home", true],
    ["gas before", "gas-certificate", "landlord", true],
    ["gas", "gas-certificate", "home", true],
    ["terms", "terms", "landlord", false],
    ["passport", "identity", "tenancy", true],
  ] as const)
    await orm.execute(sql`
      insert into documents (kind, subject, subject_id, file_name, mime_type, bytes, hash,
        added_by, added_at)
      select ${kind}, ${subject}, '1', ${name}, 'application/pdf', 1, 'h',
        case when ${isLandlords} then id::text else 'a colleague' end, now()
      from landlords`);
}

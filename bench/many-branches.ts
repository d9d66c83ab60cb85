import { sql } from "drizzle-orm";
import { outcodes } from "../server/places/gazetteer/outcodes.ts";
import type { Database } from "../server/platform/database/client.ts";

/**
 * Each has its share of all outcodes, and every tenth has hours of its own. Homes and requests that
 * are stored afterwards get theirs as everywhere.
 */
export async function fillBranches({ orm }: Pick<Database, "orm">, count: number): Promise<void> {
  const codes = JSON.stringify(outcodes.map(({ code }) => code));
  const day = { opens: "08:00", closes: "20:00" };
  const week = JSON.stringify([null, day, day, day, day, day, null]);
  await orm.execute(sql`
    insert into branches (id, name, address, phone, areas, week, is_main, created_at, updated_at)
    select md5('b' || n)::uuid, 'Branch ' || n, n || ' High Street',
      '020 7946 0' || lpad((n % 1000)::text, 3, '0'),
      array(select code from jsonb_array_elements_text(${codes}::jsonb) with ordinality c(code, place)
        where place % ${count}::int = n - 1),
      case when n % 10 = 0 then ${week}::jsonb end, n = 1, now(), now()
    from generate_series(1, ${count}::int) n`);
}

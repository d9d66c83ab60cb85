import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { hashFileSeed } from "./file-seed.ts";

/** Once for a database: the ids that it gives to rows come from a sequence, spread by a hash. */
export async function drawRowIdsFromSequence({ orm }: Database): Promise<void> {
  await orm.execute(sql`create sequence testing.drawn_ids`);
  await orm.execute(sql`
    create function testing.draw_id() returns uuid language sql as ${sql.raw(`$$
      select overlay(overlay(md5(nextval('testing.drawn_ids')::text)
        placing '4' from 13) placing '8' from 17)::uuid $$`)}`);
  await orm.execute(
    sql.raw(`do $$
      declare drawn record;
      begin
        for drawn in
          select adrelid::regclass as of_table, attname from pg_attrdef
          join pg_attribute on attrelid = adrelid and attnum = adnum
          where pg_get_expr(adbin, adrelid) = 'gen_random_uuid()'
        loop
          execute format('alter table %s alter %I set default testing.draw_id()',
            drawn.of_table, drawn.attname);
        end loop;
      end $$`),
  );
}

/** For each test file: its rows get the same ids in every run with one `FUZZ_SEED`. */
export async function seedRowIds({ orm }: Database, engine: string): Promise<void> {
  const first = hashFileSeed(`rows of ${engine}`).readUIntBE(0, 5) + 1;
  await orm.execute(sql`select setval('testing.drawn_ids', ${first}::bigint, false)`);
}

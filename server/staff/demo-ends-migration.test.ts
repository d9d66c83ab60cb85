import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

/** The last migration before the demo's people lost what they could make. */
const before = 65;

/** The demo's owner and a session, a key, a passkey, a calendar and a link of hers; whom she invited. */
async function fill({ orm }: Database, hasRealColleague: boolean): Promise<void> {
  const people = [
    ["amina", true, true],
    ["niamh", false, false],
    ["una", false, false],
    ...(hasRealColleague ? [["nia", false, true] as const] : []),
  ] as const;
  for (const [name, isDemo, hasJoined] of people)
    await orm.execute(sql`
      insert into staff (id, name, email, email_key, role, is_demo, invited_at, joined_at)
      values (md5(${name})::uuid, ${name}, ${`${name}@example.com`}, ${`${name}@example.com`},
        'owner', ${isDemo}, now(), ${hasJoined ? sql`now()` : null})`);
  const amina = sql`md5('amina')::uuid`;
  await orm.execute(sql`
    insert into audit (actor, action, subject, subject_id)
    values (md5('amina')::uuid::text, 'staff.invited', 'staff', md5('niamh')::uuid::text),
      ('command line', 'staff.invited', 'staff', md5('una')::uuid::text)`);
  await orm.execute(sql`
    insert into staff_sessions (token_hash, staff_id, method, browser, created_at, last_seen_at)
    values ('a session', ${amina}, 'demo', 'Firefox', now(), now())`);
  await orm.execute(sql`
    insert into staff_keys (staff_id, name, token_hash, scopes, created_at)
    values (${amina}, 'Portal', 'a key', '{listings:write}', now())`);
  await orm.execute(sql`
    insert into staff_passkeys (id, staff_id, name, public_key, counter, transports, created_at)
    values ('a passkey', ${amina}, 'Laptop', 'key', 0, '', now())`);
  await orm.execute(sql`
    insert into calendar_addresses (staff_id, token_hash, created_at)
    values (${amina}, 'a calendar', now())`);
  await orm.execute(sql`
    insert into staff_links (token_hash, kind, staff_id, expires_at)
    values ('hers', 'sign-in', ${amina}, now() + interval '1 day'),
      ('by her', 'invitation', md5('niamh')::uuid, now() + interval '1 day'),
      ('by another', 'invitation', md5('una')::uuid, now() + interval '1 day')`);
}

describe.each(testEngines)(
  "the migration that ends what the demo made, on the %s engine,",
  (engine) => {
    async function migrate(hasRealColleague: boolean) {
      const read = async (database: Database, query: ReturnType<typeof sql>) =>
        (await database.orm.execute<{ name: string }>(query)).rows.map(({ name }) => name);
      let left: Record<string, string[]> = {};
      await migrateOldDatabase(engine, {
        last: before,
        until: before + 1,
        fill: (old) => fill(old, hasRealColleague),
        async check(database) {
          left = {
            present: await read(
              database,
              sql`select name from staff where left_at is null order by name`,
            ),
            sessions: await read(database, sql`select token_hash as name from staff_sessions`),
            links: await read(database, sql`select token_hash as name from staff_links`),
            ways: await read(
              database,
              sql`
          select id as name from staff_passkeys
          union all select token_hash from calendar_addresses
          union all select token_hash from staff_keys where revoked_at is null`,
            ),
          };
        },
      });
      return left;
    }

    test("leaves the demo's people nothing but their sessions", async () => {
      expect(await migrate(false)).toEqual({
        present: ["amina", "una"],
        sessions: ["a session"],
        links: ["by another"],
        ways: [],
      });
    });

    test("leaves nothing where somebody real has joined", async () => {
      expect(await migrate(true)).toEqual({
        present: ["nia", "una"],
        sessions: [],
        links: ["by another"],
        ways: [],
      });
    });
  },
);

describe.each(testEngines)(
  "the migration that ends the links of an ended demo, on the %s engine,",
  (engine) => {
    async function findOpen(demoLeft: boolean): Promise<string[]> {
      let open: string[] = [];
      await migrateOldDatabase(engine, {
        last: 78,
        until: 79,
        async fill({ orm }) {
          await orm.execute(sql`
            insert into staff (name, email, email_key, role, is_demo, invited_at, joined_at, left_at)
            values ('Amina', 'amina@example.com', 'amina@example.com', 'owner', true, now(), now(),
              ${demoLeft ? sql`now()` : null})`);
          for (const host of ["example.com", "lintel.co.uk"]) {
            const email = `jo@${host}`;
            await orm.execute(sql`
              with jo as (
                insert into contacts (firstname, lastname, phone, phone_key, email, email_key)
                values ('Jo', 'Weber', '07700 900123', '447700900123', ${email}, ${email})
                returning id)
              insert into access_links (secret_hash, purpose, record_id, contact_id, created_at)
              select ${host}, 'renter-page', id::text, id, now() from jo`);
          }
        },
        async check({ orm }) {
          const { rows } = await orm.execute<{ name: string }>(sql`
            select secret_hash as name from access_links where revoked_at is null order by name`);
          open = rows.map(({ name }) => name);
        },
      });
      return open;
    }

    test("ends those of invented people only", async () => {
      expect(await findOpen(true)).toEqual(["lintel.co.uk"]);
    });

    test("ends none while the demo is there", async () => {
      expect(await findOpen(false)).toEqual(["example.com", "lintel.co.uk"]);
    });
  },
);

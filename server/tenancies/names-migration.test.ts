import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

describe.each(testEngines)("the migration to confirmed names, on the %s engine", (engine) => {
  test("gives checks that were made the names that papers had from here, and others none", async () => {
    await migrateOldDatabase(engine, {
      last: 65,
      fill,
      async check(database) {
        const landlords = await database.orm.execute(
          sql`select address, checked_as from landlords order by address`,
        );
        const company = { name: "Oyelaran Homes Ltd", address: "2" };
        const person = { name: "Ada Brough", address: "1" };
        expect(landlords.rows).toEqual([
          {
            address: "1",
            checked_as: { ...person, record: { ...person, isCompany: false }, version: 0 },
          },
          {
            address: "2",
            checked_as: { ...company, record: { ...company, isCompany: true }, version: 0 },
          },
          { address: "3", checked_as: null },
        ]);
        const steps = await database.orm.execute(
          sql`select kind, role, confirmed from tenancy_steps
          join tenancy_people on tenancy_people.id = person_id order by tenancy_steps.position`,
        );
        const tenant = { name: "Priya K Raman", record: "Ada Brough" };
        expect(steps.rows).toEqual([
          { kind: "identity", role: "tenant", confirmed: tenant },
          { kind: "sanctions", role: "tenant", confirmed: tenant },
          { kind: "right-to-rent", role: "tenant", confirmed: null },
          { kind: "references", role: "tenant", confirmed: null },
          {
            kind: "right-to-rent",
            role: "occupier",
            confirmed: { name: "Sam Raman", record: "Ada Brough" },
          },
          { kind: "identity", role: "guarantor", confirmed: null },
        ]);
      },
    });
  });
});

async function fill({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    insert into listings (id, branch_id, agent_ref, status, name, area, city, display_address,
      address, outcode, incode, property_type, bedrooms, rent_pcm, no_deposit, short_description,
      long_description, special_features, display_features, lat, long, location_accurate,
      stations, media, material)
    values ('p1', 'b', 'p1', 'available', 'Loriner Street', 'Shoreditch', 'London', 'Street',
      'Flat 3', 'E2', '7ZZ', 'Flat', 2, 2450, false, '', '', '{}', '{}', 51.5, -0.1, true, '[]',
      '[]', '{}')`);
  for (const n of [1, 2, 3]) {
    const company = n === 2 ? "Oyelaran Homes Ltd" : null;
    const result = n === 3 ? null : "clear";
    await orm.execute(sql`
      with contact as (
        insert into contacts (firstname, lastname, phone, email, phone_key, email_key)
        values ('Ada', 'Brough', '07700 900123', 'ada@example.com', ${String(n)}, 'ada@example.com')
        returning id)
      insert into landlords (contact_id, company_name, address, created_at, sanctions_result,
        sanctions_checked_on, sanctions_checked_by)
      select id, ${company}, ${String(n)}, now(), ${result},
        case when ${n} < 3 then '2026-11-20'::date end, case when ${n} < 3 then 'test' end
      from contact`);
  }
  await orm.execute(sql`
    insert into tenancies (listing_id, state, accepted, accepted_on, accepted_by, starts_on,
      rent_pcm, takes_deposit, adults, guarantor_required, created_at)
    values ('p1', 'progressing', '{}', '2026-11-20', 'test', '2026-12-07', 2450, true, 2, true, now())`);
  for (const [n, [name, role]] of [
    ["Priya K Raman", "tenant"],
    ["Sam Raman", "occupier"],
    ["Gita Raman", "guarantor"],
  ].entries())
    await orm.execute(sql`
      insert into tenancy_people (tenancy_id, contact_id, position, name, role)
      select tenancies.id, contacts.id, ${n + 1}, ${name}, ${role}
      from tenancies, contacts where contacts.phone_key = '1'`);
  for (const [n, [kind, role, isDone]] of [
    ["identity", "tenant", true],
    ["sanctions", "tenant", true],
    ["right-to-rent", "tenant", true],
    ["references", "tenant", true],
    ["right-to-rent", "occupier", true],
    ["identity", "guarantor", false],
  ].entries())
    await orm.execute(sql`
      insert into tenancy_steps (tenancy_id, position, kind, person_id, due_on, done_on, done_by,
        outcome, note)
      select tenancy_id, ${n + 1}, ${kind}, id, '2026-11-25',
        case when ${isDone} then '2026-11-21'::date end, case when ${isDone} then 'test' end,
        case when ${isDone} then 'passed' end, 'Seen.'
      from tenancy_people where role = ${role}`);
}

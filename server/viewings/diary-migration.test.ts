import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

/** A booking as it was until migration 0024, at a time of 3 December 2026. */
interface OldBooking {
  id: string;
  with: string;
  at: string;
  state?: string;
  home?: string;
}

const bookings: OldBooking[] = [
  { id: "first", with: "imogen", at: "10:00" },
  { id: "at the same time with another", with: "tom", at: "10:15" },
  { id: "next to it", with: "imogen", at: "10:30" },
  { id: "cancelled beside one", with: "tom", at: "14:00", state: "cancelled" },
  { id: "beside a cancelled one", with: "imogen", at: "14:00", state: "confirmed" },
  { id: "in another home", with: "tom", at: "14:30", home: "p2" },
];

/** Ids have 24 characters. */
const toId = (name: string) => name.slice(0, 24).padEnd(24, ".");

describe.each(testEngines)("the migration to appointments, on the %s engine", (engine) => {
  test("puts each booking into an appointment, and marks those that were in a home at a time", async () => {
    await migrateOldDatabase(engine, {
      last: 24,
      fill,
      async check(database) {
        const { rows } = await database.orm.execute(sql`
        select lower(negotiators.name) as "with",
          to_char(appointments.starts_at at time zone 'UTC', 'HH24:MI') as at, appointments.state,
          appointments.home_shared as shared, appointments.listing_id as home, appointments.place,
          appointments.sequence, appointments.places
        from bookings
        join appointments on appointments.id = bookings.appointment_id
        join negotiators on negotiators.id = appointments.negotiator_id
        order by bookings.created_at`);
        const shared = ["first", "at the same time with a", "next to it"];
        expect(rows).toEqual(
          bookings.map(({ id, state, home = "p1", ...rest }) => ({
            ...rest,
            home,
            state: state === "cancelled" ? "cancelled" : "booked",
            shared: shared.some((name) => id.startsWith(name)),
            place: "Flat 3",
            sequence: 2,
            places: 1,
          })),
        );
        await expectRefusals(database);
        await expectLinked(database);
      },
    });
  });
});

async function fill({ orm }: Database): Promise<void> {
  for (const id of ["p1", "p2"]) {
    await orm.execute(sql`
      insert into listings (id, branch_id, agent_ref, status, name, area, city, display_address,
        address, outcode, incode, property_type, bedrooms, rent_pcm, no_deposit, short_description,
        long_description, special_features, display_features, lat, long, location_accurate,
        stations, media, material)
      values (${id}, 'b', ${id}, 'available', 'Loriner Street', 'Shoreditch', 'London', 'Street',
        'Flat 3', 'E2', '7ZZ', 'Flat', 2, 2450, false, '', '', '{}', '{}', 51.5, -0.1, true, '[]',
        '[]', '{}')`);
  }
  await orm.execute(sql`
    insert into contacts (firstname, lastname, phone, email, phone_key, email_key)
    values ('Ada', 'Brough', '07700 900123', 'ada@example.com', '1', 'ada@example.com')`);
  await orm.execute(sql`
    insert into negotiators (name, email, phone)
    values ('Imogen', 'Imogen@lintel.example.com', ''), ('Tom', 'tom@lintel.example.com', '')`);
  await orm.execute(sql`
    insert into staff (name, email, email_key, role, invited_at) values ('Imogen Achebe',
      'imogen@lintel.example.com', 'imogen@lintel.example.com', 'negotiator', now())`);
  for (const [n, { id, with: name, at, state = "booked", home = "p1" }] of bookings.entries()) {
    const starts = `2026-12-03T${at}:00Z`;
    await orm.execute(sql`
      insert into bookings (id, listing_id, contact_id, negotiator_id, starts_at, ends_at, place,
        state, sequence, placed_at, created_at)
      select ${toId(id)}, ${home}, contacts.id, negotiators.id, ${starts}::timestamptz,
        ${starts}::timestamptz + interval '30 minutes', 'Flat 3', ${state}, 2,
        '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'::timestamptz + ${n} * interval '1 second'
      from contacts, negotiators where lower(negotiators.name) = ${name}`);
  }
}

/** What comes after the migration overlaps nothing, though what was there may. */
async function expectRefusals({ orm }: Database): Promise<void> {
  const add = (name: string, home: string | null, at: string) =>
    orm.execute(sql`
      insert into appointments (kind, negotiator_id, listing_id, place, starts_at, ends_at,
        created_by, created_at, changed_at)
      select 'photographs', id, ${home}, '', ${at}::timestamptz,
        ${at}::timestamptz + interval '30 minutes', 'test', now(), now()
      from negotiators where name = ${name}`);
  const refused = (constraint: string) =>
    expect.objectContaining({ cause: expect.objectContaining({ constraint }) });
  await expect(add("Tom", "p1", "2026-12-03T13:45:00Z")).rejects.toEqual(
    refused("appointments_home_free"),
  );
  await expect(add("Imogen", null, "2026-12-03T10:15:00Z")).rejects.toEqual(
    refused("appointments_person_free"),
  );
  await add("Tom", "p1", "2026-12-03T15:00:00Z");
}

async function expectLinked({ orm }: Database): Promise<void> {
  const { rows } = await orm.execute(sql`
    select negotiators.name, staff.name as colleague from negotiators
    left join staff on staff.id = negotiators.staff_id order by negotiators.id`);
  expect(rows).toEqual([
    { name: "Imogen", colleague: "Imogen Achebe" },
    { name: "Tom", colleague: null },
  ]);
}

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hashSecret } from "../access-links/link-secret.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { Database } from "../platform/database/client.ts";
import { testEngines } from "../testing/database.ts";
import { migrateOldDatabase } from "../testing/old-migrations.ts";

const enquiry = "a0ABCDEFGHIJKLMNOP";
const begun = "a0BBCDEFGHIJKLMNOP";
const booking = "0123456789abcdef01234567";
const erased = "fedcba9876543210fedcba98";
const offered = "t".repeat(43);
const link = `https://keystone.example.com/my-viewing?id=${booking}`;
const choice = `https://keystone.example.com/choose-viewing?id=${offered}`;

/** What the migration makes of a key. */
const id = (purpose: string, key: string) =>
  createHash("sha256")
    .update(`${purpose} ${key}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

describe.each(testEngines)("the migration of viewing keys, on the %s engine", (engine) => {
  test("keeps the links that people hold, and no secret in any row", async () => {
    await migrateOldDatabase(engine, {
      last: 70,
      fill,
      async check(database) {
        await expectOpened(database);
        await expectRewritten(database);
        const all = await readAll(database);
        for (const secret of [enquiry, begun, booking, erased, offered]) {
          expect(all).not.toContain(secret);
          expect(all).not.toContain(secret.toLowerCase());
        }
      },
    });
  });
});

async function fill({ orm }: Database): Promise<void> {
  const at = "2026-11-20T12:00:00Z";
  const ics = `BEGIN:VEVENT\r\nURL;VALUE=URI:https://keystone.example.com/booking-confirmation?id=${booking.slice(0, 9)}\r\n ${booking.slice(9)}\r\nEND:VEVENT\r\n`;
  const quoted = `On Friday we wrote: ${link}&want=change`;
  for (const statement of [
    sql`insert into listings (id, branch_id, agent_ref, status, name, area, city, display_address,
        address, outcode, incode, property_type, bedrooms, rent_pcm, no_deposit, short_description,
        long_description, special_features, display_features, lat, long, location_accurate,
        stations, media, material)
      values ('p1', 'b', 'p1', 'available', 'Loriner Street', 'Shoreditch', 'London', 'Street',
        'Flat 3', 'E2', '7ZZ', 'Flat', 2, 2450, false, '', '', '{}', '{}', 51.5, -0.1, true, '[]',
        '[]', '{}')`,
    sql`insert into contacts (firstname, lastname, phone, email, phone_key, email_key)
      values ('Ada', 'Brough', '07700 900123', 'ada@example.com', '1', 'ada@example.com')`,
    sql`insert into negotiators (name, email, phone) values ('Tom', 'tom@lintel.example.com', '')`,
    sql`insert into enquiries (id, kind, listing_id, contact_id, message)
      select ${enquiry}, 'viewing', 'p1', id, '' from contacts`,
    sql`insert into begun_enquiries (id, listing_id, contact_id, created_at)
      select ${begun}, 'p1', id, ${at}::timestamptz from contacts`,
    sql`insert into viewing_wishes (enquiry_id, day, from_time, until_time)
      values (${enquiry}, '2026-12-03', '18:00', '18:30')`,
    sql`insert into appointments (kind, negotiator_id, listing_id, place, starts_at, ends_at,
        created_by, created_at, changed_at)
      select 'viewing', id, 'p1', '', '2026-12-03T18:00:00Z', '2026-12-03T18:30:00Z', 'test', now(), now()
      from negotiators`,
    sql`insert into bookings (id, appointment_id, enquiry_id, listing_id, contact_id, starts_at, ends_at, state, placed_at)
      select ${booking}, appointments.id, ${enquiry}, 'p1', contacts.id, starts_at, ends_at, 'booked', now()
      from appointments, contacts`,
    sql`insert into booking_replies (booking_id, attends, created_at) values (${booking}, true, now())`,
    sql`insert into viewing_feedback (booking_id, changed_at) values (${booking}, now())`,
    sql`insert into viewing_waits (listing_id, contact_id, enquiry_id, since)
      select 'p1', id, ${enquiry}, now() from contacts`,
    sql`insert into offered_times (listing_id, contact_id, enquiry_id, channel, times, token_hash, at)
      select 'p1', id, ${enquiry}, 'mail', '[]', ${hashSecret(offered)}, now() from contacts`,
    sql`insert into offered_times (listing_id, contact_id, enquiry_id, channel, times, booking_id, shown_on, at)
      select 'p1', id, ${enquiry}, 'own-page', '[]', ${booking}, '2026-11-20', now() from contacts`,
    sql`insert into conversations (person_key, contact_id, name, kind, snippet, asked_at, last_message_at, search_words)
      select 'contact:' || id, id, 'Ada Brough', 'viewing', '', now(), now(),
        array_to_tsvector(array['ada', ${enquiry.toLowerCase()}]) from contacts`,
    sql`insert into conversation_messages (conversation_id, kind, request_kind, record_id, body, mail, at)
      select id, said.kind, request_kind, record_id, body, mail, now() from conversations, (values
        ('request', 'viewing', ${enquiry}, '', null::jsonb),
        ('reply', null, null, ${`Choose one here: ${choice}`}, null),
        ('mail', null, null, ${quoted}, ${JSON.stringify({ quoted })}::jsonb)
      ) as said (kind, request_kind, record_id, body, mail)`,
    sql`insert into outbox (kind, recipient, subject, html, calendar, about_id) values
      ('booking-booked', 'ada@example.com', '', ${`<a href="${link}">`}, ${JSON.stringify({ method: "REQUEST", ics })}::jsonb, ${booking}),
      ('viewing-request-notice', 'hello@lintel.example.com', '', ${`<p>${enquiry}</p>`}, null, ${enquiry}),
      ('conversation-reply', 'ada@example.com', '', ${`<a href="${choice}">${choice}</a>`}, null, 'c')`,
    sql`insert into audit (actor, action, subject, subject_id, detail) values
      ('visitor', 'booking.booked', 'booking', ${booking}, ${JSON.stringify({ enquiryId: enquiry })}::jsonb),
      ('visitor', 'enquiry.submitted', 'enquiry', ${enquiry}, null),
      ('job', 'booking.erased', 'booking', ${erased}, null)`,
    sql`insert into idempotency_keys (key, call, body_hash, answer)
      values (gen_random_uuid(), 'viewrequest', '', ${JSON.stringify({ EnqId: enquiry })}::jsonb)`,
  ]) {
    await orm.execute(statement);
  }
}

async function expectOpened(database: Database): Promise<void> {
  const app = { database, now: () => new Date("2026-11-21T12:00:00Z") };
  expect(await findRecordId(app, "enquiry", enquiry)).toBe(id("enquiry", enquiry));
  expect(await findRecordId(app, "enquiry", begun)).toBe(id("enquiry", begun));
  expect(await findRecordId(app, "booking", booking)).toBe(id("booking", booking));
  const { rows } = await database.orm.execute(sql`
    select offered_times.id::text as id from offered_times where channel = 'mail'`);
  expect(await findRecordId(app, "offered-times", offered)).toBe(rows[0]?.["id"]);
  for (const [key, purpose] of [
    [booking, "enquiry"],
    [enquiry, "booking"],
    [id("booking", booking), "booking"],
  ] as const) {
    expect(await findRecordId(app, purpose, key)).toBeNull();
  }
}

async function expectRewritten({ orm }: Database): Promise<void> {
  const { rows } = await orm.execute(sql`
    select bookings.id, bookings.enquiry_id, booking_replies.booking_id as replied, feedback.booking_id as felt,
      day.booking_id as shown, wish.enquiry_id as wished, wait.enquiry_id as waits, said.record_id as said,
      conversations.search_words @@ plainto_tsquery('simple', 'ada') as found
    from bookings join booking_replies on true join viewing_feedback feedback on true
    join offered_times day on day.channel = 'own-page' join viewing_wishes wish on true
    join viewing_waits wait on true join conversation_messages said on said.kind = 'request'
    join conversations on true`);
  const [own, asked] = [id("booking", booking), id("enquiry", enquiry)];
  expect(rows).toEqual([
    {
      id: own,
      enquiry_id: asked,
      replied: own,
      felt: own,
      shown: own,
      wished: asked,
      waits: asked,
      said: asked,
      found: true,
    },
  ]);
  const mails = await orm.execute(sql`
    select about_id, html, calendar ->> 'ics' as ics from outbox order by kind`);
  expect(mails.rows).toMatchObject([
    {
      about_id: own,
      html: `<a href="https://keystone.example.com/my-viewing?id=~booking.${own}~">`,
      ics: expect.stringContaining(`/booking-confirmation?id=~booking.${own}~\r\nEND`),
    },
    { html: expect.stringMatching(/^<a href="[^"]*id=~offered-times\.\d+~">[^"]*~<\/a>$/) },
    { about_id: asked, html: `<p>${asked}</p>` },
  ]);
  const said = await orm.execute(sql`
    select body from conversation_messages where kind <> 'request' order by kind`);
  expect(said.rows).toEqual([
    { body: "On Friday we wrote: https://keystone.example.com/my-viewing?id=&want=change" },
    { body: "Choose one here: (link to their page)" },
  ]);
}

async function readAll({ orm }: Database): Promise<string> {
  const texts: string[] = [];
  const tables = await orm.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await orm.execute(sql.raw(`select t::text as row from "${name}" t`));
    texts.push(JSON.stringify(rows));
  }
  return texts.join("\n");
}

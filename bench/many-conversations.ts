import { sql } from "drizzle-orm";
import type { Database } from "../server/platform/database/client.ts";

/** One in ten is open, as in an office that keeps up. */
export async function fillConversations(database: Database, count: number): Promise<void> {
  const { orm } = database;
  await orm.execute(sql`
    insert into staff (id, name, email, email_key, role, invited_at, joined_at)
    select md5('s' || n)::uuid, 'Colleague ' || n, n || '@office.example.com',
      n || '@office.example.com', 'negotiator', now(), now()
    from generate_series(1, 10) n`);
  for (let from = 1; from <= count; from += atOnce) {
    await fill(database, from, Math.min(count, from + atOnce - 1));
  }
  await orm.execute(sql`vacuum analyze`);
}

/** A server ends statements that take too long. */
const atOnce = 2500;

async function fill({ orm }: Database, from: number, to: number): Promise<void> {
  await orm.execute(sql`
    insert into contacts (id, firstname, lastname, phone, email, phone_key, email_key)
    select md5('c' || n)::uuid, 'First' || n, 'Last' || n, '07700 ' || n, n || '@example.com',
      '447' || lpad(n::text, 9, '0'), n || '@example.com'
    from generate_series(${from}::int, ${to}::int) n`);
  await orm.execute(sql`
    with homes as (
      select row_number() over (order by id) - 1 as at, id, name, display_address, outcode, incode
      from listings),
    numbers as (
      select n, n * 2654435761 % 4294967296 as h, timestamptz '2026-11-20 10:00+00' as today
      from generate_series(${from}::bigint, ${to}::bigint) n)
    insert into conversations (id, person_key, contact_id, name, email, phone, email_match,
      phone_match, listing_id, area, kind, snippet, request_count, owner_id, state, snoozed_until,
      unread, asked_at, waiting_since, last_message_at, search_words)
    select md5('v' || n)::uuid, 'contact:' || md5('c' || n)::uuid, md5('c' || n)::uuid,
      'First' || n || ' Last' || n, n || '@example.com', '07700 ' || n, n || '@example.com',
      '447' || lpad(n::text, 9, '0'), homes.id, homes.outcode,
      (array['enquiry','viewing','valuation','contact'])[h % 4 + 1],
      'Is there room for a piano? It is an upright, 142 cm wide, and has to go up the stairs.', 1,
      case when h / 7 % 5 > 0 then md5('s' || h % 10 + 1)::uuid end, state,
      case when state = 'snoozed' then today + h % 90 * interval '1 hour' end, h / 3 % 4 = 0,
      asked, case when state in ('new', 'open') then asked end, asked + interval '1 minute',
      array_to_tsvector(array_remove(string_to_array(lower('first' || n || ' last' || n || ' ' || n || '@example com '
        || homes.name || ' ' || homes.display_address || ' ' || homes.outcode || ' ' || homes.incode
        || ' ' || homes.outcode || homes.incode || ' a0' || lpad(n::text, 16, '0') || ' '
        || '447' || lpad(n::text, 9, '0') || ' ' || lpad(n::text, 9, '0') || ' ' || lpad(n::text, 6, '0')), ' '), ''))
    from numbers
    join homes on homes.at = h % 2000
    cross join lateral (select
      case when n % 10 > 0 then 'closed' else
        (array['new','open','waiting','waiting','snoozed'])[h / 11 % 5 + 1] end as state,
      today - n * interval '10 minutes' as asked) facts`);
  await orm.execute(sql`
    insert into conversation_messages (conversation_id, kind, request_kind, record_id, body, at)
    select md5('v' || n)::uuid, 'request', 'enquiry', 'a0' || lpad(n::text, 16, '0'),
      'Is there room for a piano? It is an upright, 142 cm wide, and has to go up the stairs.',
      timestamptz '2026-11-20 10:00+00' - n * interval '10 minutes'
    from generate_series(${from}::int, ${to}::int) n`);
  await orm.execute(sql`
    insert into conversation_messages (conversation_id, kind, body, at)
    select md5('v' || n)::uuid, 'reply', repeat('Yes, there is. ', 20),
      timestamptz '2026-11-20 10:30+00' - n * interval '10 minutes'
    from generate_series(${from}::int, ${to}::int) n where n % 10 > 0`);
}

import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { fillBranches } from "./many-branches.ts";
import {
  type Amounts,
  colleagueOf,
  colleagues,
  fillDiary,
  fillTenancies,
  fillPapers,
} from "./many-tenancies.ts";
import { fillListings } from "./many-listings.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** Three years end here, at ten in the morning. */
export const filledUntil = new Date("2026-11-20T10:00:00Z");
const until = `timestamptz '${filledUntil.toISOString()}'`;

/** What takes many rows: its indexes are made once it is full. */
const large = [
  "listings",
  "contacts",
  "enquiries",
  "requests",
  "conversations",
  "conversation_messages",
  "audit",
  "outbox",
  "received_mails",
  "appointments",
  "bookings",
  "viewing_feedback",
];

/**
 * Fills an empty database with what an agency of a hundred branches has after three years: six in ten
 * people ask once, the others more often, a third of the last two months is still open, and the rest closed.
 */
export async function fillRecords(database: ServerDatabase, amounts: Amounts): Promise<void> {
  const client = new Client({ connectionString: database.directUrl });
  await client.connect();
  try {
    await client.query(`
      set statement_timeout to 0; set synchronous_commit to off; set maintenance_work_mem to '512MB';
      set work_mem to '128MB'; set session_replication_role to replica; set timezone to utc`);
    const isLarge = amounts.records > 100_000;
    await withoutIndexes(client, isLarge ? large : [], async () => {
      await fillBranches({ orm: drizzle(client) }, amounts.branches);
      await fillListings({ orm: drizzle(client) }, amounts.homes);
      await numberHomes(client, amounts);
      for (const fill of fills) await client.query(fill(amounts));
    });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** By their number the other rows find their homes. */
async function numberHomes(client: Client, amounts: Amounts): Promise<void> {
  await client.query(`
    create temp table home as
    select (row_number() over (order by listings.id) - 1)::int as n, listings.id, listings.name,
      display_address, outcode, incode, branches.id as branch, at as branch_at
    from listings
    join (select code, branch.id, at from branches branch, unnest(areas) code, generate_series(1, ${amounts.branches}) at
      where branch.id = md5('b' || at)::uuid) branches on code = outcode;
    create unique index on home (n); analyze home;
    insert into listing_records (id, origin, branch, branch_id, agent_ref, state, owner_id, title, area, outcode,
      rent_pcm, searched, listed_at, bricks, forbidden, checked_on, version)
    select l.id, case when n % 3 = 0 then 'office' else 'blm' end, branch, branch_id, agent_ref,
      case when n % 5 = 0 then 'available' when n % 50 = 1 then 'draft' when n % 20 = 2 then 'let-agreed'
        else 'let' end,
      md5('s' || ${colleagueOf(amounts, "branch_at", "n")})::uuid, l.name, area, l.outcode, rent_pcm, search_text, listed_at,
      rent_pcm % 13, case when n % 1000 = 0 then 1 else 0 end, '2026-11-20', 5
    from listings l join home on home.id = l.id;
    insert into listing_views (listing_id, day, views)
    select id, date '2026-11-20' - d, 3 from home, generate_series(0, 13) d where n % 5 = 0;
    insert into listing_events (listing_id, kind, rent_pcm, previous_rent_pcm, happened_at)
    select id, (array['new', 'reduced', 'back'])[k], 2000, case when k = 2 then 2100 end,
      ${until} - (n * 7 % 1000 + k * 20) * interval '1 day'
    from home, generate_series(1, 3) k`);
}

/** When one of so many happened, the first last. */
function spread(n: string, of: number): string {
  return `${until} - ${n}::float8 / ${of} * interval '1095 days'`;
}

const hash = (n: string) => `(${n}::bigint * 2654435761 % 4294967296)`;

/** The last of each branch is limited to it. */
const fillStaff = ({ branches }: Amounts) => `
  insert into staff (id, name, email, email_key, role, branch, is_limited, invited_at, joined_at)
  select md5('s' || n)::uuid, 'Colleague ' || n, 's' || n || '@office.example.com',
    's' || n || '@office.example.com', case n when 1 then 'owner' else 'negotiator' end,
    md5('b' || (n - 1) % ${branches} + 1)::uuid, n > ${colleagues - branches}, now(), now()
  from generate_series(1, ${colleagues}) n;
  insert into negotiators (name, email, phone, staff_id)
  select name, email, '020 7946 0147', id from staff order by length(email), email`;

const fillContacts = ({ requests }: Amounts) => `
  insert into contacts (id, firstname, lastname, phone, email, phone_key, email_key, created_at, updated_at)
  select md5('c' || n)::uuid, 'First' || n % 2000, 'Last' || n % 50000, '07' || lpad(n::text, 9, '0'),
    n || '@example.com', '447' || lpad(n::text, 9, '0'), n || '@example.com', at, at
  from generate_series(1, ${contactsOf(requests)}) n
  cross join lateral (select ${spread("n", requests)} as at) facts`;

export const contactsOf = (requests: number) => Math.floor(requests * 0.6);

/** One of each person's requests after the other, for another home. */
const numbered = ({ homes, requests }: Amounts) => `
  (select r, ${hash("r")} as h, (r - 1) % ${contactsOf(requests)} + 1 as c,
    ((r - 1) % ${contactsOf(requests)} * 7919 + r / ${contactsOf(requests)}) % ${homes} as home,
    ${spread("r", requests)} as at
  from generate_series(1::bigint, ${requests}) r) numbered`;

const fillConversations = (amounts: Amounts) => `
  insert into conversations (id, person_key, contact_id, name, email, phone, email_match, phone_match,
    branch, listing_id, area, kind, snippet, request_count, owner_id, state, snoozed_until, unread, asked_at,
    waiting_since, first_answered_at, answered_at, last_message_at, search_words)
  select md5('v' || r)::uuid, 'contact:' || md5('c' || c)::uuid, md5('c' || c)::uuid,
    'First' || c % 2000 || ' Last' || c % 50000, c || '@example.com', '07' || number,
    c || '@example.com', '447' || number, home.branch, home.id, home.outcode,
    (array['enquiry', 'viewing', 'valuation', 'contact'])[h % 4 + 1],
    'Is there room for a piano? It is an upright, 142 cm wide.', 1,
    case when h / 7 % 5 > 0 then md5('s' || ${colleagueOf(amounts, "branch_at", "h")})::uuid end, state,
    case when state = 'snoozed' then ${until} + h % 90 * interval '1 hour' end, h / 3 % 4 = 0, at,
    case when state in ('new', 'open') then at end,
    case when state not in ('new', 'open') then at + h % 900 * interval '1 minute' end,
    case when state not in ('new', 'open') then at + h % 900 * interval '1 minute' end,
    at + h % 900 * interval '1 minute',
    array_to_tsvector(array_remove(string_to_array(lower('first' || c % 2000 || ' last' || c % 50000 || ' '
      || c || '@example com ' || home.name || ' ' || display_address || ' ' || outcode || ' ' || incode || ' '
      || outcode || incode || ' a0' || lpad(r::text, 16, '0') || ' '
      || (select string_agg(right('447' || number, digits), ' ') from generate_series(4, 12) digits)), ' '), ''))
  from ${numbered(amounts)}
  join home on home.n = numbered.home
  cross join lateral (select lpad(c::text, 9, '0') as number,
    case when at < ${until} - interval '60 days' or h % 3 > 0 then 'closed'
      else (array['new', 'open', 'waiting', 'waiting', 'snoozed'])[h / 11 % 5 + 1] end as state) facts`;

const fillMessages = (amounts: Amounts) => `
  insert into conversation_messages (conversation_id, kind, request_kind, record_id, body, at)
  select md5('v' || r)::uuid, 'request', (array['enquiry', 'viewing', 'valuation', 'contact'])[h % 4 + 1],
    ${recordOf("r")}, 'Is there room for a piano? It is an upright, 142 cm wide.', at
  from ${numbered(amounts)};
  insert into conversation_messages (conversation_id, kind, body, outbox_id, staff_id, at)
  select md5('v' || r)::uuid, 'reply', 'Yes, there is. Shall we say Thursday at six?', md5('m' || r * 5)::uuid,
    md5('s' || h % ${colleagues} + 1)::uuid, at + interval '30 minutes'
  from ${numbered(amounts)} where r % 10 > 0;
  insert into conversation_messages (conversation_id, kind, body, mail_message_id, mail, at)
  select md5('v' || r)::uuid, 'mail', 'Thursday at six it is.', r || '@mail.example.com',
    jsonb_build_object('from', jsonb_build_object('name', 'First', 'address', c || '@example.com'),
      'subject', 'Re: your question', 'html', null, 'quoted', null), at + interval '1 hour'
  from ${numbered(amounts)} where r % 5 = 0;
  insert into received_mails (mailbox, uid_validity, uid, digest, message_id, outcome, conversation_id,
    received_at, taken_in_at)
  select 'inbox', '1', r, md5('d' || r), r || '@mail.example.com', 'filed', md5('v' || r)::uuid, at, at
  from ${numbered(amounts)} where r % 5 = 0;
  insert into received_mails (id, mailbox, uid_validity, uid, digest, message_id, outcome, received_at, taken_in_at)
  select md5('h' || n)::uuid, 'inbox', '2', n, md5('h' || n), 'h' || n || '@mail.example.com', 'held', at, at
  from generate_series(1, 200) n cross join lateral (select ${spread("n", 20000)} as at) facts;
  insert into held_mails (mail_id, reason, is_automatic, sender_name, sender_address, subject, text, received_at)
  select id, 'unknown', false, 'First', uid || '@held.example.com', 'A question', 'Is it free?', received_at
  from received_mails where outcome = 'held'`;

/** Seven in ten requests are enquiries. */
const isEnquiry = (r: string) => `${r} % 10 < 7`;
const recordOf = (r: string) =>
  `case when ${isEnquiry(r)} then 'a0' || lpad(${r}::text, 16, '0') else md5('q' || ${r})::uuid::text end`;

const fillRequests = (amounts: Amounts) => `
  insert into enquiries (id, kind, listing_id, contact_id, message, created_at)
  select 'a0' || lpad(r::text, 16, '0'), (array['enquiry', 'viewing'])[h % 2 + 1], home.id,
    md5('c' || c)::uuid, 'Is there room for a piano?', at
  from ${numbered(amounts)} join home on home.n = numbered.home where ${isEnquiry("r")};
  insert into requests (id, kind, contact_id, payload, created_at)
  select md5('q' || r)::uuid, (array['valuation', 'switch', 'demo', 'contact', 'referral'])[h % 5 + 1],
    md5('c' || c)::uuid, '{"message":"Please call."}', at
  from ${numbered(amounts)} where not ${isEnquiry("r")};
  insert into begun_enquiries (id, listing_id, contact_id, created_at)
  select 'a0b' || lpad(r::text, 15, '0'), home.id, md5('c' || c)::uuid, ${until} - r * interval '1 minute'
  from ${numbered(amounts)} join home on home.n = numbered.home where r % 20 = 0;
  insert into qualifications (contact_id, answers, completed_at)
  select md5('c' || n)::uuid, '{"totalIncome":41000,"maxRent":1500,"numOfTenants":2,"startDate":"2026-12-01","pets":"no"}', ${spread("n", amounts.requests)}
  from generate_series(1, ${contactsOf(amounts.requests) / 4}) n;
  insert into marketing_choices (contact_id, channel, allowed, wording, source, recorded_by, at)
  select md5('c' || n)::uuid, 'email', n % 2 = 0, 'Homes like this', 'Form', 'visitor', ${spread("n", amounts.requests)}
  from generate_series(1, ${contactsOf(amounts.requests) / 4}) n;
  insert into idempotency_keys (key, call, body_hash, created_at)
  select md5('k' || r)::uuid, 'submitenquiry', 'hash', ${until} - r * interval '1 minute'
  from generate_series(1, ${amounts.requests / 20}) r`;

const fillAudit = ({ requests, records }: Amounts) => `
  insert into audit (id, at, actor, action, subject, subject_id, detail)
  select md5('a' || n)::uuid, ${spread("n", records)},
    case when h % 10 < 6 then md5('s' || h / 16 % ${colleagues} + 1)::uuid::text when h % 10 = 6 then 'visitor'
      when n % 100000 = 1 then 'command line' else 'job' end,
    case when n % 50 = 0 then 'feed.imported' else (array['conversation.assigned', 'conversation.closed',
      'conversation.replied', 'mail.retried'])[h / 10 % 4 + 1] end,
    case when n % 50 = 0 then 'branch' when n % 10 < 5 then 'conversation' when n % 10 < 7 then 'enquiry'
      when n % 10 = 7 then 'booking' when n % 10 = 8 then 'mail' else 'listing' end,
    case when n % 50 = 0 then (n / 50 % 100)::text when n % 10 < 5 then md5('v' || n * ${requests} / ${records} + 1)::uuid::text
      when n % 10 < 7 then 'a0' || lpad((n * ${requests} / ${records})::text, 16, '0')
      when n % 10 = 8 then md5('m' || n)::uuid::text else lpad((h % 100000)::text, 24, 'b') end,
    case when n % 50 = 0 then jsonb_build_object('records', 100, 'taken', 99, 'refusals', 1) end
  from (select n, ${hash("n")} as h from generate_series(1::bigint, ${records}) n) numbered`;

/** Short ones: a real one has ten times as much. */
const fillMails = ({ requests, records }: Amounts) => `
  insert into outbox (id, kind, recipient, subject, html, about_id, state, attempts, next_attempt_at,
    last_error, created_at, sent_at, bounced_at, bounce_reason)
  select md5('m' || n)::uuid, (array['reply', 'enquiry-confirmation', 'enquiry-notice', 'booking-reminder',
      'alert'])[n % 5 + 1], (r - 1) % ${contactsOf(requests)} + 1 || '@example.com', 'About your question',
    '<!doctype html><title>About your question</title><p>Thank you. We answer within the day, ' || md5(n::text) || '.</p>',
    case when n % 5 = 0 then md5('v' || r)::uuid::text when n % 5 < 3 then 'a0' || lpad(r::text, 16, '0')
      when n % 5 = 3 then lpad((r / 5)::text, 24, 'b') else md5('l' || n)::uuid::text end,
    state, case state when 'waiting' then 0 when 'failed' then 8 else 1 end, at,
    case state when 'failed' then '550 no such user' end, at, case state when 'sent' then at end,
    case when state = 'sent' and n % 3000 = 7 then at end, case when state = 'sent' and n % 3000 = 7 then '5.1.1' end
  from (select n, greatest(1, n * ${requests} / ${records}) as r, ${spread("n", records)} as at,
      case when n <= 300 then 'waiting' when n % 20000 = 9 then 'failed' when n % 50000 = 11 then 'stopped'
        else 'sent' end as state
    from generate_series(1::bigint, ${records}) n) numbered`;

const fills: ((amounts: Amounts) => string)[] = [
  fillStaff,
  fillContacts,
  fillConversations,
  fillMessages,
  fillRequests,
  fillAudit,
  fillMails,
  fillDiary,
  fillTenancies,
  fillPapers,
];

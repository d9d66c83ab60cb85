import { createOfferDetails } from "../server/testing/offer-form.ts";

export interface Amounts {
  homes: number;
  requests: number;
  /** Rows of the audit, and as many mails. */
  records: number;
  /** A divisor of the colleagues. */
  branches: number;
}

export const colleagues = 500;

/** The number of one of a branch's own. */
export const colleagueOf = ({ branches }: Amounts, branchAt: string, n: string) =>
  `(${branchAt} + ${n} % ${colleagues / branches} * ${branches})`;

const today = "date '2026-11-20'";
const morning = "timestamptz '2026-11-20 09:00:00+00'";
const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;
const content = literal({ kind: "whole", details: createOfferDetails() });

/** One request in five leads to a viewing by somebody of the home's branch, from three years ago until a fortnight from now. */
export const fillDiary = (amounts: Amounts, { homes, requests, branches } = amounts) => `
  insert into working_hours (negotiator_id, weekday, starts, ends)
  select id, weekday, '09:00', '18:00' from negotiators, generate_series(1, 6) weekday;
  create temp table viewing as
  select b, md5('p' || b)::uuid as appointment, lpad(b::text, 24, 'b') as id, 'a0' || lpad((b * 5)::text, 16, '0') as enquiry,
    (b * 5 - 1) % ${Math.floor(requests * 0.6)} + 1 as c, ${colleagueOf(amounts, "branch_at", "place")} as negotiator, home,
    ${morning} + day * interval '1 day' + place / ${colleagues / branches} % 9 * interval '1 hour' as at
  from (select b, day, branch_at, home.id as home, row_number() over (partition by branch_at, day order by b) - 1 as place
    from generate_series(1, ${Math.floor(requests / 5)}) b
    join home on home.n = (b::bigint * 7919) % ${homes}
    cross join lateral (select 14 - (b::float8 / ${Math.floor(requests / 5)} * 1095)::int as day) facts) placed;
  insert into appointments (id, kind, negotiator_id, listing_id, place, starts_at, ends_at, state, created_by, created_at, changed_at)
  select appointment, 'viewing', negotiator, home, 'Here', at, at + interval '30 minutes', 'booked', 'visitor',
    at - interval '3 days', at - interval '3 days' from viewing;
  insert into bookings (id, enquiry_id, appointment_id, listing_id, contact_id, starts_at, ends_at, state, placed_at,
    created_at, outcome, outcome_at, reminded_at, feedback_asked_at)
  select id, case when b * 5 % 10 < 7 then enquiry end, appointment, home, md5('c' || c)::uuid, at, at + interval '30 minutes',
    case when b % 9 = 0 then 'cancelled' else 'confirmed' end, at - interval '3 days', at - interval '3 days',
    case when at < ${morning} and b % 9 > 0 then case when b % 11 = 0 then 'no-show' else 'done' end end,
    case when at < ${morning} and b % 9 > 0 then at end, case when at < ${morning} then at end,
    case when at < ${morning} then at end from viewing;
  insert into viewing_feedback (booking_id, answer, answered_by, answered_at, changed_at)
  select id, (array['interested', 'perhaps', 'no'])[b % 3 + 1], 'renter', at, at from viewing
  where at < ${morning} and b % 2 = 0;
  insert into viewing_waits (listing_id, contact_id, enquiry_id, since, told_at)
  select home, md5('c' || c)::uuid, enquiry, at, case when b > 300 then at end from viewing where b % 4 = 0
  on conflict do nothing;
  insert into offered_times (listing_id, contact_id, enquiry_id, channel, times, at)
  select home, md5('c' || c)::uuid, enquiry, 'mail', '[]', at from viewing where b % 4 = 0;
  insert into home_viewings (listing_id, accompaniment, minutes, notice_hours, buffer_minutes, shown_by, access, alarm,
    is_tenanted, tenant_name, tenant_email, changed_at)
  select id, 'accompanied', 30, 24, 0, '{}', '', '', n % 2 = 0, case when n % 2 = 0 then 'Tenant' else '' end,
    case when n % 2 = 0 then 't' || n || '@example.com' else '' end, ${morning} - n % 1000 * interval '1 day' from home;
  insert into home_keys (id, code, listing_id, kept_at) select md5('key' || n)::uuid, 'K-' || n, id, 'Hook ' || n from home;
  insert into key_movements (key_id, action, holder_name, recorded_by, at)
  select md5('key' || b % ${homes})::uuid, 'given', 'Builder', 'command line', at from viewing where b % 2 = 0`;

/** One request in twenty leads to an offer, two offers in five to a tenancy, and that to keys within a month. */
export const fillTenancies = (amounts: Amounts, { homes, requests } = amounts) => `
  create temp table offered as
  select o, 'offer' || lpad(o::text, 15, '0') as id, home.id as home, ${colleagueOf(amounts, "branch_at", "o")} as colleague, home.name, (o * 20 - 1) % ${Math.floor(requests * 0.6)} + 1 as c,
    ${morning} - o::float8 / ${Math.floor(requests / 20)} * interval '1095 days' as at,
    case when o % 5 < 2 then 'accepted' when o <= 200 then 'submitted' when o % 5 = 2 then 'expired' else 'declined' end as state
  from generate_series(1, ${Math.floor(requests / 20)}) o
  join home on home.n = (o::bigint * 3) % ${homes};
  insert into offers (id, listing_id, contact_id, state, content, advertised_rent, invited_at, submitted_at, expires_at)
  select id, home, md5('c' || c)::uuid, state, case when state <> 'expired' then ${content} end, 2450, at - interval '1 day',
    case when state <> 'expired' then at end, at + interval '29 days' from offered;
  insert into offer_tenants (offer_id, position, name, dob, email, email_key, phone, employer, job, salary, rent_share)
  select id, 1, 'First' || c % 2000 || ' Last' || c % 50000, '1994-03-09', c || '@example.com', c || '@example.com', '07700 900123',
    'Harrow Instruments', 'Technician', 41000, 10000 from offered where state <> 'expired';
  insert into offer_history (offer_id, action, state, actor, at)
  select id, 'invite', 'invited', 'command line', at from offered union all select id, state, state, 'job', at from offered;
  insert into landlords (id, contact_id, created_at)
  select md5('ll' || n)::uuid, md5('c' || n % ${Math.floor(requests * 0.6)} + 1)::uuid, ${morning} from home where n % 3 = 0;
  insert into landlord_homes (listing_id, landlord_id, since) select id, md5('ll' || n - n % 3)::uuid, ${morning} from home;
  create temp table let as
  select *, md5('t' || o)::uuid as tenancy, md5('tp' || o)::uuid as person, (at at time zone 'utc')::date as accepted,
    case when at > ${morning} - interval '25 days' then 'progressing' when at > ${morning} - interval '400 days' then 'moved-in'
      when o % 20 = 0 then 'fallen-through' else 'finished' end as stage
  from (select distinct on (home, at > ${morning} - interval '25 days') * from offered where state = 'accepted'
    order by home, at > ${morning} - interval '25 days', o) one;
  insert into tenancies (id, offer_id, listing_id, landlord_id, state, accepted, accepted_on, accepted_by, starts_on, rent_pcm, takes_deposit,
    adults, guarantor_required, owner_id, ended_on, ended_by, created_at)
  select tenancy, id, home, (select landlord_id from landlord_homes where listing_id = home), stage,
    jsonb_build_object('home', jsonb_build_object('id', home, 'name', name, 'displayAddress', name, 'address', name, 'postcode', 'E2 1AA'),
      'content', ${content}, 'rentPcm', 2450, 'wrotePcm', null, 'advertisedPcm', 2450, 'tenants', '[]'::jsonb),
    accepted, 'job', accepted + 28, 2450, true, 2, false, md5('s' || colleague)::uuid,
    case when stage in ('finished', 'fallen-through') then accepted + 360 end,
    case when stage in ('finished', 'fallen-through') then 'renter' end, at from let;
  insert into tenancy_people (id, tenancy_id, contact_id, position, name, role)
  select person, tenancy, md5('c' || c)::uuid, 1, 'First' || c % 2000 || ' Last' || c % 50000, 'tenant' from let;
  insert into tenancy_steps (tenancy_id, position, kind, person_id, owner_id, due_on, done_on, done_by, outcome, note)
  select tenancy, k, (array['identity', 'references', 'right-to-rent', 'signature', 'deposit-registration', 'prescribed-information', 'keys'])[k],
    case when k < 5 then person end, md5('s' || colleague)::uuid, accepted + 20, case when isDone then accepted + k end,
    case when isDone then 'job' end, case when isDone then 'passed' end, case when isDone then 'Seen.' end
  from let, generate_series(1, 7) k, lateral (select stage <> 'progressing' as isDone) done;
  insert into tenancy_payments (tenancy_id, kind, asked_pence, asked_on, asked_by, due_on, settled_how, settled_pence, settled_on, settled_by, settled_note)
  select tenancy, 'holding-deposit', 56538, accepted, 'job', accepted + 4, case stage when 'progressing' then null when 'fallen-through' then 'repaid' else 'applied' end,
    case when stage <> 'progressing' then 56538 end, case when stage <> 'progressing' then accepted + 9 end,
    case when stage <> 'progressing' then 'job' end, case when stage <> 'progressing' then 'Seen.' end from let;
  insert into tenancy_receipts (tenancy_id, kind, position, pence, received_on, recorded_by, note)
  select tenancy, 'holding-deposit', 1, 56538, accepted + 1, 'job', 'Seen.' from let`;

/** Each let home has its certificates, of which a few run out. */
export const fillPapers = ({ requests }: Amounts) => `
  insert into listing_certificates (id, listing_id, kind, issued_on, expires_on, reference, added_at)
  select md5('cert' || n || kind)::uuid, id, kind, ${today} - n % 360, ${today} - n % 360 + case kind when 'gas' then 365 else 1825 end,
    '', ${morning} from home, unnest(array['gas', 'eicr', 'epc']) kind;
  update listing_records set paper_ends_on = ends_on
  from (select listing_id, min(expires_on) as ends_on from listing_certificates group by listing_id) first
  where listing_id = listing_records.id;
  insert into listing_changes (listing_id, field, was, became, actor, version, at)
  select id, 'rentPcm', '2400', '2450', 'job', v, ${morning} - v * interval '90 days' from home, generate_series(1, 4) v;
  insert into documents (id, kind, subject, subject_id, file_name, mime_type, bytes, hash, added_by, added_at, erase_on)
  select md5('doc' || o)::uuid, 'identity', 'tenancy', tenancy::text, 'a.pdf', 'application/pdf', 4, 'hash', 'job', at,
    case when stage = 'finished' then accepted + 600 end from let;
  insert into documents (id, kind, subject, subject_id, file_name, mime_type, bytes, hash, added_by, added_at)
  select md5('proof' || listing_id)::uuid, 'ownership', 'home', listing_id, 'a.pdf', 'application/pdf', 4, 'hash',
    landlord_id::text, ${morning} from landlord_homes where landlord_id is not null order by listing_id limit 300;
  insert into photos (name, kept_at, variants_at) select md5('photo' || n) || md5('p' || n) || '.jpg', ${morning}, ${morning}
  from generate_series(1, 5 * (select count(*)::int from home)) n;
  insert into alerts (id, email, email_key, search, description, frequency, state, link_origin, created_at, confirmed_at, last_event_id)
  select md5('al' || n)::uuid, n || '@example.com', n || '@example.com', 'area=hackney&rentmax=' || 1000 + n % 3000, 'Hackney',
    case n % 2 when 0 then 'daily' else 'instant' end, 'active', 'https://example.com', ${morning}, ${morning},
    (select max(id) from listing_events)
  from generate_series(1, ${Math.floor(requests / 50)}) n;
  insert into alert_sent (alert_id, event_id)
  select md5('al' || n)::uuid, e from generate_series(1, ${Math.floor(requests / 50)}) n, generate_series(1, 10) e;
  insert into staff_sessions (token_hash, staff_id, method, browser, created_at, last_seen_at)
  select 'h' || n, md5('s' || n % ${colleagues} + 1)::uuid, 'passkey', 'Firefox', ${morning}, ${morning} from generate_series(1, 2000) n;
  insert into human_check_nonces (nonce, expires_at) select 'n' || n, ${morning} - n * interval '1 second' from generate_series(1, ${Math.floor(requests / 20)}) n`;

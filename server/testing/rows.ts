import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import { createListing } from "./listing.ts";

const home = "p00000000001";
const contact = "11111111-1111-4111-8111-111111111111";
const colleague = "44444444-4444-4444-8444-444444444444";
const campaign = "22222222-2222-4222-8222-222222222222";
const alert = "33333333-3333-4333-8333-333333333333";
const conversation = "55555555-5555-4555-8555-555555555555";
const certificate = "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb";
const appointment = "77777777-7777-4777-8777-777777777777";
const mail = "66666666-6666-4666-8666-666666666666";
const landlord = "77777777-7777-4777-8777-777777777777";
const tenancy = "88888888-8888-4888-8888-888888888888";
const link = "cccccccc-cccc-4ccc-8ccc-cccccccccccc";
const tenant = "99999999-9999-4999-8999-999999999999";
const paper = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";
/** Microsecond precision, in winter and in summer. */
const winter = "'2026-11-21 09:30:00.123456+00'";
const summer = "'2026-07-01 23:59:59.000001+01'";
/** Values that are easily corrupted: both kinds of null, key order, numbers, quotes, line ends. */
const oddJson = String.raw`'{"b":1.50,"a":null,"longer":1e-7,"text":"O''Neill \"q\" \\ £ 🏠 \r\n \u2028 end"}'`;
const oddText = String.raw`E'Ends:\n\r\n\t\\N \\ "quoted" £ 🏠 \u2028 é'`;

const rows: Record<string, string> = {
  listing_events: `(listing_id, kind, rent_pcm, happened_at) values ('${home}', 'new', 2450, ${winter}), ('${home}', 'reduced', 2300, ${summer})`,
  photos: `values ('${"a".repeat(64)}.jpg', ${winter}, null, ${summer})`,
  contacts: `values ('${contact}', 'Zoë', ${oddText}, '+44 7700 900123', 'Zoe@example.com', '447700900123', 'zoe@example.com', ${winter}, ${summer}), ('${campaign}', 'Z', '', '', 'z@example.com', '', 'z@example.com', ${winter}, ${summer})`,
  contact_merges: `values ('${campaign}', '${contact}', ${winter}, 'command line')`,
  contact_claims: `values (default, '${contact}', 'enquiry', 'a0ABCDEFGHIJKLMNOP', 'Zoë', ${oddText}, '1', 'z@example.com', ${winter}, 'kept', ${summer}, '${colleague}')`,
  join_confirmations: `values (default, '${campaign}', '${contact}', ${winter}, ${summer})`,
  queued_work: `values (default, 'sign-in-link', ${oddJson}, ${winter}, ${summer}, 0)`,
  marketing_choices: `(contact_id, channel, allowed, wording, source, recorded_by, at) values ('${contact}', 'email', true, ${oddText}, 'In person', 'command line', ${winter})`,
  erasure_requests: `values (default, '${contact}', 'asked', 'withdrawn', '${alert}', ${winter}, '${alert}', ${summer})`,
  enquiries: `values ('a0ABCDEFGHIJKLMNOP', 'viewing', '${home}', '${contact}', ${oddText}, ${winter}, 'Live video tour')`,
  viewing_wishes: `values ('a0ABCDEFGHIJKLMNOP', '2027-03-28', '09:00', '10:30', '1904-02-29', 41000)`,
  begun_enquiries: `values ('a0BBCDEFGHIJKLMNOP', '${home}', '${contact}', ${winter})`,
  qualifications: `(contact_id, enquiry_id, answers, completed_at) values ('${contact}', 'a0ABCDEFGHIJKLMNOP', ${oddJson}, ${winter}), ('${contact}', null, '{}', ${winter})`,
  requests: `values (default, 'contact', null, 'null', ${winter}), (default, 'demo', '${contact}', '[]', ${summer})`,
  outbox: `(kind, recipient, subject, html, about_id, calendar) values ('k', 'zoe@example.com', 's', ${oddText}, 'x', null), ('k', 'zoe@example.com', 's', '', 'x', 'null'), ('k', 'zoe@example.com', 's', repeat('long ', 20000), 'x', ${oddJson})`,
  audit: `values (default, ${winter}, 'command line', 'a', 's', '1', null)`,
  idempotency_keys: `values ('${contact}', 'submitenquiry', 'hash', ${oddJson}, ${winter})`,
  human_check_nonces: `values ('b', ${winter}), ('A', ${summer}), ('É', 'infinity')`,
  faq_votes: `values (default, 'deposit', 'up', ${winter})`,
  alerts: `values ('${alert}', 'zoe@example.com', 'zoe@example.com', 's', 'd', 'daily', 'active', 'https://example.com', ${winter}, ${winter}, null, 9007199254740993, null)`,
  alert_sent: `values ('${alert}', 9223372036854775807)`,
  branches: `(name, address, phone, areas, is_main, created_at, updated_at) values (${oddText}, 'Main Street', '020 7946 0100', array['N1', 'a,"b'], true, ${winter}, ${summer})`,
  staff: `values ('${colleague}', 'Zoë', 'Zoe@example.com', 'zoe@example.com', 'owner', ${winter}, ${summer}, null, false, 'https://id.example.com 1')`,
  listing_records: `(id, origin, branch_id, agent_ref, state, draft, draft_media, added, owner_id, publish_at, checked_on) values ('${home}', 'office', '1', 'ref', 'ready', ${oddJson}, '[]', array['rent', 'a,"b'], '${colleague}', ${winter}, '2028-02-29')`,
  negotiators: `(name, email, phone) values ('Nia Okafor', 'nia@example.com', '020 7946 0147')`,
  appointments: `(id, kind, negotiator_id, listing_id, place, lat, long, starts_at, ends_at, slot_minutes, note, tenant_told_at, created_by, created_at, changed_at) values ('${appointment}', 'viewing', 1, '${home}', 'Here', 0.1, null, ${winter}, ${winter}::timestamptz + interval '30 minutes', 15, ${oddText}, ${summer}, 'command line', ${winter}, ${summer})`,
  bookings: `(id, appointment_id, enquiry_id, listing_id, contact_id, starts_at, ends_at, state, placed_at, created_at, cancel_reason, outcome, outcome_at) values ('${"b".repeat(24)}', '${appointment}', 'a0ABCDEFGHIJKLMNOP', '${home}', '${contact}', ${winter}, ${winter}::timestamptz + interval '30 minutes', 'booked', ${winter}, ${winter}, ${oddText}, 'no-show', ${summer})`,
  working_hours: `values (1, 0, '09:00', '17:30')`,
  time_off: `values (default, 1, ${winter}, ${winter}::timestamptz + interval '1 day', ${oddText}, '${colleague}', ${summer})`,
  diary_settings: `values (1, ${oddJson}, 2)`,
  home_viewings: `values ('${home}', 'accompanied', 30, 24, 0, '{1}', ${oddText}, '1234', true, 'Zoë', 'zoe@example.com', ${winter})`,
  home_keys: `values ('${appointment}', 'K-12', '${home}', 'Hook 3', null, ${oddText}, ${summer}, null)`,
  key_movements: `(key_id, action, holder_name, due_back, recorded_by, at) values ('${appointment}', 'given', ${oddText}, ${summer}, '${colleague}', ${winter})`,
  viewing_waits: `values (default, '${home}', '${contact}', 'a0ABCDEFGHIJKLMNOP', ${winter}, ${summer})`,
  offered_times: `(listing_id, contact_id, enquiry_id, channel, times, at) values ('${home}', '${contact}', 'a0ABCDEFGHIJKLMNOP', 'site', ${oddJson}, ${winter})`,
  booking_replies: `values (default, '${"b".repeat(24)}', true, ${oddText}, ${winter})`,
  campaigns: `values ('${campaign}', 'renter-check', '', ${winter}, null)`,
  campaign_recipients: `values ('${"c".repeat(32)}', '${campaign}', 'Zoë', 'zoe@example.com', 'zoe@example.com', ${winter})`,
  campaign_replies: `(recipient_id, resp, created_at) values ('${"c".repeat(32)}', false, ${winter})`,
  campaign_stops: `values ('hash', ${winter}, true)`,
  daily_mails: `values ('key', ${winter})`,
  viewing_feedback: `values ('${"b".repeat(24)}', 'perhaps', 'rent', ${oddText}, 'renter', ${winter}, ${oddText}, ${oddText}, ${summer}, '${colleague}', ${summer})`,
  appointment_delays: `(appointment_id, starts_at, minutes, recorded_by, at) values ('${appointment}', ${winter}, 15, '${colleague}', ${winter})`,
  valuation_figures: `values ('${appointment}', 2150, 2100, 2200, ${oddText}, '${colleague}', ${winter})`,
  listing_certificates: `values ('${certificate}', '${home}', 'gas', '2026-11-20', '2027-11-19', ${oddText}, '${colleague}', ${winter}, '${alert}')`,
  certificate_chases: `values ('${certificate}', 30, ${winter})`,
  listing_changes: `(listing_id, field, was, became, actor, version, at) values ('${home}', 'rentPcm', ${oddText}, '2450', '${colleague}', 2, ${winter})`,
  listing_overrides: `(listing_id, rule, message, reason, staff_id, at) values ('${home}', 'photos', 'Few', ${oddText}, '${colleague}', ${winter})`,
  listing_undos: `values (default, '${colleague}', ${oddJson}, ${winter})`,
  listing_views: `values ('${home}', '2028-02-29', 12)`,
  saved_listing_views: `values (default, '${colleague}', ${oddText}, '?tab=blocked')`,
  view_marks: `values ('2028-02-29', 'mark')`,
  view_salts: `values ('2028-02-29', 'salt')`,
  staff_passkeys: `values ('id', '${colleague}', 'Zoë’s phone', 'key', 9007199254740991, 'hybrid,internal', ${winter}, null)`,
  staff_sessions: `values (default, 'hash', '${colleague}', 'passkey', 'Chrome', ${winter}, ${summer})`,
  staff_links: `(id, kind, staff_id, browser_hash, return_path, expires_at) values ('${link}', 'sign-in', '${colleague}', 'browser', '/office', ${winter})`,
  staff_challenges: `values ('hash', 'browser', null, ${winter})`,
  offers: `values ('offer', '${home}', '${contact}', 'submitted', null, 3, ${oddJson}, 2450, ${winter}, ${winter}, ${summer})`,
  offer_tenants: `values (default, 'offer', 1, 'Zoë', '1994-03-09', 'zoe@example.com', 'zoe@example.com', '1', 'e', 'j', 41000, 10000)`,
  office_settings: `values (1, ${oddJson}, 60)`,
  conversations: `(id, person_key, contact_id, name, email, phone, listing_id, area, kind, snippet, asked_at, waiting_since, last_message_at, search_words) values ('${conversation}', 'contact:${contact}', '${contact}', 'Zoë', 'zoe@example.com', '1', '${home}', 'E2', 'enquiry', ${oddText}, ${winter}, ${summer}, ${winter}, array_to_tsvector(array['o''neill', 'back\\slash']))`,
  conversation_messages: `(conversation_id, kind, request_kind, record_id, body, mail, at) values ('${conversation}', 'request', 'enquiry', 'a0ABCDEFGHIJKLMNOP', ${oddText}, ${oddJson}, ${winter})`,
  viewer_questions: `values (default, '${conversation}', '${home}', ${oddText}, '${colleague}', ${winter}, ${oddText}, ${summer})`,
  reply_templates: `values (default, 'Already let', ${oddText}, 3, ${winter})`,
  staff_signatures: `values ('${colleague}', ${oddText})`,
  saved_views: `values (default, '${colleague}', 'inbox', ${oddText}, '?late=on', ${winter})`,
  inbox_saved_views: `values (default, '${colleague}', ${oddText}, '?late=on', ${winter})`,
  mailboxes: `values ('key', '1', 4294967295, null, ${winter}, ${summer}, null, null)`,
  received_mails: `values ('${mail}', 'key', '1', 4294967295, 'digest', 'id@example.com', 'held', null, true, ${winter}, ${summer})`,
  received_files: `values (default, '${mail}', 0, 'a.pdf', 'application/pdf', 4, '\\x00ff5c27')`,
  held_mails: `values ('${mail}', 'new', '${conversation}', false, 'Zoë', 'zoe@example.com', 's', ${oddText}, null, '<p>', ${winter}, null)`,
  landlords: `values ('${landlord}', '${contact}', 'Zoë''s Homes Ltd', ${oddText}, 'clear', '2026-11-20', '${colleague}', 'None', ${winter})`,
  landlord_homes: `values ('${home}', '${landlord}', 4, null, ${winter})`,
  landlord_terms: `values (default, '${landlord}', 'tenant-find', '2026-05', '2026-11-20', '${colleague}', '2026-11-21', 'elsewhere', null, null, null)`,
  access_links: `values ('${link}', 'hash', 'renter-page', '${contact}', '${contact}', null, ${winter}, ${summer}, null, ${winter})`,
  offer_decisions: `(offer_id, decision, reason, note, decided_by, at) values ('offer', 'decline', 'income', ${oddText}, '${colleague}', ${winter})`,
  case_confirmations: `values (default, 'copy', ${winter}, ${summer}, '${contact}')`,
  landlord_digests: `values ('${landlord}', '2026-11-23', ${winter})`,
  figure_mails: `values ('${colleague}', '2026-11-23', ${winter})`,
  staff_keys: `values (default, '${colleague}', ${oddText}, 'hash', array['listings', 'a,"b'], ${winter}, ${summer}, null)`,
  feed_files: `values (default, 'blm', 'upload', 'key', 'a.blm', null, 'held', ${oddText}, ${oddJson}, ${oddJson}, ${winter}, '${colleague}', ${summer}, 'job')`,
  feed_questions: `values ('${home}', ${winter}, ${summer}, '${colleague}')`,
  feed_channels: `values ('folder', ${winter}, '${colleague}', ${oddText}, ${summer}, null, ${winter}, null, 3, '"tag"', null, ${summer}, ${oddJson})`,
  portal_files: `values (default, 'portal', '1', 'a.zip', 'digest', ${oddJson}, '[]', '[]', 'failed', ${oddText}, ${winter}, null)`,
  outbox_hold: `values (1, ${winter}, ${oddText})`,
  card_views: `values ('${contact}', '${colleague}', ${winter})`,
  portal_holds: `values ('${home}', 'portal', ${oddText}, '${colleague}', ${winter})`,
  decision_undos: `values (default, '${home}', 'accept', '${colleague}', ${winter}, ${oddJson})`,
  landlord_answers: `values ('offer', '${landlord}', ${winter}, '${colleague}', 'decline', 'start-date', ${oddText}, ${summer})`,
  documents: `values ('${paper}', 'identity', 'tenancy', '${tenancy}', '${contact}', 'a.pdf', 'application/pdf', 4, 'hash', null, 'command line', ${winter}, '2028-02-29')`,
  document_contents: `values ('${paper}', 'key', '\\x00ff5c27', '\\x00', '\\x0aff')`,
  tenancies: `values ('${tenancy}', 'offer', '${home}', '${landlord}', 'fallen-through', ${oddJson}, '2026-11-20', 'command line', '2028-02-29', 2450, true, 2, false, '${colleague}', '2026-11-21', 'renter', ${oddText}, null, 3, ${winter})`,
  tenancy_people: `values ('${tenant}', '${tenancy}', '${contact}', 1, 'Zoë', 'tenant', 'R7X2KD9PA', '2026-11-20')`,
  tenancy_steps: `values (default, '${tenancy}', 1, 'right-to-rent', '${tenant}', '${colleague}', '2026-11-20', '2026-11-20', 'x', 'passed', ${oddText}, null, ${oddJson})`,
  tenancy_payments: `values ('${tenancy}', 'holding-deposit', 56538, '2026-11-20', 'x', '2026-11-24', 'kept', 56538, '2026-11-21', 'x', ${oddText}, '${paper}', 'withdrew')`,
  tenancy_receipts: `values (default, '${tenancy}', 'holding-deposit', 1, 56538, '2026-11-20', 'x', '', null)`,
  tenancy_extensions: `values (default, '${tenancy}', 1, '2026-12-20', '2026-11-20', 'x', '', '${paper}')`,
  tenancy_alarms: `values ('${tenancy}', 'agreement 2026-12-05 -5', ${winter})`,
  tenancy_signatures: `values (default, '${tenancy}', '${tenant}', '${paper}', 'hash', 'Zoë', ${oddText}, ${winter}, '${alert}')`,
  offer_history: `(offer_id, action, state, actor, at) values ('offer', 'invite', 'invited', 'command line', ${winter})`,
};

export async function fillTables({ orm }: Database): Promise<void> {
  await orm.insert(listings).values([
    createListing({ id: home }),
    createListing({
      id: "p00000000002",
      agentRef: "other",
      lat: 0.1 + 0.2,
      long: -1 / 3,
      availableFrom: "2028-02-29",
      displayFeatures: ["", "null", 'a "b", {c}', "back\\slash", "é\u2028"],
      specialFeatures: [],
    }),
  ]);
  for (const [table, values] of Object.entries(rows))
    await orm.execute(sql.raw(`insert into ${table} ${values}`));
}

import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../testing/tables.ts";

test("every table is classified by whether it holds personal data", () => {
  const personal = [
    "alerts",
    "appointments",
    "booking_replies",
    "bookings",
    "begun_enquiries",
    "campaign_recipients",
    "contacts",
    "contact_claims",
    "marketing_choices",
    "conversation_messages",
    "conversations",
    "enquiries",
    "held_mails",
    // Contractors who have keys, as in the movements.
    "home_keys",
    // Tenants in homes.
    "home_viewings",
    "key_movements",
    "offer_tenants",
    "offered_times",
    "offers",
    "outbox",
    "qualifications",
    "received_files",
    "received_mails",
    "requests",
    "valuation_figures",
    "viewer_questions",
    "viewing_feedback",
    "viewing_waits",
    "viewing_wishes",
    "access_links",
    // Found and erased with their link.
    "case_confirmations",
    "document_contents",
    "documents",
    "landlord_answers",
    "landlord_homes",
    "landlord_terms",
    "landlords",
    "offer_decisions",
    "tenancies",
    "tenancy_extensions",
    "tenancy_payments",
    "tenancy_people",
    "tenancy_receipts",
    "tenancy_signatures",
    "tenancy_steps",
  ];
  const impersonal = [
    "alert_sent",
    "audit",
    "branches",
    "campaign_replies",
    // A hash, which must survive an erasure to honour the opt-out.
    "campaign_stops",
    "campaigns",
    // Keyed hashes of addresses, kept for a day.
    "daily_mails",
    "certificate_chases",
    // Staff, not visitors.
    "appointment_delays",
    "contact_merges",
    "join_confirmations",
    "diary_settings",
    "erasure_requests",
    // Ids only.
    "conversation_undos",
    "decision_undos",
    "faq_votes",
    // Files of homes, what they changed, and where they went.
    "feed_channels",
    "feed_files",
    "feed_questions",
    "portal_files",
    "portal_holds",
    // Hashes, of staff.
    "staff_keys",
    "human_check_nonces",
    "idempotency_keys",
    "inbox_saved_views",
    "listing_certificates",
    // Facts of homes and their former texts. Who lives there is in home_viewings alone.
    "listing_changes",
    "listing_records",
    "listing_events",
    "listing_overrides",
    "listing_undos",
    "listing_views",
    "listings",
    "mailboxes",
    // Staff, not visitors.
    "negotiators",
    "offer_history",
    "office_settings",
    // Files of homes on their way, for a day.
    "photo_uploads",
    "photos",
    // Keyed hashes of client addresses, kept for an hour.
    "rate_limits",
    // Addresses that somebody asks a link for, until a second later it is mailed.
    "queued_work",
    "reply_presence",
    "reply_templates",
    "saved_listing_views",
    "saved_views",
    "secrets",
    "staff_signatures",
    "staff",
    "staff_challenges",
    "staff_links",
    "staff_passkeys",
    "staff_sessions",
    "time_off",
    // Hashes with a salt that is deleted the day after.
    "view_marks",
    "view_salts",
    "working_hours",
    "tenancy_alarms",
    // That a landlord had a digest, by id.
    "landlord_digests",
    // That a colleague had a mail, by id.
    "figure_mails",
    // Which colleague looked at whose card, by id: it goes with the contact.
    "card_views",
    "outbox_hold",
  ];
  const tables = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  );
  // Add a new table to find-person.ts and erase-expired.ts (or similar), or to the second list.
  expect(tables.toSorted()).toEqual([...personal, ...impersonal].toSorted());
});

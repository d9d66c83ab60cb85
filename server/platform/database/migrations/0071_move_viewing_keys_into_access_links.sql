-- Enquiries, viewings and offers of times had ids that opened them. They get ordinary ids, and the ids
-- that people hold become the secrets of their links, kept as hashes.
-- Processes of the version before must be stopped first: they look records up by the ids that end here.
ALTER TABLE "begun_enquiries" DROP CONSTRAINT "begun_enquiries_id_form";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_id_form";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_id_form";--> statement-breakpoint
-- What each id becomes: the same wherever it stands.
CREATE FUNCTION id_after_key(purpose text, key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select substr(encode(sha256(convert_to(purpose || ' ' || key, 'UTF8')), 'hex'), 1, 32)::uuid::text
$$;--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at")
SELECT hash_secret("id"), 'enquiry', id_after_key('enquiry', "id"), "contact_id", "created_at" FROM "enquiries";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at")
SELECT hash_secret("id"), 'enquiry', id_after_key('enquiry', "id"), "contact_id", "created_at" FROM "begun_enquiries";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at")
SELECT hash_secret("id"), 'booking', id_after_key('booking', "id"), "contact_id", "created_at" FROM "bookings";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at")
SELECT "token_hash", 'offered-times', "id"::text, "contact_id", "at" FROM "offered_times" WHERE "token_hash" IS NOT NULL;--> statement-breakpoint
-- Mails that wait get their secrets when they are sent; those that were sent keep none.
UPDATE "outbox" o SET
  "html" = replace("html", "about_id", '~booking.' || b.new_id || '~'),
  "calendar" = CASE WHEN "calendar" IS NULL THEN NULL ELSE jsonb_set("calendar", '{ics}', to_jsonb(
    replace(regexp_replace("calendar" ->> 'ics', E'\\r\\n[ \\t]', '', 'g'), "about_id", '~booking.' || b.new_id || '~'))) END,
  "about_id" = b.new_id
FROM (SELECT "id", id_after_key('booking', "id") AS new_id FROM "bookings") b
WHERE b."id" = o."about_id";--> statement-breakpoint
-- Notices to the office name the enquiry.
UPDATE "outbox" o SET "html" = replace("html", "about_id", e.new_id), "about_id" = e.new_id
FROM (SELECT "id", id_after_key('enquiry', "id") AS new_id FROM "enquiries") e
WHERE e."id" = o."about_id";--> statement-breakpoint
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT DISTINCT o.id, m[1] AS secret, '~offered-times.' || t.id || '~' AS slot
    FROM outbox o,
      regexp_matches(o.html, '/choose-viewing\?id=([A-Za-z0-9_-]{43})', 'g') m
      JOIN offered_times t ON t.token_hash = hash_secret(m[1])
    WHERE o.html LIKE '%/choose-viewing?id=%'
  LOOP
    UPDATE outbox SET html = replace(html, found.secret, found.slot) WHERE id = found.id;
  END LOOP;
END
$$;--> statement-breakpoint
UPDATE "conversation_messages"
SET "body" = regexp_replace("body", 'https?://[^[:space:]<>"]*/choose-viewing\?id=[A-Za-z0-9_-]{43}', '(link to their page)', 'g')
WHERE "kind" = 'reply' AND "body" LIKE '%/choose-viewing?id=%';--> statement-breakpoint
-- Received mails quote ours.
UPDATE "conversation_messages" SET
  "body" = regexp_replace("body", '((booking-confirmation|booking-confirmation\.ics|my-viewing|viewing-feedback|choose-viewing)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{43}|[0-9a-f]{24})', '\1', 'gi'),
  "mail" = regexp_replace("mail"::text, '((booking-confirmation|booking-confirmation\.ics|my-viewing|viewing-feedback|choose-viewing)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{43}|[0-9a-f]{24})', '\1', 'gi')::jsonb
WHERE "kind" = 'mail' AND ("body" ~ '(booking-confirmation|my-viewing|viewing-feedback|choose-viewing)' OR "mail"::text ~ '(booking-confirmation|my-viewing|viewing-feedback|choose-viewing)');--> statement-breakpoint
UPDATE "held_mails" SET
  "text" = regexp_replace("text", '((booking-confirmation|booking-confirmation\.ics|my-viewing|viewing-feedback|choose-viewing)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{43}|[0-9a-f]{24})', '\1', 'gi'),
  "quoted" = regexp_replace("quoted", '((booking-confirmation|booking-confirmation\.ics|my-viewing|viewing-feedback|choose-viewing)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{43}|[0-9a-f]{24})', '\1', 'gi'),
  "html" = regexp_replace("html", '((booking-confirmation|booking-confirmation\.ics|my-viewing|viewing-feedback|choose-viewing)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{43}|[0-9a-f]{24})', '\1', 'gi')
WHERE "text" ~ '(booking-confirmation|my-viewing|viewing-feedback|choose-viewing)' OR "quoted" ~ '(booking-confirmation|my-viewing|viewing-feedback|choose-viewing)' OR "html" ~ '(booking-confirmation|my-viewing|viewing-feedback|choose-viewing)';--> statement-breakpoint
-- The office finds a conversation by the ids of its requests.
UPDATE "conversations" c SET "search_words" = ts_delete(c."search_words", m.old_words) || array_to_tsvector(m.new_words)
FROM (
  SELECT "conversation_id" AS id, array_agg(lower("record_id")) AS old_words,
    array_agg(id_after_key('enquiry', "record_id")) AS new_words
  FROM "conversation_messages"
  WHERE "request_kind" IN ('enquiry', 'viewing') AND "record_id" LIKE 'a0%' AND length("record_id") = 18
  GROUP BY 1
) m WHERE m.id = c."id";--> statement-breakpoint
UPDATE "conversation_messages" SET "record_id" = id_after_key('enquiry', "record_id")
WHERE "request_kind" IN ('enquiry', 'viewing') AND "record_id" LIKE 'a0%' AND length("record_id") = 18;--> statement-breakpoint
ALTER TABLE "viewing_wishes" DROP CONSTRAINT "viewing_wishes_enquiry_id_enquiries_id_fk";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_enquiry_id_enquiries_id_fk";--> statement-breakpoint
ALTER TABLE "viewing_waits" DROP CONSTRAINT "viewing_waits_enquiry_id_enquiries_id_fk";--> statement-breakpoint
ALTER TABLE "offered_times" DROP CONSTRAINT "offered_times_enquiry_id_enquiries_id_fk";--> statement-breakpoint
ALTER TABLE "offered_times" DROP CONSTRAINT "offered_times_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "booking_replies" DROP CONSTRAINT "booking_replies_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "viewing_feedback" DROP CONSTRAINT "viewing_feedback_booking_id_bookings_id_fk";--> statement-breakpoint
UPDATE "enquiries" SET "id" = id_after_key('enquiry', "id");--> statement-breakpoint
UPDATE "begun_enquiries" SET "id" = id_after_key('enquiry', "id");--> statement-breakpoint
UPDATE "bookings" SET "id" = id_after_key('booking', "id"), "enquiry_id" = id_after_key('enquiry', "enquiry_id");--> statement-breakpoint
UPDATE "viewing_wishes" SET "enquiry_id" = id_after_key('enquiry', "enquiry_id");--> statement-breakpoint
UPDATE "viewing_waits" SET "enquiry_id" = id_after_key('enquiry', "enquiry_id");--> statement-breakpoint
UPDATE "offered_times" SET "enquiry_id" = id_after_key('enquiry', "enquiry_id"), "booking_id" = id_after_key('booking', "booking_id");--> statement-breakpoint
UPDATE "booking_replies" SET "booking_id" = id_after_key('booking', "booking_id");--> statement-breakpoint
UPDATE "viewing_feedback" SET "booking_id" = id_after_key('booking', "booking_id");--> statement-breakpoint
ALTER TABLE "viewing_wishes" ADD CONSTRAINT "viewing_wishes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_waits" ADD CONSTRAINT "viewing_waits_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_replies" ADD CONSTRAINT "booking_replies_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_feedback" ADD CONSTRAINT "viewing_feedback_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" DISABLE TRIGGER "audit_is_immutable";--> statement-breakpoint
-- Also of records that were erased.
UPDATE "audit" SET "subject_id" = CASE
    WHEN "subject" = 'booking' AND length("subject_id") = 24 THEN id_after_key('booking', "subject_id")
    WHEN "subject" = 'enquiry' AND "subject_id" LIKE 'a0%' AND length("subject_id") = 18 THEN id_after_key('enquiry', "subject_id")
    ELSE "subject_id" END,
  "detail" = CASE WHEN "detail" ->> 'enquiryId' LIKE 'a0%' AND length("detail" ->> 'enquiryId') = 18
    THEN jsonb_set("detail", '{enquiryId}', to_jsonb(id_after_key('enquiry', "detail" ->> 'enquiryId'))) ELSE "detail" END
WHERE "subject" IN ('booking', 'enquiry');--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER "audit_is_immutable";--> statement-breakpoint
-- A repeat could not be answered the same any more. Its human check was used: it stores nothing twice.
DELETE FROM "idempotency_keys" WHERE "call" IN ('submitenquiry', 'viewrequest', 'addrenter');--> statement-breakpoint
DROP INDEX "offered_times_token";--> statement-breakpoint
ALTER TABLE "offered_times" DROP COLUMN "token_hash";--> statement-breakpoint
DROP FUNCTION id_after_key(text, text);--> statement-breakpoint
-- One that is sent goes on under its id, with its links.
CREATE FUNCTION delete_begun_enquiry_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM access_links
  WHERE purpose = 'enquiry' AND record_id IN (SELECT id FROM gone)
    AND NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.id = access_links.record_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER begun_enquiries_access_links AFTER DELETE ON "begun_enquiries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_begun_enquiry_links();--> statement-breakpoint
CREATE TRIGGER enquiries_access_links AFTER DELETE ON "enquiries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('enquiry');--> statement-breakpoint
CREATE TRIGGER bookings_access_links AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('booking');--> statement-breakpoint
CREATE TRIGGER offered_times_access_links AFTER DELETE ON "offered_times" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('offered-times');

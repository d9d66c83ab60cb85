-- The secrets of offers, alerts, campaigns, previews and calendars become access links; records get
-- ordinary ids. Links that people hold go on working.
-- Processes of the version before must be stopped first: they read the columns that end here.
CREATE FUNCTION replace_secret_id(record text, secret text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select substr(encode(sha256(convert_to(record || ' ' || secret, 'UTF8')), 'hex'), 1, 32)::uuid::text
$$;--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at")
SELECT hash_secret("id"), 'offer', replace_secret_id('offer', "id"), "contact_id", "invited_at" FROM "offers";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at")
SELECT hash_secret("id"), 'campaign', replace_secret_id('campaign', "id"), "created_at" FROM "campaign_recipients";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at")
SELECT translate(encode(decode("confirm_hash", 'hex'), 'base64'), '+/=', '-_'), 'alert-confirm', "id"::text, "created_at"
FROM "alerts" WHERE "confirm_hash" ~ '^[0-9a-f]{64}$';--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at")
SELECT hash_secret("stop_token"), 'alert-stop', "id"::text, "created_at" FROM "alerts";--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at", "expires_at")
SELECT "preview_hash", 'preview', "id", "preview_until" - interval '14 days', "preview_until"
FROM "listing_records" WHERE "preview_hash" IS NOT NULL AND "preview_until" IS NOT NULL;--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at", "last_used_at")
SELECT "token_hash", 'calendar', "staff_id"::text, "created_at", "last_read_at" FROM "calendar_addresses";--> statement-breakpoint
ALTER TABLE "offer_tenants" DROP CONSTRAINT "offer_tenants_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "offer_history" DROP CONSTRAINT "offer_history_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "offer_decisions" DROP CONSTRAINT "offer_decisions_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "landlord_answers" DROP CONSTRAINT "landlord_answers_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "tenancies" DROP CONSTRAINT "tenancies_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_replies" DROP CONSTRAINT "campaign_replies_recipient_id_campaign_recipients_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_recipients" DROP CONSTRAINT "campaign_recipients_id_form";--> statement-breakpoint
UPDATE "offers" SET "id" = replace_secret_id('offer', "id");--> statement-breakpoint
UPDATE "offer_tenants" SET "offer_id" = replace_secret_id('offer', "offer_id");--> statement-breakpoint
UPDATE "offer_history" SET "offer_id" = replace_secret_id('offer', "offer_id");--> statement-breakpoint
UPDATE "offer_decisions" SET "offer_id" = replace_secret_id('offer', "offer_id");--> statement-breakpoint
UPDATE "landlord_answers" SET "offer_id" = replace_secret_id('offer', "offer_id");--> statement-breakpoint
UPDATE "tenancies" SET "offer_id" = replace_secret_id('offer', "offer_id") WHERE "offer_id" IS NOT NULL;--> statement-breakpoint
-- Received mails quote ours.
UPDATE "conversation_messages" SET
  "body" = regexp_replace("body", '((/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{32}|[A-Za-z0-9]{20})', '\1', 'gi'),
  "mail" = regexp_replace("mail"::text, '((/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{32}|[A-Za-z0-9]{20})', '\1', 'gi')::jsonb
WHERE "kind" = 'mail' AND ("body" ~* '(/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id' OR "mail"::text ~* '(/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id');--> statement-breakpoint
UPDATE "held_mails" SET
  "text" = regexp_replace("text", '((/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{32}|[A-Za-z0-9]{20})', '\1', 'gi'),
  "quoted" = regexp_replace("quoted", '((/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{32}|[A-Za-z0-9]{20})', '\1', 'gi'),
  "html" = regexp_replace("html", '((/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id(=|%3D))([A-Za-z0-9_-]{32}|[A-Za-z0-9]{20})', '\1', 'gi')
WHERE "text" ~* '(/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id' OR "quoted" ~* '(/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id' OR "html" ~* '(/|%2F)offer(/|%2F)|(alert/confirm|alert/stop|request-viewing|renter-check|renter-survey|campaign/stop)(\?|%3F)id';--> statement-breakpoint
-- The office finds a conversation by the ids of its requests.
UPDATE "conversations" c SET "search_words" = ts_delete(c."search_words", m.old_words) || array_to_tsvector(m.new_words)
FROM (
  SELECT "conversation_id" AS id, array_agg(lower("record_id")) AS old_words,
    array_agg(replace_secret_id('offer', "record_id")) AS new_words
  FROM "conversation_messages"
  WHERE "request_kind" = 'offer' AND "record_id" ~ '^[A-Za-z0-9]{20}$'
  GROUP BY 1
) m WHERE m.id = c."id";--> statement-breakpoint
UPDATE "conversation_messages" SET "record_id" = replace_secret_id('offer', "record_id")
WHERE "request_kind" = 'offer' AND "record_id" ~ '^[A-Za-z0-9]{20}$';--> statement-breakpoint
UPDATE "decision_undos" SET "former" = jsonb_set("former", '{offers}', (
  SELECT coalesce(jsonb_agg(jsonb_set(one, '{id}', to_jsonb(replace_secret_id('offer', one ->> 'id'))) ORDER BY n), '[]')
  FROM jsonb_array_elements("former" -> 'offers') WITH ORDINALITY AS offer(one, n)))
WHERE jsonb_typeof("former" -> 'offers') = 'array';--> statement-breakpoint
UPDATE "campaign_recipients" SET "id" = replace_secret_id('campaign', "id");--> statement-breakpoint
UPDATE "campaign_replies" SET "recipient_id" = replace_secret_id('campaign', "recipient_id");--> statement-breakpoint
ALTER TABLE "offer_tenants" ADD CONSTRAINT "offer_tenants_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_history" ADD CONSTRAINT "offer_history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_answers" ADD CONSTRAINT "landlord_answers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_replies" ADD CONSTRAINT "campaign_replies_recipient_id_campaign_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."campaign_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What the audit says of offers stays true under their new ids, also of those that are erased.
ALTER TABLE "audit" DISABLE TRIGGER "audit_is_immutable";--> statement-breakpoint
UPDATE "audit" SET "subject_id" = replace_secret_id('offer', "subject_id")
WHERE "subject" = 'offer' AND "subject_id" ~ '^[A-Za-z0-9]{20}$';--> statement-breakpoint
UPDATE "audit" SET "detail" = jsonb_set("detail", '{offerId}', to_jsonb(replace_secret_id('offer', "detail" ->> 'offerId')))
WHERE "detail" ->> 'offerId' ~ '^[A-Za-z0-9]{20}$';--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER "audit_is_immutable";--> statement-breakpoint
-- Mails that wait get their secrets when they are sent; those that were sent keep none.
UPDATE "outbox" SET "about_id" = replace_secret_id('offer', "about_id"),
  "html" = replace(
    replace("html", '/offer/' || "about_id", '/offer/~offer.' || replace_secret_id('offer', "about_id") || '~'),
    "about_id", replace_secret_id('offer', "about_id"))
WHERE "kind" LIKE 'offer-%' AND "about_id" ~ '^[A-Za-z0-9]{20}$';--> statement-breakpoint
UPDATE "outbox" SET "about_id" = replace_secret_id('campaign', "about_id"),
  "html" = replace("html", "about_id", '~campaign.' || replace_secret_id('campaign', "about_id") || '~'),
  "unsubscribe_url" = replace("unsubscribe_url", "about_id", '~campaign.' || replace_secret_id('campaign', "about_id") || '~')
WHERE "kind" LIKE 'campaign-%' AND "about_id" ~ '^[A-Za-z0-9_-]{32}$';--> statement-breakpoint
UPDATE "outbox" SET
  "html" = regexp_replace("html", '(/alert/confirm\?id=)[A-Za-z0-9_-]{32}', '\1~alert-confirm.' || "about_id" || '~', 'g')
WHERE "kind" = 'alert-confirmation';--> statement-breakpoint
UPDATE "outbox" SET
  "html" = regexp_replace("html", '(/alert/stop\?id=)[A-Za-z0-9_-]{32}', '\1~alert-stop.' || "about_id" || '~', 'g'),
  "unsubscribe_url" = regexp_replace("unsubscribe_url", '(/api/alert/)[A-Za-z0-9_-]{32}', '\1~alert-stop.' || "about_id" || '~')
WHERE "kind" = 'alert';--> statement-breakpoint
CREATE TRIGGER offers_access_links AFTER DELETE ON "offers" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('offer');--> statement-breakpoint
CREATE TRIGGER campaign_recipients_access_links AFTER DELETE ON "campaign_recipients" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('campaign');--> statement-breakpoint
CREATE TRIGGER alerts_access_links AFTER DELETE ON "alerts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('alert-confirm', 'alert-stop');--> statement-breakpoint
CREATE TRIGGER listing_records_access_links AFTER DELETE ON "listing_records" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('preview');--> statement-breakpoint
CREATE TRIGGER staff_access_links AFTER DELETE ON "staff" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('calendar');--> statement-breakpoint
DROP TABLE "calendar_addresses";--> statement-breakpoint
DROP INDEX "alerts_confirm";--> statement-breakpoint
DROP INDEX "alerts_stop";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "confirm_hash";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "stop_token";--> statement-breakpoint
ALTER TABLE "listing_records" DROP COLUMN "preview_hash";--> statement-breakpoint
ALTER TABLE "listing_records" DROP COLUMN "preview_until";--> statement-breakpoint
DROP FUNCTION replace_secret_id(text, text);

-- What a hundred branches have after three years is read and deleted by these (`docs/decisions/0033`).
DROP INDEX "audit_subject";--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","subject_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_feeds" ON "audit" USING btree ("at" DESC NULLS FIRST) WHERE "subject" = 'branch' and "action" = 'feed.imported';--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
DROP INDEX "outbox_sent";--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "state" = 'sent';--> statement-breakpoint
CREATE INDEX "requests_age" ON "requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "offers_age" ON "offers" USING btree (coalesce("submitted_at","invited_at"));--> statement-breakpoint
CREATE INDEX "offers_waiting" ON "offers" USING btree ("listing_id","submitted_at") WHERE "state" = 'submitted';--> statement-breakpoint
CREATE INDEX "tenancies_age" ON "tenancies" USING btree ((("ended_on" + interval '72 months')::date));--> statement-breakpoint
CREATE INDEX "tenancies_state" ON "tenancies" USING btree ("state","starts_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tenancy_steps_undone" ON "tenancy_steps" USING btree ("tenancy_id") WHERE "done_on" is null or "outcome" = 'failed';--> statement-breakpoint
CREATE INDEX "tenancy_steps_limited" ON "tenancy_steps" USING btree ("tenancy_id") WHERE "right_to_rent" ->> 'result' = 'limited';--> statement-breakpoint
CREATE INDEX "tenancy_payments_held" ON "tenancy_payments" USING btree ("tenancy_id") WHERE "settled_how" is null;--> statement-breakpoint
CREATE INDEX "appointments_end" ON "appointments" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "viewing_waits_age" ON "viewing_waits" USING btree ("since");--> statement-breakpoint
CREATE INDEX "viewing_waits_untold" ON "viewing_waits" USING btree ("listing_id","since") WHERE "told_at" is null;--> statement-breakpoint
CREATE INDEX "home_viewings_tenants" ON "home_viewings" USING btree ("changed_at") WHERE "tenant_name" <> '' or "tenant_email" <> '';--> statement-breakpoint
CREATE INDEX "key_movements_holders" ON "key_movements" USING btree ("at") WHERE "holder_name" is not null;--> statement-breakpoint
CREATE INDEX "home_keys_removed" ON "home_keys" USING btree ("removed_at") WHERE "holder_name" is not null;--> statement-breakpoint
DROP INDEX "received_mails_age";--> statement-breakpoint
CREATE INDEX "received_mails_age" ON "received_mails" USING btree ("taken_in_at") WHERE "conversation_id" is null;--> statement-breakpoint
CREATE INDEX "held_mails_discarded" ON "held_mails" USING btree ("discarded_at") WHERE "discarded_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_pending" ON "alerts" USING btree ("created_at") WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX "alerts_ended" ON "alerts" USING btree ("ended_at") WHERE "state" = 'ended';--> statement-breakpoint
CREATE INDEX "campaigns_age" ON "campaigns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "booking_replies_age" ON "booking_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaign_replies_age" ON "campaign_replies" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "listing_records" ADD COLUMN "paper_ends_on" date;--> statement-breakpoint
-- As the check of a home finds it. What the home does not need is taken out by its next check.
UPDATE "listing_records" SET "checked_on" = null, "paper_ends_on" = (
  SELECT min("last") FROM (
    SELECT max("expires_on") AS "last" FROM "listing_certificates"
    WHERE "listing_id" = "listing_records"."id" GROUP BY "kind") "papers");--> statement-breakpoint
CREATE INDEX "listing_records_papers" ON "listing_records" USING btree ("paper_ends_on","id") WHERE "paper_ends_on" is not null;--> statement-breakpoint
CREATE INDEX "listing_records_words" ON "listing_records" USING gin (array_to_tsvector(array_remove(string_to_array("searched", ' '), '')));--> statement-breakpoint
CREATE INDEX "listing_records_faulty" ON "listing_records" USING btree ("state","updated_at") WHERE "forbidden" > 0;--> statement-breakpoint
CREATE INDEX "listing_records_unpublished" ON "listing_records" USING btree ("updated_at") WHERE "publish_problem" is not null;--> statement-breakpoint
CREATE INDEX "listing_records_last_days" ON "listing_records" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_records_title" ON "listing_records" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "listing_records_rent" ON "listing_records" USING btree ("rent_pcm","id");--> statement-breakpoint
CREATE INDEX "listing_records_most_rent" ON "listing_records" USING btree ("rent_pcm" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_records_bricks" ON "listing_records" USING btree ("bricks","id");--> statement-breakpoint
CREATE INDEX "listings_names" ON "listings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "home_keys_open" ON "home_keys" USING btree ("due_back","code") WHERE "removed_at" is null;--> statement-breakpoint
CREATE INDEX "home_viewings_tenant_email" ON "home_viewings" USING btree (lower("tenant_email"));--> statement-breakpoint
CREATE INDEX "outbox_reply_to" ON "outbox" USING btree (lower("reply_to")) WHERE "reply_to" is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_sender" ON "conversation_messages" USING btree (lower("mail" -> 'from' ->> 'address')) WHERE "mail" is not null;--> statement-breakpoint
CREATE INDEX "conversations_area" ON "conversations" USING btree ("area","lane","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "merged_into" is null;--> statement-breakpoint
CREATE INDEX "conversations_joined_words" ON "conversations" USING gin ("search_words") WHERE "merged_into" is not null;--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("payload" #>> '{contact,email}'));--> statement-breakpoint
CREATE INDEX "requests_own_email" ON "requests" USING btree (lower("payload" #>> '{email}'));--> statement-breakpoint
CREATE INDEX "requests_landlord_email" ON "requests" USING btree (lower("payload" #>> '{landlordEmail}'));--> statement-breakpoint
CREATE INDEX "offers_drafts" ON "offers" USING btree ("id") WHERE "draft" is not null;--> statement-breakpoint
CREATE INDEX "tenancies_landlord" ON "tenancies" USING btree ("landlord_id","created_at");--> statement-breakpoint
CREATE INDEX "erasure_requests_contact" ON "erasure_requests" USING btree ("contact_id");

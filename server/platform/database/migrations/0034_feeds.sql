CREATE TABLE "feed_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text,
	"name" text NOT NULL,
	"path" text,
	"state" text NOT NULL,
	"problem" text,
	"figures" jsonb,
	"report" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "feed_files_source_key" UNIQUE("source","source_key"),
	CONSTRAINT "feed_files_source" CHECK ("feed_files"."source" in ('folder', 'address', 'upload', 'command')),
	CONSTRAINT "feed_files_state" CHECK ("feed_files"."state" in ('reading', 'checked', 'held', 'taken', 'refused', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "feed_questions" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"kept_by" text
);
--> statement-breakpoint
CREATE TABLE "feed_channels" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"pause_reason" text,
	"due_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"compared_at" timestamp with time zone,
	"comparison" jsonb
);
--> statement-breakpoint
CREATE TABLE "portal_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"portal" text NOT NULL,
	"branch_id" text NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"homes" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "portal_files_state" CHECK ("portal_files"."state" in ('sending', 'accepted', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "staff_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_keys_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "feed_questions" ADD CONSTRAINT "feed_questions_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_keys" ADD CONSTRAINT "staff_keys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_files_received" ON "feed_files" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "portal_files_of" ON "portal_files" USING btree ("portal","branch_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_keys_staff" ON "staff_keys" USING btree ("staff_id");--> statement-breakpoint
-- Keys, alarm and who lives there are asked for on the diary's page of the home; the editor has no such fields any more.
UPDATE "listing_records" SET "details" = "details" - 'keys' - 'alarm' - 'occupant' - 'notice', "draft" = "draft" - 'keys' - 'alarm' - 'occupant' - 'notice'
WHERE "details" ?| array['keys', 'alarm', 'occupant', 'notice'] OR "draft" ?| array['keys', 'alarm', 'occupant', 'notice'];--> statement-breakpoint
DELETE FROM "listing_changes" WHERE "field" IN ('keys', 'alarm', 'occupant', 'notice');

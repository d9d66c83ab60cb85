CREATE TABLE "daily_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_stops" ADD COLUMN "is_keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "daily_mails_age" ON "daily_mails" USING btree ("queued_at");
CREATE TABLE "campaign_recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_recipients_once" UNIQUE("campaign_id","email_key"),
	CONSTRAINT "campaign_recipients_id_form" CHECK (length("campaign_recipients"."id") = 32)
);
--> statement-breakpoint
CREATE TABLE "campaign_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" text NOT NULL,
	"resp" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_stops" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dev" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('request-viewing', 'renter-check', 'renter-survey'))
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_replies" ADD CONSTRAINT "campaign_replies_recipient_id_campaign_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."campaign_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_person" ON "campaign_recipients" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "campaign_replies_recipient" ON "campaign_replies" USING btree ("recipient_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_one_under_way" ON "campaigns" USING btree ("kind","dev") WHERE "campaigns"."sent_at" is null;
CREATE TABLE "alert_sent" (
	"alert_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	CONSTRAINT "alert_sent_alert_id_event_id_pk" PRIMARY KEY("alert_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"email_key" text,
	"search" text NOT NULL,
	"description" text NOT NULL,
	"frequency" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"stop_token" text NOT NULL,
	"link_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_event_id" bigint DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "alerts_state" CHECK ("alerts"."state" in ('pending', 'active', 'ended')),
	CONSTRAINT "alerts_frequency" CHECK ("alerts"."frequency" in ('instant', 'daily')),
	CONSTRAINT "alerts_person_until_ended" CHECK (("alerts"."state" = 'ended') = ("alerts"."email" is null) and ("alerts"."email" is null) = ("alerts"."email_key" is null))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "alert_sent" ADD CONSTRAINT "alert_sent_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_confirm" ON "alerts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_stop" ON "alerts" USING btree ("stop_token");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_a_search" ON "alerts" USING btree ("email_key","search") WHERE "alerts"."state" = 'active';--> statement-breakpoint
CREATE INDEX "alerts_person" ON "alerts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("frequency","last_event_id") WHERE "alerts"."state" = 'active';
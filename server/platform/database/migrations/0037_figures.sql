CREATE TABLE "figure_mails" (
	"staff_id" uuid NOT NULL,
	"week" date NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_mails_once" PRIMARY KEY("staff_id","week")
);
--> statement-breakpoint
ALTER TABLE "figure_mails" ADD CONSTRAINT "figure_mails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ("asked_at") WHERE "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "listing_events_reduced" ON "listing_events" USING btree ("happened_at") WHERE "listing_events"."kind" = 'reduced';--> statement-breakpoint
CREATE INDEX "offer_history_ended" ON "offer_history" USING btree ("at") WHERE "offer_history"."state" in ('declined', 'withdrawn');--> statement-breakpoint
CREATE INDEX "offers_submitted" ON "offers" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "tenancies_accepted" ON "tenancies" USING btree ("accepted_on");--> statement-breakpoint
CREATE INDEX "tenancy_steps_done" ON "tenancy_steps" USING btree ("kind","done_on");

CREATE TABLE "decision_undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" text NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"former" jsonb NOT NULL,
	CONSTRAINT "decision_undos_decision" CHECK ("decision_undos"."decision" in ('accept', 'decline', 'back-up'))
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "office_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_decisions" DROP CONSTRAINT "offer_decisions_decision";--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_decision" CHECK ("offer_decisions"."decision" in ('accept', 'decline', 'back-up', 'withdraw', 'undo'));--> statement-breakpoint
ALTER TABLE "decision_undos" ADD CONSTRAINT "decision_undos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_undos_listing" ON "decision_undos" USING btree ("listing_id","decided_at");
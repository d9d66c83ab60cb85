CREATE TABLE "faq_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question" text NOT NULL,
	"vote" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_votes_up_or_down" CHECK ("faq_votes"."vote" in ('up', 'down'))
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"contact_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_kind" CHECK ("requests"."kind" in ('valuation', 'switch', 'demo', 'contact', 'referral'))
);
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_votes_question" ON "faq_votes" USING btree ("question");--> statement-breakpoint
CREATE INDEX "requests_contact" ON "requests" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "requests_newest" ON "requests" USING btree ("kind","created_at" DESC NULLS FIRST);
CREATE TABLE "contact_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"record_id" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "contact_claims_record" UNIQUE("record_id","subject","contact_id"),
	CONSTRAINT "contact_claims_subject" CHECK ("contact_claims"."subject" in ('enquiry', 'request', 'offer')),
	CONSTRAINT "contact_claims_decision" CHECK ("contact_claims"."decision" in ('kept', 'taken')),
	CONSTRAINT "contact_claims_decided" CHECK (("contact_claims"."decision" is null) = ("contact_claims"."decided_at" is null) and ("contact_claims"."decision" is null) = ("contact_claims"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "join_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"joined_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "join_confirmations_side" UNIQUE("joined_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "contact_claims" ADD CONSTRAINT "contact_claims_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_confirmations" ADD CONSTRAINT "join_confirmations_joined_id_contact_merges_contact_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."contact_merges"("contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_confirmations" ADD CONSTRAINT "join_confirmations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_claims_contact" ON "contact_claims" USING btree ("contact_id","claimed_at");--> statement-breakpoint
CREATE INDEX "join_confirmations_contact" ON "join_confirmations" USING btree ("contact_id");--> statement-breakpoint
CREATE TRIGGER join_confirmations_access_links AFTER DELETE ON "join_confirmations" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('joined-contact');

CREATE TABLE "case_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"contact_id" uuid,
	"landlord_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "case_links_token" UNIQUE("token_hash"),
	CONSTRAINT "case_links_one_person" CHECK (("case_links"."contact_id" is null) <> ("case_links"."landlord_id" is null))
);
--> statement-breakpoint
CREATE TABLE "document_contents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"nonce" "bytea" NOT NULL,
	"tag" "bytea" NOT NULL,
	"encrypted" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"contact_id" uuid,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"template" text,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"erase_on" date,
	CONSTRAINT "documents_subject_known" CHECK ("documents"."subject" in ('tenancy', 'landlord', 'home'))
);
--> statement-breakpoint
CREATE TABLE "landlord_homes" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"landlord_id" uuid NOT NULL,
	"max_adults" integer,
	"max_households" integer,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "landlord_homes_limits" CHECK ("landlord_homes"."max_adults" > 0 and "landlord_homes"."max_households" > 0)
);
--> statement-breakpoint
CREATE TABLE "landlord_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"landlord_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"version" text NOT NULL,
	"sent_on" date NOT NULL,
	"sent_by" text NOT NULL,
	"signed_on" date,
	"signed_where" text,
	"told_on" date,
	"cancelled_on" date,
	"document_id" uuid,
	CONSTRAINT "landlord_terms_plan" CHECK ("landlord_terms"."plan" in ('tenant-find', 'fully-managed', 'management-only')),
	CONSTRAINT "landlord_terms_signed" CHECK (("landlord_terms"."signed_on" is null) = ("landlord_terms"."signed_where" is null))
);
--> statement-breakpoint
CREATE TABLE "landlords" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"company_name" text,
	"address" text,
	"sanctions_result" text,
	"sanctions_checked_on" date,
	"sanctions_checked_by" text,
	"sanctions_note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landlords_contact" UNIQUE("contact_id"),
	CONSTRAINT "landlords_sanctions_result" CHECK ("landlords"."sanctions_result" in ('clear', 'match')),
	CONSTRAINT "landlords_sanctions_whole" CHECK (("landlords"."sanctions_result" is null) = ("landlords"."sanctions_checked_on" is null) and ("landlords"."sanctions_result" is null) = ("landlords"."sanctions_checked_by" is null))
);
--> statement-breakpoint
CREATE TABLE "landlord_answers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"landlord_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"answer" text,
	"reason" text,
	"note" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "landlord_answers_answer" CHECK ("landlord_answers"."answer" in ('prefer', 'accept', 'decline')),
	CONSTRAINT "landlord_answers_answered" CHECK (("landlord_answers"."answer" is null) = ("landlord_answers"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "offer_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"note" text NOT NULL,
	"decided_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_decisions_decision" CHECK ("offer_decisions"."decision" in ('accept', 'decline', 'back-up', 'withdraw'))
);
--> statement-breakpoint
CREATE TABLE "tenancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" text,
	"listing_id" text NOT NULL,
	"landlord_id" uuid,
	"state" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"accepted_on" date NOT NULL,
	"accepted_by" text NOT NULL,
	"starts_on" date NOT NULL,
	"rent_pcm" integer NOT NULL,
	"takes_deposit" boolean NOT NULL,
	"adults" integer NOT NULL,
	"guarantor_required" boolean NOT NULL,
	"owner_id" uuid,
	"ended_on" date,
	"ended_by" text,
	"end_note" text,
	"end_document_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenancies_offer" UNIQUE("offer_id"),
	CONSTRAINT "tenancies_state" CHECK ("tenancies"."state" in ('progressing', 'moved-in', 'fallen-through', 'finished')),
	CONSTRAINT "tenancies_ended" CHECK (("tenancies"."state" in ('fallen-through', 'finished')) = ("tenancies"."ended_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "tenancy_alarms" (
	"tenancy_id" uuid NOT NULL,
	"key" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenancy_alarms_key" PRIMARY KEY("tenancy_id","key")
);
--> statement-breakpoint
CREATE TABLE "tenancy_extensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"until" date NOT NULL,
	"agreed_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"note" text NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "tenancy_extensions_position" UNIQUE("tenancy_id","position")
);
--> statement-breakpoint
CREATE TABLE "tenancy_payments" (
	"tenancy_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_pence" integer NOT NULL,
	"asked_on" date NOT NULL,
	"asked_by" text NOT NULL,
	"due_on" date NOT NULL,
	"settled_how" text,
	"settled_pence" integer,
	"settled_on" date,
	"settled_by" text,
	"settled_note" text,
	"settled_document_id" uuid,
	"keep_reason" text,
	CONSTRAINT "tenancy_payments_key" PRIMARY KEY("tenancy_id","kind"),
	CONSTRAINT "tenancy_payments_kind" CHECK ("tenancy_payments"."kind" in ('holding-deposit', 'first-rent', 'deposit')),
	CONSTRAINT "tenancy_payments_positive" CHECK ("tenancy_payments"."asked_pence" > 0),
	CONSTRAINT "tenancy_payments_settled" CHECK (("tenancy_payments"."settled_how" is null) = ("tenancy_payments"."settled_on" is null) and ("tenancy_payments"."settled_how" is null) = ("tenancy_payments"."settled_pence" is null)),
	CONSTRAINT "tenancy_payments_kept" CHECK (("tenancy_payments"."settled_how" is not distinct from 'kept') = ("tenancy_payments"."keep_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "tenancy_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"share_code" text,
	"share_code_given_on" date,
	CONSTRAINT "tenancy_people_position" UNIQUE("tenancy_id","position"),
	CONSTRAINT "tenancy_people_role" CHECK ("tenancy_people"."role" in ('tenant', 'occupier', 'guarantor'))
);
--> statement-breakpoint
CREATE TABLE "tenancy_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"pence" integer NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"note" text NOT NULL,
	"document_id" uuid,
	CONSTRAINT "tenancy_receipts_position" UNIQUE("tenancy_id","kind","position"),
	CONSTRAINT "tenancy_receipts_positive" CHECK ("tenancy_receipts"."pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "tenancy_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"person_id" uuid,
	"document_id" uuid NOT NULL,
	"document_hash" text NOT NULL,
	"signed_name" text NOT NULL,
	"consent" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"link_id" uuid NOT NULL,
	CONSTRAINT "tenancy_signatures_once" UNIQUE NULLS NOT DISTINCT("document_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "tenancy_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"done_on" date,
	"done_by" text,
	"outcome" text,
	"note" text,
	"document_id" uuid,
	"right_to_rent" jsonb,
	CONSTRAINT "tenancy_steps_position" UNIQUE("tenancy_id","position"),
	CONSTRAINT "tenancy_steps_done" CHECK (("tenancy_steps"."done_on" is null) = ("tenancy_steps"."done_by" is null) and ("tenancy_steps"."done_on" is null) = ("tenancy_steps"."outcome" is null) and ("tenancy_steps"."done_on" is null or trim(coalesce("tenancy_steps"."note", '')) <> '' or "tenancy_steps"."document_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "backup_until" date;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_contents" ADD CONSTRAINT "document_contents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_homes" ADD CONSTRAINT "landlord_homes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_homes" ADD CONSTRAINT "landlord_homes_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_terms" ADD CONSTRAINT "landlord_terms_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlords" ADD CONSTRAINT "landlords_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_answers" ADD CONSTRAINT "landlord_answers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_answers" ADD CONSTRAINT "landlord_answers_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_alarms" ADD CONSTRAINT "tenancy_alarms_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_extensions" ADD CONSTRAINT "tenancy_extensions_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_payments" ADD CONSTRAINT "tenancy_payments_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_people" ADD CONSTRAINT "tenancy_people_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_people" ADD CONSTRAINT "tenancy_people_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_receipts" ADD CONSTRAINT "tenancy_receipts_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_signatures" ADD CONSTRAINT "tenancy_signatures_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_signatures" ADD CONSTRAINT "tenancy_signatures_person_id_tenancy_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."tenancy_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD CONSTRAINT "tenancy_steps_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD CONSTRAINT "tenancy_steps_person_id_tenancy_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."tenancy_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD CONSTRAINT "tenancy_steps_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_links_contact" ON "case_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "case_links_landlord" ON "case_links" USING btree ("landlord_id");--> statement-breakpoint
CREATE INDEX "case_links_expiry" ON "case_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "documents_subject" ON "documents" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "documents_contact" ON "documents" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "documents_erase" ON "documents" USING btree ("erase_on") WHERE "documents"."erase_on" is not null;--> statement-breakpoint
CREATE INDEX "landlord_homes_landlord" ON "landlord_homes" USING btree ("landlord_id");--> statement-breakpoint
CREATE INDEX "landlord_terms_landlord" ON "landlord_terms" USING btree ("landlord_id","sent_on");--> statement-breakpoint
CREATE INDEX "landlord_answers_landlord" ON "landlord_answers" USING btree ("landlord_id");--> statement-breakpoint
CREATE INDEX "offer_decisions_offer" ON "offer_decisions" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_one_in_progress" ON "tenancies" USING btree ("listing_id") WHERE "tenancies"."state" = 'progressing';--> statement-breakpoint
CREATE INDEX "tenancies_listing" ON "tenancies" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "tenancies_open" ON "tenancies" USING btree ("starts_on") WHERE "tenancies"."state" in ('progressing', 'moved-in');--> statement-breakpoint
CREATE INDEX "tenancy_people_contact" ON "tenancy_people" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "tenancy_signatures_tenancy" ON "tenancy_signatures" USING btree ("tenancy_id");
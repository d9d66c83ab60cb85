CREATE TABLE "offer_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_tenants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"dob" date NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"employer" text NOT NULL,
	"job" text NOT NULL,
	"salary" integer NOT NULL,
	"rent_share" integer NOT NULL,
	CONSTRAINT "offer_tenants_position" UNIQUE("offer_id","position"),
	CONSTRAINT "offer_tenants_share" CHECK ("offer_tenants"."rent_share" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"state" text NOT NULL,
	"draft" jsonb,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"advertised_rent" integer,
	"invited_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('invited', 'draft', 'submitted', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offers_draft_while_open" CHECK (("offers"."state" = 'draft') = ("offers"."draft" is not null)),
	CONSTRAINT "offers_content_once_submitted" CHECK (("offers"."submitted_at" is null) = ("offers"."content" is null))
);
--> statement-breakpoint
ALTER TABLE "offer_history" ADD CONSTRAINT "offer_history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tenants" ADD CONSTRAINT "offer_tenants_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_history_offer" ON "offer_history" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_tenants_person" ON "offer_tenants" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "offers_listing" ON "offers" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "offers_contact" ON "offers" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" USING btree ("invited_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("expires_at") WHERE "offers"."state" in ('invited', 'draft');
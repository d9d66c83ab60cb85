CREATE TABLE "case_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"link_id" uuid NOT NULL,
	"wish" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_confirmations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "landlord_digests" (
	"landlord_id" uuid NOT NULL,
	"week" date NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landlord_digests_once" PRIMARY KEY("landlord_id","week")
);
--> statement-breakpoint
ALTER TABLE "landlords" ADD COLUMN "digest_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_confirmations" ADD CONSTRAINT "case_confirmations_link_id_case_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."case_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landlord_digests" ADD CONSTRAINT "landlord_digests_landlord_id_landlords_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."landlords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_confirmations_link" ON "case_confirmations" USING btree ("link_id");

CREATE TABLE "certificate_chases" (
	"certificate_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_chases_once" PRIMARY KEY("certificate_id","stage")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" integer NOT NULL,
	"parts" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_uploads_file" UNIQUE("listing_id","staff_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "listing_certificates" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD COLUMN "media_was" jsonb;--> statement-breakpoint
ALTER TABLE "certificate_chases" ADD CONSTRAINT "certificate_chases_certificate_id_listing_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."listing_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uploads_old" ON "photo_uploads" USING btree ("created_at");

ALTER TABLE "landlord_homes" ADD COLUMN "papers_from" timestamp with time zone;--> statement-breakpoint
UPDATE "landlord_homes" "h" SET "papers_from" = (SELECT max("a"."at") FROM "audit" "a" WHERE "a"."action" = 'landlord.home' AND "a"."subject_id" = "h"."landlord_id"::text AND "a"."detail"->>'listingId' = "h"."listing_id") WHERE EXISTS (SELECT FROM "audit" "a" WHERE "a"."action" = 'landlord.home' AND "a"."subject_id" <> "h"."landlord_id"::text AND "a"."detail"->>'listingId' = "h"."listing_id");--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "figures_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_contact" ON "appointments" USING btree ("contact_id") WHERE "appointments"."contact_id" is not null;

-- What a receipt said before it was corrected, when somebody last made sure that a tenancy goes on, and a day on which
-- the file of each certificate is erased: six years after its last day (domain/documents/paper-retention.ts).
ALTER TABLE "tenancies" ADD COLUMN "confirmed_on" date;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "confirmed_note" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "confirmed_document_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancy_payments" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
CREATE INDEX "tenancies_confirmed_on" ON "tenancies" USING btree (coalesce("confirmed_on", "starts_on")) WHERE "tenancies"."state" = 'moved-in';--> statement-breakpoint
CREATE INDEX "tenancy_payments_corrected" ON "tenancy_payments" USING btree ("tenancy_id") WHERE "tenancy_payments"."corrections" is not null;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_confirmed" CHECK (("tenancies"."confirmed_on" is null) = ("tenancies"."confirmed_by" is null));--> statement-breakpoint
UPDATE "documents" SET "erase_on" = ("added_at" AT TIME ZONE 'Europe/London')::date + interval '72 months' + CASE "kind"
  WHEN 'energy-certificate' THEN interval '120 months' WHEN 'electrical-report' THEN interval '60 months'
  WHEN 'licence' THEN interval '60 months' ELSE interval '12 months' END
WHERE "subject" in ('home', 'landlord') AND "kind" in ('gas-certificate', 'electrical-report', 'energy-certificate', 'licence', 'insurance');--> statement-breakpoint
UPDATE "documents" SET "erase_on" = "listing_certificates"."expires_on" + interval '72 months'
FROM "listing_certificates" WHERE "listing_certificates"."document_id" = "documents"."id";

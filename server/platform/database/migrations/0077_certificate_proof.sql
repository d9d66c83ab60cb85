ALTER TABLE "listing_records" ADD COLUMN "papers_unproven" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD COLUMN "source" jsonb;--> statement-breakpoint
-- The next check of such a home counts them.
UPDATE "listing_records" SET "checked_on" = null WHERE "id" IN (
  SELECT "listing_id" FROM "listing_certificates" WHERE "document_id" is null);--> statement-breakpoint
CREATE INDEX "listing_records_unproven" ON "listing_records" USING btree ("state","id") WHERE papers_unproven > 0;
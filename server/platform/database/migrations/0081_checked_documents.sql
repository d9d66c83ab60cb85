ALTER TABLE "documents" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "checked_by" text;--> statement-breakpoint
-- Colleagues were told of these by email: none of them comes to Today all at once.
UPDATE "documents" SET "checked_at" = "added_at"
  WHERE ("subject" = 'landlord' OR "subject" = 'home' AND "kind" IN ('ownership', 'terms', 'other'))
    AND "added_by" IN (SELECT "id"::text FROM "landlords");--> statement-breakpoint
CREATE INDEX "documents_unchecked" ON "documents" USING btree ("added_at") WHERE "documents"."checked_at" is null and "documents"."subject" <> 'tenancy';
-- Parts of a payment that were dealt with before more of it came. What shows that money came is no receipt any more, which
-- every tenant may read: a bank statement can show the payments of others. And a day on which the file of a certificate is
-- erased, as in 0059, for those that a process of the version before it kept while it ran on.
ALTER TABLE "tenancy_payments" ADD COLUMN "earlier" jsonb;--> statement-breakpoint
UPDATE "documents" SET "kind" = 'payment-record' WHERE "kind" = 'receipt' AND "id" IN (
  SELECT "document_id" FROM "tenancy_receipts"
  UNION SELECT "settled_document_id" FROM "tenancy_payments"
  UNION SELECT ("one" #>> '{evidence,documentId}')::uuid FROM "tenancy_payments", jsonb_array_elements("corrections") AS "one"
  UNION SELECT ("one" #>> '{was,evidence,documentId}')::uuid FROM "tenancy_payments", jsonb_array_elements("corrections") AS "one");--> statement-breakpoint
UPDATE "documents" SET "erase_on" = coalesce(
  (SELECT max("expires_on") FROM "listing_certificates" WHERE "listing_id" = "subject_id" AND "document_id" = "documents"."id"),
  ("added_at" AT TIME ZONE 'Europe/London')::date + CASE "kind"
    WHEN 'energy-certificate' THEN interval '120 months' WHEN 'electrical-report' THEN interval '60 months'
    WHEN 'licence' THEN interval '60 months' ELSE interval '12 months' END) + interval '72 months'
WHERE "erase_on" IS NULL AND "subject" = 'home' AND "kind" in ('gas-certificate', 'electrical-report', 'energy-certificate', 'licence', 'insurance');

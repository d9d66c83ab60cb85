ALTER TABLE "qualifications" ADD COLUMN "of_record" boolean;--> statement-breakpoint
UPDATE "qualifications" q SET "of_record" = true WHERE NOT EXISTS (
	SELECT FROM "contact_claims" k JOIN "contacts" c ON c."id" = k."contact_id"
	WHERE k."subject" = 'enquiry' AND k."record_id" = q."enquiry_id" AND k."contact_id" = q."contact_id"
		AND lower(k."firstname" || ' ' || k."lastname") <> lower(c."firstname" || ' ' || c."lastname")
);

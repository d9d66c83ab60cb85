CREATE TABLE "queued_work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"asked" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queued_work_due" ON "queued_work" USING btree ("due_at");--> statement-breakpoint
-- The demo's people have no way in but the page to sign in.
DELETE FROM "staff_passkeys" WHERE "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo");
--> statement-breakpoint
DELETE FROM "staff_links" WHERE "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo");
--> statement-breakpoint
DELETE FROM "calendar_addresses" WHERE "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo");
--> statement-breakpoint
UPDATE "staff_keys" SET "revoked_at" = now()
  WHERE "revoked_at" IS NULL AND "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo");
--> statement-breakpoint
-- Whom they have invited can be invited again, by somebody real.
WITH "invited" AS (
  UPDATE "staff" SET "left_at" = now()
  WHERE NOT "is_demo" AND "joined_at" IS NULL AND "left_at" IS NULL AND EXISTS (
    SELECT FROM "audit" WHERE "subject" = 'staff' AND "subject_id" = "staff"."id"::text
      AND "action" IN ('staff.invited', 'staff.invited-again')
      AND "actor" IN (SELECT "demo"."id"::text FROM "staff" "demo" WHERE "demo"."is_demo"))
  RETURNING "id")
DELETE FROM "staff_links" WHERE "staff_id" IN (SELECT "id" FROM "invited");
--> statement-breakpoint
-- Where real data came before this version, the demo ends now.
UPDATE "staff" SET "left_at" = now()
  WHERE "is_demo" AND "left_at" IS NULL AND (
    EXISTS (SELECT FROM "listings" WHERE "branch_id" <> '999999')
    OR EXISTS (SELECT FROM "staff" "real" WHERE NOT "real"."is_demo" AND "real"."joined_at" IS NOT NULL));
--> statement-breakpoint
DELETE FROM "staff_sessions"
  WHERE "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo" AND "left_at" IS NOT NULL);

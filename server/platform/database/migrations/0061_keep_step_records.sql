-- What a step of a let was recorded as before it was done again or undone, when somebody who has no right to rent any
-- more was reported to the Home Office, the terms that an agreement was made from, and every signature by link, also
-- one that was undone and given again. An agreement made before this that nobody has signed is made anew.
ALTER TABLE "tenancy_signatures" DROP CONSTRAINT "tenancy_signatures_once";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD COLUMN "reported" jsonb;--> statement-breakpoint
ALTER TABLE "tenancy_steps" ADD COLUMN "earlier" jsonb;--> statement-breakpoint
CREATE INDEX "tenancy_steps_unreported" ON "tenancy_steps" USING btree ("tenancy_id") WHERE "tenancy_steps"."right_to_rent" ->> 'result' = 'none' and "tenancy_steps"."reported" is null;
-- A home that is in nobody's area belongs to the main branch, as a request does: what belongs to none
-- would be seen by nobody who is limited to a branch. It leaves it once its feed or area is known.
CREATE OR REPLACE FUNCTION give_home_branch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  main uuid := (SELECT "id" FROM "branches" WHERE "is_main");
BEGIN
  IF NEW."branch" IS NULL THEN
    NEW."branch" := coalesce(find_branch(NEW."branch_id", NEW."outcode"), main);
  ELSIF NEW."branch" = main AND find_branch(OLD."branch_id", OLD."outcode") IS NULL THEN
    NEW."branch" := coalesce(find_branch(NEW."branch_id", NEW."outcode"), main);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER listing_records_given_branch ON "listing_records";--> statement-breakpoint
CREATE TRIGGER listing_records_given_branch BEFORE INSERT ON "listing_records"
  FOR EACH ROW WHEN (NEW."branch" IS NULL) EXECUTE FUNCTION give_home_branch();
--> statement-breakpoint
CREATE TRIGGER listing_records_placed BEFORE UPDATE OF "outcode", "branch_id" ON "listing_records"
  FOR EACH ROW WHEN (NEW."branch" IS NULL OR (NEW."branch" IS NOT DISTINCT FROM OLD."branch"
    AND (NEW."outcode", NEW."branch_id") IS DISTINCT FROM (OLD."outcode", OLD."branch_id")))
  EXECUTE FUNCTION give_home_branch();
--> statement-breakpoint
UPDATE "listing_records" SET "branch" = (SELECT "id" FROM "branches" WHERE "is_main")
WHERE "branch" IS NULL AND EXISTS (SELECT FROM "branches" WHERE "is_main");
--> statement-breakpoint
UPDATE "conversations" SET "branch" = (SELECT "id" FROM "branches" WHERE "is_main")
WHERE "branch" IS NULL AND EXISTS (SELECT FROM "branches" WHERE "is_main");

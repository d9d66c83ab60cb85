CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"week" jsonb,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"feed_id" text,
	"is_main" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "branches_name" ON "branches" USING btree (lower("name")) WHERE "branches"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_feed" ON "branches" USING btree ("feed_id") WHERE "branches"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_main" ON "branches" USING btree ("is_main") WHERE "branches"."is_main";--> statement-breakpoint
ALTER TABLE "listing_records" ADD COLUMN "branch" uuid;--> statement-breakpoint
ALTER TABLE "listing_records" ADD CONSTRAINT "listing_records_branch_branches_id_fk" FOREIGN KEY ("branch") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_records_of_branch" ON "listing_records" USING btree ("branch","state","forbidden");--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "branch" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_branch_branches_id_fk" FOREIGN KEY ("branch") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_branch_waiting" ON "conversations" USING btree ("branch","lane","waiting_since","id") WHERE "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "conversations_branch_newest" ON "conversations" USING btree ("branch","lane","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "conversations"."merged_into" is null;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "branch" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_branch_branches_id_fk" FOREIGN KEY ("branch") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_limited" CHECK (not ("staff"."is_limited" and ("staff"."branch" is null or "staff"."role" = 'owner')));--> statement-breakpoint
-- The branch that the feed names, else the one whose area it is.
CREATE FUNCTION find_branch(feed text, code text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT "id" FROM "branches"
  WHERE "closed_at" IS NULL AND ("feed_id" = feed OR code = ANY("areas"))
  ORDER BY ("feed_id" = feed) IS TRUE DESC, "id"
  LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION give_home_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."branch" := find_branch(NEW."branch_id", NEW."outcode");
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_records_given_branch BEFORE INSERT OR UPDATE OF "outcode", "branch_id" ON "listing_records"
  FOR EACH ROW WHEN (NEW."branch" IS NULL) EXECUTE FUNCTION give_home_branch();
--> statement-breakpoint
CREATE FUNCTION give_conversation_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."listing_id" IS NOT NULL THEN
    SELECT "branch" INTO NEW."branch" FROM "listing_records" WHERE "id" = NEW."listing_id";
  END IF;
  NEW."branch" := coalesce(NEW."branch", find_branch(NULL, NEW."area"),
    (SELECT "id" FROM "branches" WHERE "is_main"));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conversations_given_branch BEFORE INSERT ON "conversations"
  FOR EACH ROW WHEN (NEW."branch" IS NULL) EXECUTE FUNCTION give_conversation_branch();
--> statement-breakpoint
-- What was asked about a home goes where the home goes, and its page says another phone.
CREATE FUNCTION move_home_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."branch" IS NOT NULL THEN
    UPDATE "conversations" SET "branch" = NEW."branch" WHERE "listing_id" = NEW."id";
  END IF;
  PERFORM pg_notify('listings_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_records_moved AFTER UPDATE ON "listing_records"
  FOR EACH ROW WHEN (NEW."branch" IS DISTINCT FROM OLD."branch") EXECUTE FUNCTION move_home_branch();
--> statement-breakpoint
-- Pages of homes say their branch's phone.
CREATE FUNCTION notify_branch_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER branches_changed AFTER INSERT OR UPDATE OR DELETE ON "branches"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_branch_changes();

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("staff_id","list","name"),
	CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('inbox', 'listings'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "saved_views" ("id", "staff_id", "list", "name", "query", "created_at")
SELECT "id", "staff_id", 'inbox', "name", "query", "created_at" FROM "inbox_saved_views";--> statement-breakpoint
-- These had no time: their order was that of their names. The query had no question mark.
INSERT INTO "saved_views" ("id", "staff_id", "list", "name", "query", "created_at")
SELECT "id", "staff_id", 'listings', "name", CASE WHEN "query" = '' THEN '' ELSE '?' || "query" END,
  now() + row_number() OVER (PARTITION BY "staff_id" ORDER BY "name") * interval '1 millisecond'
FROM "saved_listing_views";

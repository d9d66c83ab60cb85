ALTER TABLE "photos" ADD COLUMN "public_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listing_records_draft_pictures" ON "listing_records" USING btree ("id") WHERE draft_media is not null;
--> statement-breakpoint
-- Rows of pictures are there before a home shows them. The order of names avoids deadlocks.
CREATE FUNCTION mark_public_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "photos" SET "public_since" = now()
  FROM (
    SELECT "name" FROM "photos"
    WHERE "public_since" IS NULL AND "name" IN (
      SELECT substr(item ->> 'url', length('/photos/') + 1)
      FROM jsonb_array_elements(NEW."media") item WHERE item ->> 'url' LIKE '/photos/%')
    ORDER BY "name" FOR UPDATE
  ) shown
  WHERE "photos"."name" = shown."name";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_show_photos AFTER INSERT ON "listings"
  FOR EACH ROW WHEN (NEW."media" <> '[]') EXECUTE FUNCTION mark_public_photos();
--> statement-breakpoint
CREATE TRIGGER listings_show_other_photos AFTER UPDATE ON "listings"
  FOR EACH ROW WHEN (NEW."media" IS DISTINCT FROM OLD."media") EXECUTE FUNCTION mark_public_photos();
--> statement-breakpoint
INSERT INTO "photos" ("name", "public_since")
SELECT DISTINCT substr(item ->> 'url', length('/photos/') + 1), now()
FROM "listings", jsonb_array_elements("listings"."media") item
WHERE item ->> 'url' LIKE '/photos/%'
ON CONFLICT ("name") DO UPDATE SET "public_since" = excluded."public_since";

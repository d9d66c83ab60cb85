-- What somebody uploads is a test, which nobody waits for: uploads are on no list of held files. Those that were held before
-- that are tests, too, and still need an admin where they lack many homes.
UPDATE "feed_files" SET "state" = 'checked', "figures" = "figures" || '{"isShort": true}'
  WHERE "source" = 'upload' AND "state" = 'held' AND "report" IS NOT NULL;--> statement-breakpoint
-- Without a report there is nothing to import, only to test again or to discard.
UPDATE "feed_files" SET "state" = 'refused' WHERE "source" = 'upload' AND "state" = 'held';

-- The words of a home are kept, as those of people and conversations are: an indexed expression is
-- worked out again for each row that is looked at, and one letter looks at all of them.
ALTER TABLE "listing_records" ADD COLUMN "search_words" tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array("searched", ' '), ''))) STORED;--> statement-breakpoint
DROP INDEX "listing_records_words";--> statement-breakpoint
CREATE INDEX "listing_records_words" ON "listing_records" USING gin ("search_words");--> statement-breakpoint
ALTER TABLE "listing_records" ALTER COLUMN "search_words" SET STATISTICS 1000;--> statement-breakpoint
-- The half of the days on the market is read off it, and nothing is sorted for that.
CREATE INDEX "listing_records_live" ON "listing_records" USING btree ("listed_at") WHERE "state" in ('available', 'under-offer', 'let-agreed');

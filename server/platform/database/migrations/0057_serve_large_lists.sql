-- The tabs of the table of homes are counted, and its filters served, without reading the rows of all homes:
-- "mine", "own" and "fed" off the first index, the long and the quiet ones on the market off the second, from
-- which the half of the days there is read as before.
CREATE INDEX "listing_records_owner" ON "listing_records" USING btree ("owner_id","state","origin");--> statement-breakpoint
CREATE INDEX "listing_records_market" ON "listing_records" USING btree ("listed_at","state","id") WHERE state in ('available', 'under-offer', 'let-agreed');--> statement-breakpoint
DROP INDEX "listing_records_live";--> statement-breakpoint
-- How many homes have a feature. Without it one in two hundred was guessed, and all homes were read and
-- sorted where the first of an index would do. One for each bit of `feature-bits.ts`.
CREATE STATISTICS "listings_feature_1" ON ("feature_bits" & 1) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_2" ON ("feature_bits" & 2) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_4" ON ("feature_bits" & 4) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_8" ON ("feature_bits" & 8) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_16" ON ("feature_bits" & 16) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_32" ON ("feature_bits" & 32) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_64" ON ("feature_bits" & 64) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_128" ON ("feature_bits" & 128) FROM "listings";--> statement-breakpoint
CREATE STATISTICS "listings_feature_256" ON ("feature_bits" & 256) FROM "listings";--> statement-breakpoint
ANALYZE "listings";

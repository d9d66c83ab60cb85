-- Each home has its record since 0027. Were one without, its rows could not refer to it.
INSERT INTO "listing_records" ("id", "origin", "branch_id", "agent_ref", "state", "state_since", "lowest_rent_pcm", "created_at", "updated_at", "title", "area", "outcode", "rent_pcm", "searched", "listed_at")
SELECT "id", 'blm', "branch_id", "agent_ref", "status", COALESCE("let_agreed_at", "listed_at"), "rent_pcm", "created_at", "updated_at", "name", "area", "outcode", "rent_pcm", "search_text", "listed_at"
FROM "listings" ORDER BY "created_at", "id" ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "landlord_homes" DROP CONSTRAINT "landlord_homes_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "home_keys" DROP CONSTRAINT "home_keys_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "landlord_homes" ADD CONSTRAINT "landlord_homes_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_keys" ADD CONSTRAINT "home_keys_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE no action ON UPDATE no action;
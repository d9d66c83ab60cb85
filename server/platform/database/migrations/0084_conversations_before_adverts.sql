ALTER TABLE "conversations" DROP CONSTRAINT "conversations_listing_id_listings_id_fk";
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "portal_holds" (
	"listing_id" text NOT NULL,
	"portal" text NOT NULL,
	"reason" text NOT NULL,
	"held_by" uuid,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_holds_of" PRIMARY KEY("listing_id","portal"),
	CONSTRAINT "portal_holds_reason" CHECK (trim("portal_holds"."reason") <> '')
);
--> statement-breakpoint
ALTER TABLE "portal_holds" ADD CONSTRAINT "portal_holds_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_holds" ADD CONSTRAINT "portal_holds_held_by_staff_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_viewings" DROP CONSTRAINT "home_viewings_listing_id_listings_id_fk";

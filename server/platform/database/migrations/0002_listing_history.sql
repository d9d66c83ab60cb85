CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"rent_pcm" integer NOT NULL,
	"previous_rent_pcm" integer,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_events_kind" CHECK ("listing_events"."kind" in ('new', 'reduced', 'back'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "listed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "previous_rent_pcm" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "let_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_listing" ON "listing_events" USING btree ("listing_id");--> statement-breakpoint
UPDATE "listings" SET "listed_at" = "created_at", "let_agreed_at" = CASE WHEN "status" = 'let-agreed' THEN "updated_at" END;

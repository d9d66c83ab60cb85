CREATE TABLE "booking_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" text NOT NULL,
	"attends" boolean NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text,
	"listing_id" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"negotiator_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_id_form" CHECK (length("bookings"."id") = 24),
	CONSTRAINT "bookings_order" CHECK ("bookings"."ends_at" > "bookings"."starts_at"),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('booked', 'confirmed', 'change-asked', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "negotiators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "negotiators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "negotiators_email" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "booking_replies" ADD CONSTRAINT "booking_replies_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_negotiator_id_negotiators_id_fk" FOREIGN KEY ("negotiator_id") REFERENCES "public"."negotiators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_replies_booking" ON "booking_replies" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_enquiry" ON "bookings" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "bookings_contact" ON "bookings" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (int4range("negotiator_id", "negotiator_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" <> 'cancelled');

CREATE TABLE "begun_enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "begun_enquiries_id_form" CHECK ("begun_enquiries"."id" like 'a0%' and length("begun_enquiries"."id") = 18)
);
--> statement-breakpoint
CREATE TABLE "qualifications" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"completed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing_wishes" (
	"enquiry_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"from_time" text NOT NULL,
	"until_time" text NOT NULL,
	"date_of_birth" date,
	"salary" integer,
	CONSTRAINT "viewing_wishes_range" CHECK ("viewing_wishes"."from_time" < "viewing_wishes"."until_time")
);
--> statement-breakpoint
ALTER TABLE "begun_enquiries" ADD CONSTRAINT "begun_enquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "begun_enquiries" ADD CONSTRAINT "begun_enquiries_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_wishes" ADD CONSTRAINT "viewing_wishes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "begun_enquiries_contact" ON "begun_enquiries" USING btree ("contact_id","listing_id");--> statement-breakpoint
CREATE INDEX "begun_enquiries_age" ON "begun_enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "qualifications_age" ON "qualifications" USING btree ("completed_at");
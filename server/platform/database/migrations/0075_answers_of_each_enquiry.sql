ALTER TABLE "qualifications" DROP CONSTRAINT "qualifications_pkey";--> statement-breakpoint
ALTER TABLE "qualifications" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "qualifications" ADD COLUMN "enquiry_id" text;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "qualifications_contact" ON "qualifications" USING btree ("contact_id","completed_at");--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_enquiry_id_unique" UNIQUE("enquiry_id");

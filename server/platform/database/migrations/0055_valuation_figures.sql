CREATE TABLE "valuation_figures" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"rent_pcm" integer NOT NULL,
	"lowest_pcm" integer NOT NULL,
	"highest_pcm" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "valuation_figures_range" CHECK ("valuation_figures"."lowest_pcm" > 0 and "valuation_figures"."rent_pcm" between "valuation_figures"."lowest_pcm" and "valuation_figures"."highest_pcm")
);
--> statement-breakpoint
ALTER TABLE "valuation_figures" ADD CONSTRAINT "valuation_figures_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_certificates" DROP CONSTRAINT "listing_certificates_kind";--> statement-breakpoint
ALTER TABLE "listing_certificates" ADD CONSTRAINT "listing_certificates_kind" CHECK ("listing_certificates"."kind" in ('gas', 'eicr', 'epc', 'licence', 'insurance'));

ALTER TABLE "offered_times" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "offered_times" ADD COLUMN "shown_on" date;--> statement-breakpoint
ALTER TABLE "offered_times" DROP CONSTRAINT "offered_times_channel";--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_channel" CHECK ("offered_times"."channel" in ('site', 'office', 'mail', 'own-page'));--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_shown" CHECK (("offered_times"."channel" = 'own-page') = ("offered_times"."shown_on" is not null));--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_day" UNIQUE("booking_id","shown_on");--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD COLUMN "is_passed_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_delays" DROP CONSTRAINT "appointment_delays_minutes";--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD CONSTRAINT "appointment_delays_minutes" CHECK ("appointment_delays"."minutes" between 0 and 240);

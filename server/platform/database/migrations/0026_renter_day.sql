CREATE TABLE "viewing_feedback" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"answer" text,
	"reason" text,
	"message" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"landlord_text" text DEFAULT '' NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewing_feedback_answer" CHECK ("viewing_feedback"."answer" in ('interested', 'perhaps', 'no')),
	CONSTRAINT "viewing_feedback_answered" CHECK (("viewing_feedback"."answer" is null) = ("viewing_feedback"."answered_at" is null) and ("viewing_feedback"."answer" is null) = ("viewing_feedback"."answered_by" is null)),
	CONSTRAINT "viewing_feedback_released" CHECK (("viewing_feedback"."released_at" is null) = ("viewing_feedback"."released_by" is null) and ("viewing_feedback"."released_at" is null or "viewing_feedback"."landlord_text" <> ''))
);
--> statement-breakpoint
CREATE TABLE "appointment_delays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_delays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"recorded_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_delays_minutes" CHECK ("appointment_delays"."minutes" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_addresses_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "diary_settings" ADD COLUMN "names_in_calendars" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "wants_second_reminder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "second_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "feedback_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "viewing_feedback" ADD CONSTRAINT "viewing_feedback_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_delays" ADD CONSTRAINT "appointment_delays_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_delays_appointment" ON "appointment_delays" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_calendar_uid" UNIQUE("calendar_uid");
CREATE TABLE "diary_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"minutes_per_km" jsonb NOT NULL,
	"change_limit_hours" integer NOT NULL,
	CONSTRAINT "diary_settings_one_row" CHECK ("diary_settings"."id" = 1),
	CONSTRAINT "diary_settings_limit" CHECK ("diary_settings"."change_limit_hours" between 0 and 168)
);
--> statement-breakpoint
CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"negotiator_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_off_order" CHECK ("time_off"."ends_at" > "time_off"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"negotiator_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	CONSTRAINT "working_hours_negotiator_id_weekday_pk" PRIMARY KEY("negotiator_id","weekday"),
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 0 and 6),
	CONSTRAINT "working_hours_order" CHECK ("working_hours"."starts" < "working_hours"."ends")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"negotiator_id" integer NOT NULL,
	"listing_id" text,
	"place" text NOT NULL,
	"lat" double precision,
	"long" double precision,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer DEFAULT 1 NOT NULL,
	"slot_minutes" integer,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"held_until" timestamp with time zone,
	"tenant_told_at" timestamp with time zone,
	"tenant_consent" text,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"home_shared" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_order" CHECK ("appointments"."ends_at" > "appointments"."starts_at"),
	CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" in ('viewing', 'valuation', 'photographs', 'check-in', 'other')),
	CONSTRAINT "appointments_state" CHECK ("appointments"."state" in ('held', 'booked', 'cancelled')),
	CONSTRAINT "appointments_held" CHECK (("appointments"."state" = 'held') = ("appointments"."held_until" is not null)),
	CONSTRAINT "appointments_home" CHECK ("appointments"."kind" <> 'viewing' or "appointments"."listing_id" is not null),
	CONSTRAINT "appointments_places" CHECK ("appointments"."places" between 1 and 200),
	CONSTRAINT "appointments_slots" CHECK ("appointments"."slot_minutes" between 5 and 240)
);
--> statement-breakpoint
CREATE TABLE "home_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"listing_id" text NOT NULL,
	"kept_at" text NOT NULL,
	"holder_staff_id" uuid,
	"holder_name" text,
	"due_back" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "home_keys_code" UNIQUE("code"),
	CONSTRAINT "home_keys_held" CHECK (("home_keys"."holder_name" is null) = ("home_keys"."due_back" is null))
);
--> statement-breakpoint
CREATE TABLE "home_viewings" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"accompaniment" text NOT NULL,
	"minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"shown_by" integer[] NOT NULL,
	"access" text NOT NULL,
	"alarm" text NOT NULL,
	"is_tenanted" boolean NOT NULL,
	"tenant_name" text NOT NULL,
	"tenant_email" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_viewings_accompaniment" CHECK ("home_viewings"."accompaniment" in ('accompanied', 'optional', 'unaccompanied')),
	CONSTRAINT "home_viewings_minutes" CHECK ("home_viewings"."minutes" between 10 and 120),
	CONSTRAINT "home_viewings_notice" CHECK ("home_viewings"."notice_hours" between 0 and 168),
	CONSTRAINT "home_viewings_buffer" CHECK ("home_viewings"."buffer_minutes" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "key_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" uuid NOT NULL,
	"action" text NOT NULL,
	"holder_staff_id" uuid,
	"holder_name" text,
	"due_back" timestamp with time zone,
	"recorded_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_movements_action" CHECK ("key_movements"."action" in ('added', 'given', 'returned', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "offered_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offered_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"enquiry_id" text,
	"channel" text NOT NULL,
	"times" jsonb NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offered_times_channel" CHECK ("offered_times"."channel" in ('site', 'office', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "viewing_waits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"enquiry_id" text,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "viewing_waits_person" UNIQUE("listing_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_negotiator_id_negotiators_id_fk";
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
UPDATE "bookings" SET "appointment_id" = gen_random_uuid();--> statement-breakpoint
-- Two negotiators could show one home at the same time until now. Such appointments stay, and are marked.
INSERT INTO "appointments" ("id", "kind", "negotiator_id", "listing_id", "place", "starts_at", "ends_at", "state", "sequence", "home_shared", "created_by", "created_at", "changed_at")
SELECT "appointment_id", 'viewing', "negotiator_id", "listing_id", "place", "starts_at", "ends_at",
  CASE WHEN "state" = 'cancelled' THEN 'cancelled' ELSE 'booked' END, "sequence",
  "state" <> 'cancelled' AND EXISTS (
    SELECT 1 FROM "bookings" other
    WHERE other."listing_id" = "bookings"."listing_id" AND other."id" <> "bookings"."id" AND other."state" <> 'cancelled'
      AND other."starts_at" < "bookings"."ends_at" AND other."ends_at" > "bookings"."starts_at"
  ),
  'command line', "created_at", "placed_at"
FROM "bookings";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "appointment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "negotiators" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "negotiators" ADD COLUMN "travels_by" text DEFAULT 'walk' NOT NULL;--> statement-breakpoint
ALTER TABLE "negotiators" ADD COLUMN "areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "negotiators" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_negotiator_id_negotiators_id_fk" FOREIGN KEY ("negotiator_id") REFERENCES "public"."negotiators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_negotiator_id_negotiators_id_fk" FOREIGN KEY ("negotiator_id") REFERENCES "public"."negotiators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_negotiator_id_negotiators_id_fk" FOREIGN KEY ("negotiator_id") REFERENCES "public"."negotiators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_keys" ADD CONSTRAINT "home_keys_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_keys" ADD CONSTRAINT "home_keys_holder_staff_id_staff_id_fk" FOREIGN KEY ("holder_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_viewings" ADD CONSTRAINT "home_viewings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_movements" ADD CONSTRAINT "key_movements_key_id_home_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."home_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_movements" ADD CONSTRAINT "key_movements_holder_staff_id_staff_id_fk" FOREIGN KEY ("holder_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_times" ADD CONSTRAINT "offered_times_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_waits" ADD CONSTRAINT "viewing_waits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_waits" ADD CONSTRAINT "viewing_waits_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_waits" ADD CONSTRAINT "viewing_waits_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_off_negotiator" ON "time_off" USING btree ("negotiator_id","ends_at");--> statement-breakpoint
CREATE INDEX "appointments_negotiator" ON "appointments" USING btree ("negotiator_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_listing" ON "appointments" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_changed" ON "appointments" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "home_keys_listing" ON "home_keys" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "home_keys_holder" ON "home_keys" USING btree ("holder_staff_id");--> statement-breakpoint
CREATE INDEX "key_movements_key" ON "key_movements" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "offered_times_contact" ON "offered_times" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "offered_times_enquiry" ON "offered_times" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "offered_times_at" ON "offered_times" USING btree ("at");--> statement-breakpoint
CREATE INDEX "viewing_waits_contact" ON "viewing_waits" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "viewing_waits_enquiry" ON "viewing_waits" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiators" ADD CONSTRAINT "negotiators_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_appointment" ON "bookings" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "negotiator_id";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "place";--> statement-breakpoint
ALTER TABLE "negotiators" ADD CONSTRAINT "negotiators_staff" UNIQUE("staff_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_outcome" CHECK ("bookings"."outcome" in ('arrived', 'no-show', 'done'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_outcome_time" CHECK (("bookings"."outcome" is null) = ("bookings"."outcome_at" is null));--> statement-breakpoint
ALTER TABLE "negotiators" ADD CONSTRAINT "negotiators_travel" CHECK ("negotiators"."travels_by" in ('walk', 'bike', 'car', 'public-transport'));--> statement-breakpoint
CREATE TYPE "text_range" AS RANGE (SUBTYPE = text, COLLATION = "C");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_person_free" EXCLUDE USING gist (int4range("negotiator_id", "negotiator_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" <> 'cancelled');--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_home_free" EXCLUDE USING gist (text_range("listing_id", "listing_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" <> 'cancelled' AND "listing_id" IS NOT NULL AND NOT "home_shared");--> statement-breakpoint
UPDATE "negotiators" SET "staff_id" = "staff"."id" FROM "staff" WHERE "staff"."email_key" = lower("negotiators"."email");--> statement-breakpoint
-- Colleagues and negotiators are entered separately, in either order, and are one person.
CREATE FUNCTION link_new_negotiator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.staff_id IS NULL THEN
    SELECT staff.id INTO NEW.staff_id FROM staff WHERE staff.email_key = lower(NEW.email);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER negotiators_link BEFORE INSERT ON "negotiators" FOR EACH ROW EXECUTE FUNCTION link_new_negotiator();--> statement-breakpoint
CREATE FUNCTION link_negotiator_of_new_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE negotiators SET staff_id = NEW.id WHERE staff_id IS NULL AND lower(email) = NEW.email_key;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_link AFTER INSERT ON "staff" FOR EACH ROW EXECUTE FUNCTION link_negotiator_of_new_staff();

CREATE TABLE "listing_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_certificates_kind" CHECK ("listing_certificates"."kind" in ('gas', 'eicr', 'epc', 'licence')),
	CONSTRAINT "listing_certificates_order" CHECK ("listing_certificates"."issued_on" <= "listing_certificates"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" text NOT NULL,
	"field" text NOT NULL,
	"was" text NOT NULL,
	"became" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"version" integer NOT NULL,
	"is_kept" boolean DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_overrides" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_overrides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" text NOT NULL,
	"rule" text NOT NULL,
	"message" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_overrides_of" UNIQUE("listing_id","rule","message")
);
--> statement-breakpoint
CREATE TABLE "listing_records" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "listing_records_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20001 CACHE 1),
	"origin" text NOT NULL,
	"branch_id" text NOT NULL,
	"agent_ref" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft_media" jsonb,
	"added" text[] DEFAULT '{}' NOT NULL,
	"owner_id" uuid,
	"lowest_rent_pcm" integer,
	"publish_at" timestamp with time zone,
	"publish_by" uuid,
	"publish_problem" text,
	"preview_hash" text,
	"preview_until" timestamp with time zone,
	"title" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"outcode" text DEFAULT '' NOT NULL,
	"rent_pcm" integer,
	"searched" text DEFAULT '' NOT NULL,
	"listed_at" timestamp with time zone,
	"bricks" integer DEFAULT 0 NOT NULL,
	"forbidden" integer DEFAULT 0 NOT NULL,
	"warnings" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"checked_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_records_ref" UNIQUE("branch_id","agent_ref"),
	CONSTRAINT "listing_records_number" UNIQUE("number"),
	CONSTRAINT "listing_records_state_known" CHECK ("listing_records"."state" in ('draft', 'ready', 'available', 'under-offer', 'let-agreed', 'let', 'withdrawn')),
	CONSTRAINT "listing_records_id_no_enquiry" CHECK ("listing_records"."id" not like 'a0%')
);
--> statement-breakpoint
CREATE TABLE "listing_undos" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_of_day" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "saved_listing_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "saved_listing_views_name" UNIQUE("staff_id","name")
);
--> statement-breakpoint
CREATE TABLE "view_marks" (
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "view_marks_of_day" PRIMARY KEY("day","mark")
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_certificates" ADD CONSTRAINT "listing_certificates_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_certificates" ADD CONSTRAINT "listing_certificates_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_overrides" ADD CONSTRAINT "listing_overrides_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_overrides" ADD CONSTRAINT "listing_overrides_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_records" ADD CONSTRAINT "listing_records_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_records" ADD CONSTRAINT "listing_records_publish_by_staff_id_fk" FOREIGN KEY ("publish_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_undos" ADD CONSTRAINT "listing_undos_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listing_records_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listing_views" ADD CONSTRAINT "saved_listing_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_certificates_of" ON "listing_certificates" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_certificates_expiry" ON "listing_certificates" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "listing_changes_of" ON "listing_changes" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_records_state" ON "listing_records" USING btree ("state","forbidden");--> statement-breakpoint
CREATE INDEX "listing_records_days" ON "listing_records" USING btree ("listed_at","id");--> statement-breakpoint
CREATE INDEX "listing_records_checked" ON "listing_records" USING btree ("checked_on");--> statement-breakpoint
CREATE INDEX "listing_records_publish" ON "listing_records" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day","listing_id","views");--> statement-breakpoint
-- Every home so far came by a feed.
INSERT INTO "listing_records" ("id", "origin", "branch_id", "agent_ref", "state", "state_since", "lowest_rent_pcm", "created_at", "updated_at", "title", "area", "outcode", "rent_pcm", "searched", "listed_at")
SELECT "id", 'blm', "branch_id", "agent_ref", "status", COALESCE("let_agreed_at", "listed_at"), "rent_pcm", "created_at", "updated_at", "name", "area", "outcode", "rent_pcm", "search_text", "listed_at"
FROM "listings" ORDER BY "created_at", "id";

CREATE TABLE "outbox_hold" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_by" text NOT NULL,
	CONSTRAINT "outbox_hold_one_row" CHECK ("outbox_hold"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "card_views" (
	"contact_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_views_contact_id_staff_id_pk" PRIMARY KEY("contact_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "card_views" ADD CONSTRAINT "card_views_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_views" ADD CONSTRAINT "card_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_views_seen" ON "card_views" USING btree ("seen_at");

CREATE TABLE "photos" (
	"name" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"variants_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "photos" USING btree ("kept_at") WHERE "photos"."variants_at" is null;
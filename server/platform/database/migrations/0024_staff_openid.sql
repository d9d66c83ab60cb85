ALTER TABLE "staff" ADD COLUMN "openid_subject" text;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_openid" UNIQUE("openid_subject");
ALTER TABLE "staff_links" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "staff_links" ADD PRIMARY KEY ("id");--> statement-breakpoint
DROP FUNCTION hash_secret(text);

ALTER TABLE "offered_times" ADD COLUMN "token_hash" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "offered_times_token" ON "offered_times" USING btree ("token_hash") WHERE "token_hash" is not null;

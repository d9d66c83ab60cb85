CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" in ('failed', 'bounced', 'stopped');--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at" DESC NULLS FIRST,"id") WHERE "outbox"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"));